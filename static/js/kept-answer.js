// An answer is kept as it is made: every change is sent a moment later, one after the other, and what
// is still to be sent goes along when the page is left. Where an answer is final as soon as it is
// given, it is only kept, and sent when the time ends.

const PAUSE = 400; // milliseconds without a change before it is sent
const AGAIN = 5000; // before what failed is tried again

class KeptAnswer extends HTMLElement {
  connectedCallback() {
    this.change = (event) => event.target.name && this.wait(PAUSE);
    this.addEventListener("input", this.change);
    this.addEventListener("change", this.change);
    this.addEventListener("submit", () => this.stop());
    this.leave = () => this.waiting && this.send();
    this.end = () => (this.dataset.final ? this.hand() : this.leave());
    addEventListener("pagehide", this.leave);
    document.addEventListener("time-ends", this.end);
  }

  disconnectedCallback() {
    this.stop();
    removeEventListener("pagehide", this.leave);
    document.removeEventListener("time-ends", this.end);
  }

  get form() {
    return this.querySelector("form");
  }

  wait(pause) {
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => this.send(), pause);
  }

  stop() {
    clearTimeout(this.waiting);
    this.waiting = 0;
    this.stopped = true;
    this.asking?.abort();
  }

  post(fields) {
    this.asking = new AbortController();
    return fetch(this.form.action, {
      method: "post",
      body: new URLSearchParams(fields),
      keepalive: true,
      signal: this.asking.signal,
    });
  }

  async send() {
    clearTimeout(this.waiting);
    this.waiting = 0;
    if (this.busy) return this.wait(PAUSE); // an older state must not come after a newer one
    const fields = new FormData(this.form);
    fields.set("keep", "1");
    this.busy = true;
    try {
      const answer = await this.post(fields);
      if (answer.status >= 500) throw new TypeError(answer.statusText);
      this.say(await answer.text(), !answer.ok);
    } catch (error) {
      if (error.name === "AbortError" || this.stopped) return;
      this.say(this.dataset.failed, true);
      this.wait(AGAIN);
    } finally {
      this.busy = false;
    }
  }

  // The last moment: what stands there is the answer.
  async hand() {
    const fields = new FormData(this.form);
    const filled = [...fields].some(([name, value]) => /^(answer|fan|tile|extra|total|seat-.)$/.test(name) && value);
    if (filled) await this.post(fields).catch(() => {});
  }

  say(words, wrong) {
    const told = this.querySelector("[data-kept]");
    told.textContent = words;
    told.classList.toggle("sitting__saved--not", wrong);
  }
}

customElements.define("kept-answer", KeptAnswer);
