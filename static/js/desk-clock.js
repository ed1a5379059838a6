// A clock that runs up while an incident is ruled; what it shows is sent along with the answer.
class DeskClock extends HTMLElement {
  connectedCallback() {
    this.begun = performance.now() - Number(this.dataset.seconds) * 1000;
    this.timer = setInterval(() => this.tick(), 250);
  }

  disconnectedCallback() {
    clearInterval(this.timer);
  }

  tick() {
    const seconds = String(Math.floor((performance.now() - this.begun) / 1000));
    const shown = this.querySelector("[role=timer]");
    if (shown.textContent === seconds) return;
    shown.textContent = seconds;
    this.querySelector("input").value = seconds;
  }
}

customElements.define("desk-clock", DeskClock);
