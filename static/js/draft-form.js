// The builder without a jump: what a button does is shown in place, and a changed setting is read
// back at once. Where the answer is another page, that page is opened.

const SETTINGS = ".build-settings, .build__name";

class DraftForm extends HTMLElement {
  connectedCallback() {
    this.addEventListener("submit", (event) => this.send(event));
    this.addEventListener("change", (event) => {
      if (event.target.closest(SETTINGS)) this.readBack();
    });
  }

  async send(event) {
    event.preventDefault();
    const form = event.target;
    const pressed = event.submitter;
    const fields = new FormData(form, pressed);
    this.setAttribute("aria-busy", "true");
    this.asking?.abort();
    try {
      const answer = await fetch(form.action, { method: "post", body: new URLSearchParams(fields) });
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      const fresh = page.querySelector("draft-form");
      if (fresh) this.show(fresh, pressed);
      else location.assign(answer.url);
    } catch {
      this.removeAttribute("aria-busy");
      form.submit(); // fetching failed: let the browser say why
    }
  }

  show(fresh, pressed) {
    const open = [...this.querySelectorAll("details[open]")].map((each) => this.nameOf(each));
    const top = pressed?.getBoundingClientRect().top;
    this.replaceChildren(...fresh.childNodes);
    this.removeAttribute("aria-busy");
    this.say(this.querySelector("[role=status]"));
    for (const each of this.querySelectorAll("details")) {
      if (open.includes(this.nameOf(each))) each.open = true;
    }
    const wrong = this.querySelector("#errors");
    const again = wrong ?? (pressed && this.again(pressed));
    if (!again) return;
    again.focus({ preventScroll: !wrong });
    if (!wrong && top !== undefined) scrollBy(0, again.getBoundingClientRect().top - top);
  }

  // What stands in a status as it comes is not read out; what comes into it is.
  say(status) {
    const words = status.textContent;
    status.textContent = "";
    requestAnimationFrame(() => { status.textContent = words; });
  }

  // The same button, or where its question is gone or the button is off, what stands there now.
  again(pressed) {
    const same = this.querySelector(`button[name="do"][value="${CSS.escape(pressed.value)}"]:not(.vh, [disabled])`);
    const [, id] = pressed.value.split(":");
    return same ?? (id && this.querySelector(`#q-${CSS.escape(id)} button:not([disabled])`));
  }

  nameOf(details) {
    return details.closest("[id]").id + details.className;
  }

  // Only the sentence is replaced, for somebody may be typing on.
  async readBack() {
    this.asking?.abort();
    this.asking = new AbortController();
    const form = this.querySelector("form");
    const fields = new FormData(form);
    fields.set("do", "save");
    try {
      const answer = await fetch(form.action, {
        method: "post",
        body: new URLSearchParams(fields),
        signal: this.asking.signal,
      });
      if (!answer.ok) return;
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      const fresh = page.getElementById("read-back");
      if (fresh) this.querySelector("#read-back").replaceChildren(...fresh.childNodes);
    } catch (error) {
      if (error.name !== "AbortError") throw error;
    }
  }
}

customElements.define("draft-form", DraftForm);
