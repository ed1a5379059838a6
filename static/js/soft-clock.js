// A clock that was asked for: it runs down, says once that time is up, and takes nothing away.
const text = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

class SoftClock extends HTMLElement {
  connectedCallback() {
    this.end = performance.now() + Number(this.dataset.seconds) * 1000;
    this.timer = setInterval(() => this.tick(), 250);
  }

  disconnectedCallback() {
    clearInterval(this.timer);
  }

  tick() {
    const left = Math.max(0, Math.ceil((this.end - performance.now()) / 1000));
    const shown = this.querySelector("[role=timer]");
    if (shown.textContent !== text(left)) shown.textContent = text(left);
    if (left) return;
    clearInterval(this.timer);
    this.classList.add("clock--over");
    const over = this.querySelector("[data-over]");
    over.textContent = over.dataset.over;
  }
}

customElements.define("soft-clock", SoftClock);
