// A live hand of a lesson recounts in place, by the same page that its form would open.

const STAYS = ["light"]; // fields that say nothing about the hand

class LiveHand extends HTMLElement {
  connectedCallback() {
    this.addEventListener("change", (event) => {
      if (!STAYS.includes(event.target.name)) this.recount(event.target);
    });
    this.addEventListener("submit", (event) => event.preventDefault());
  }

  async recount(changed) {
    this.asking?.abort();
    this.asking = new AbortController();
    const address = new URL(location.pathname, location.href);
    address.search = this.query();
    try {
      const answer = await fetch(address, { signal: this.asking.signal });
      if (answer.ok) this.show(await answer.text(), changed);
    } catch (error) {
      if (error.name !== "AbortError") throw error;
    }
  }

  query() {
    const fields = new URLSearchParams(new FormData(this.querySelector("form")));
    for (const name of STAYS) fields.delete(name);
    return fields.toString();
  }

  // The racks stay as they are, so that the focus does.
  show(page, changed) {
    const answered = new DOMParser().parseFromString(page, "text/html").getElementById(this.id);
    for (const part of [".felt", ".live__status", ".live__account", ".drill__line"]) {
      this.querySelector(part).replaceChildren(...answered.querySelector(part).childNodes);
    }
    const was = answered.querySelector("[name=was]").value;
    this.querySelector("[name=was]").value = was;
    history.replaceState(null, "", `${location.pathname}${was ? `?${was}` : ""}`);
    changed.focus({ preventScroll: true });
  }
}

customElements.define("live-hand", LiveHand);
