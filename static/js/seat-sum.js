// Four players: what they pay and gain must come to what is due.
import { plain } from "./shortcuts.js";

const number = (text) => {
  const figures = text.replaceAll("\u00bd", ".5").normalize("NFKC"); // which would make a half two figures
  const plain = figures.replace(/[\u2212\u2013]/g, "-").replace(/\s/g, "");
  return Number(plain.replace(/^([+-]?\d{0,2}),5$/, "$1.5").replaceAll(",", ""));
};
const size = (sum) => String(Math.abs(sum)).replace(/^0?\.5$|\.5$/, "\u00bd");
const signed = (sum) => (sum > 0 ? "+" : sum < 0 ? "\u2212" : "") + size(sum);

class SeatSum extends HTMLElement {
  connectedCallback() {
    this.fields = [...this.querySelectorAll("input")];
    this.sum = this.querySelector("output");
    if (this.sum) this.addEventListener("input", () => this.add());
    this.addEventListener("keydown", (event) => this.press(event));
    if (this.sum) this.add();
  }

  // Enter goes to the next player without an amount; after the last it sends, as in any form.
  press(event) {
    const at = this.fields.indexOf(event.target);
    if (event.key !== "Enter" || at < 0 || !plain(event)) return;
    const others = [...this.fields.slice(at + 1), ...this.fields.slice(0, at)];
    const next = others.find((field) => !field.value.trim());
    if (!next || !event.target.value.trim()) return;
    event.preventDefault();
    next.focus();
  }

  add() {
    const sum = this.fields.reduce((total, field) => total + number(field.value || "0"), 0);
    this.sum.textContent = Number.isNaN(sum) ? "?" : signed(sum);
    const typed = this.fields.some((field) => field.value.trim());
    this.sum.classList.toggle("off", typed && "due" in this.dataset && sum !== Number(this.dataset.due));
  }
}

customElements.define("seat-sum", SeatSum);
