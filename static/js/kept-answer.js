// An answer is kept as it is made: every change is sent a moment later, one after the other, and what
// is still to be sent goes along when the page is left. Where an answer is final as soon as it is
// given, it is only kept, and sent with all others when the time ends.

const PAUSE = 400; // milliseconds without a change before it is sent
const AGAIN = 5000; // before what failed is tried again
const PATIENCE = 3000; // with a request under way before an answer is sent all the same

class KeptAnswer extends HTMLElement {
  connectedCallback() {
    this.change = (event) => event.target.name && this.wait(PAUSE);
    this.addEventListener("input", this.change);
    this.addEventListener("change", this.change);
    this.addEventListener("submit", (event) => this.submit(event));
    this.leave = () => this.waiting && this.part();
    this.end = () => (this.dataset.final ? this.post("ends").catch(() => {}) : this.waiting && this.send());
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
    this.stopped = false; // the page may have come back as it was left
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => this.send(), pause);
  }

  stop() {
    clearTimeout(this.waiting);
    this.waiting = 0;
    this.stopped = true;
  }

  // What is under way must not arrive after what is sent now, so that is awaited first.
  submit(event) {
    this.stop();
    if (!this.busy) return;
    event.preventDefault();
    const by = event.submitter;
    const enough = new Promise((done) => setTimeout(done, PATIENCE));
    Promise.race([this.busy, enough]).then(() => {
      this.busy = null;
      this.form.requestSubmit(by);
    });
  }

  post(as) {
    const fields = new FormData(this.form);
    fields.set(as, "1");
    const body = new URLSearchParams(fields);
    return fetch(this.form.action, { method: "post", body, keepalive: true });
  }

  // There is no later moment any more, whatever is under way.
  part() {
    this.stop();
    this.post("keep").catch(() => {});
  }

  send() {
    if (this.busy) return this.wait(PAUSE); // an older state must not come after a newer one
    clearTimeout(this.waiting);
    this.waiting = 0;
    const sent = this.keep().finally(() => {
      if (this.busy === sent) this.busy = null;
    });
    this.busy = sent;
  }

  async keep() {
    try {
      const answer = await this.post("keep");
      if (answer.status >= 500) throw new TypeError(answer.statusText);
      this.say(await answer.text(), !answer.ok);
    } catch {
      if (this.stopped) return;
      this.say(this.dataset.failed, true);
      this.wait(AGAIN);
    }
  }

  say(words, wrong) {
    const told = this.querySelector("[data-kept]");
    told.textContent = words;
    told.classList.toggle("sitting__saved--not", wrong);
  }
}

customElements.define("kept-answer", KeptAnswer);

// Whoever looks at what is still to be handed in when the time ends, hands it in.
document.addEventListener("time-ends", () => document.querySelector("form[data-at-end]")?.requestSubmit());
