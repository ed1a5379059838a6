// Asks how far a PDF is, says so, and opens it once it is made. Without this the page loads itself
// again every few seconds.
const EVERY = 1500; // milliseconds
const PATIENCE = 20; // questions without an answer until the page is loaded again

class WaitForPdf extends HTMLElement {
  connectedCallback() {
    this.unanswered = 0;
    this.timer = setTimeout(() => this.look(), EVERY);
  }

  disconnectedCallback() {
    clearTimeout(this.timer);
  }

  async look() {
    try {
      const answer = await fetch(this.dataset.status, { headers: { Accept: "application/json" } });
      if (answer.status < 500) this.unanswered = 0;
      if (answer.ok) return this.show(await answer.json());
      if (answer.status < 500) return location.reload(); // deleted, or signed out: the page says it
    } catch {
      // The server may be starting again.
    }
    this.unanswered += 1;
    if (this.unanswered > PATIENCE) return location.reload();
    this.timer = setTimeout(() => this.look(), EVERY);
  }

  show({ state, running, message, done, total, href }) {
    const said = this.querySelector("[data-message]");
    if (said.textContent !== message) said.textContent = message; // else it is read out again
    const bar = this.querySelector("progress");
    bar.max = total || 1;
    bar.value = total ? done : 0;
    this.querySelector("[data-not-running]").hidden = running;
    if (state === "done" || state === "failed") return location.replace(href);
    this.timer = setTimeout(() => this.look(), EVERY);
  }
}

customElements.define("wait-for-pdf", WaitForPdf);
