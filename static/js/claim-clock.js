// The time to call a tile: it runs down, and then the tile is let go.
class ClaimClock extends HTMLElement {
  connectedCallback() {
    this.end = performance.now() + Number(this.dataset.seconds) * 1000;
    this.timer = setInterval(() => this.tick(), 100);
    this.tick();
  }

  disconnectedCallback() {
    clearInterval(this.timer);
  }

  tick() {
    const left = Math.max(0, Math.ceil((this.end - performance.now()) / 1000));
    const shown = this.querySelector("[role=timer]");
    if (shown.textContent !== `${left}`) shown.textContent = left;
    if (left) return;
    clearInterval(this.timer);
    this.closest("form").querySelector("button[name=move][value$=n]")?.click();
  }
}

customElements.define("claim-clock", ClaimClock);
