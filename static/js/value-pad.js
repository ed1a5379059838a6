// Keys of the values that fans have: each press adds one, Undo takes the last away.

class ValuePad extends HTMLElement {
  connectedCallback() {
    this.parts = [];
    this.field = document.getElementById(this.dataset.field);
    this.said = this.querySelector(".value-pad__parts");
    this.addEventListener("click", (event) => this.press(event.target.closest("button")));
    this.field.addEventListener("input", () => this.typed());
  }

  press(button) {
    if (button?.dataset.add) this.parts.push(Number(button.dataset.add));
    else if (button && "undo" in button.dataset) this.parts.pop();
    else return;
    const sum = this.parts.reduce((total, part) => total + part, 0);
    this.field.value = this.parts.length ? sum : "";
    this.show();
  }

  typed() {
    this.parts = [];
    this.show();
  }

  show() {
    this.said.textContent = this.parts.join(" + ");
  }
}

customElements.define("value-pad", ValuePad);
