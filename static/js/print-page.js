// Prints the page; without a script the browser's own menu does.
customElements.define("print-page", class extends HTMLElement {
  connectedCallback() {
    this.hidden = false;
    this.addEventListener("click", () => window.print());
  }
});
