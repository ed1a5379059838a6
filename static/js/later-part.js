// A part of the page that takes a moment to work out comes once the page is there. Its link leads to
// a page of its own, for who has no script or no luck.

class LaterPart extends HTMLElement {
  async connectedCallback() {
    const link = this.querySelector("a");
    try {
      const answer = await fetch(link.href);
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      this.replaceChildren(page.getElementById(this.getAttribute("part")));
    } catch {
      // the link stays
    }
  }
}

customElements.define("later-part", LaterPart);
