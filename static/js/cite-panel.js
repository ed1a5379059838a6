// An article that is cited opens in place: the link leads to its row in the table of articles, and
// the page of that article holds what the panel shows. So does any part of a page that a link names
// by data-panel. Where it cannot be read, the link is followed.

const cited = (target) => target.closest?.("a.article[href], a[data-panel]");

const ownPage = (href) => href.replace(/\/articles#/, "/articles/");

class CitePanel extends HTMLElement {
  connectedCallback() {
    this.dialog = this.querySelector("dialog");
    this.place = this.querySelector("[data-place]");
    document.addEventListener("click", (event) => this.press(event));
    this.dialog.addEventListener("click", (event) => {
      if (event.target === this.dialog) this.dialog.close(); // beside the panel
    });
    this.dialog.addEventListener("keydown", (event) => event.stopPropagation()); // no key is for the page
    this.dialog.addEventListener("close", () => this.asking?.abort());
  }

  press(event) {
    const link = cited(event.target);
    const plain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (!link || !plain) return;
    event.preventDefault();
    this.open(link.href, link.dataset.panel ?? "article");
  }

  async open(href, part) {
    this.asking?.abort();
    this.asking = new AbortController();
    try {
      const answer = await fetch(ownPage(href), { signal: this.asking.signal });
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      this.show(page.getElementById(part));
    } catch (error) {
      if (error.name !== "AbortError") location.assign(href);
    }
  }

  show(article) {
    const heading = article.querySelector("h1, h2");
    this.place.replaceChildren(...article.childNodes);
    this.place.lang = article.lang || document.documentElement.lang;
    this.dialog.setAttribute("aria-label", heading.textContent);
    if (!this.dialog.open) this.dialog.showModal(); // focus comes back to the link by itself
    this.dialog.scrollTop = 0;
    heading.tabIndex = -1;
    heading.focus();
  }
}

customElements.define("cite-panel", CitePanel);
