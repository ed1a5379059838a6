// The time that is left: it runs down in sight, and is said at the moments that the page names.
// The server decides; what is sent after the end is refused there.
const two = (number) => String(number).padStart(2, "0");
const text = (seconds) => {
  const minutes = Math.floor(seconds / 60);
  const whole = minutes < 60 ? minutes : `${Math.floor(minutes / 60)}:${two(minutes % 60)}`;
  return `${whole}:${two(seconds % 60)}`;
};

const LAST = 2; // seconds before the end in which something can still be sent

class TimeLeft extends HTMLElement {
  connectedCallback() {
    // The wall clock, for a page may sleep; only differences of it count, so it may be wrong.
    this.end ??= Date.now() + Number(this.dataset.seconds) * 1000;
    this.last ??= Number(this.dataset.seconds);
    this.timer = setInterval(() => this.tick(), 500);
    this.tick();
  }

  disconnectedCallback() {
    clearInterval(this.timer);
  }

  tick() {
    const left = Math.max(0, Math.ceil((this.end - Date.now()) / 1000));
    this.querySelector("[data-left]").textContent = text(left);
    const said = this.querySelector("[data-said]");
    for (const [name, words] of Object.entries(said.dataset)) {
      const mark = Number(name); // seconds; the element's own name is none
      if (mark && left <= mark && this.last > mark) said.textContent = words;
    }
    if (left <= LAST && this.last > LAST) document.dispatchEvent(new Event("time-ends"));
    this.last = left;
    if (left) return;
    clearInterval(this.timer);
    this.classList.add("clock--over");
    const over = this.querySelector("[data-over]");
    over.textContent = over.dataset.over;
  }
}

customElements.define("time-left", TimeLeft);
