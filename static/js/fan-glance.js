// The map of fans shows at the pointer and at the focus what makes a fan: its tiles and a line to keep it
// by. Without a script the line is the title of its cell; a finger opens the page of the fan.
const SVG = "http://www.w3.org/2000/svg";
const REST = 120; // milliseconds at which a pointer rests on a cell
const GAP = 6; // pixels between a cell and the panel

class FanGlance extends HTMLElement {
  connectedCallback() {
    this.panel = document.createElement("div");
    this.panel.className = "glance";
    this.panel.id = "glance";
    this.panel.role = "tooltip";
    this.panel.hidden = true;
    this.append(this.panel);
    for (const cell of this.querySelectorAll("[title]")) {
      cell.dataset.text = cell.title; // or it would be shown twice
      cell.removeAttribute("title");
    }
    this.addEventListener("pointerover", (event) => this.point(event));
    this.addEventListener("pointerleave", () => this.wait(() => this.close()));
    this.addEventListener("focusin", (event) => this.focused(event.target));
    this.addEventListener("focusout", () => this.close());
    document.addEventListener("keydown", (event) => event.key === "Escape" && this.close());
  }

  cellAt(target) {
    return target.closest(".map-cell");
  }

  // The pointer may go on to the panel, which then stays.
  point(event) {
    if (event.pointerType === "touch") return;
    const cell = this.cellAt(event.target);
    if (cell) this.wait(() => this.open(cell));
    else if (event.target.closest(".glance")) clearTimeout(this.waiting);
    else this.wait(() => this.close());
  }

  // Whoever presses a checkbox has seen its cell.
  focused(target) {
    if (target.matches(":focus-visible")) this.open(this.cellAt(target));
  }

  wait(then) {
    clearTimeout(this.waiting);
    this.waiting = setTimeout(then, REST);
  }

  open(cell) {
    clearTimeout(this.waiting);
    if (!cell || cell === this.cell) return;
    this.close();
    this.cell = cell;
    this.panel.replaceChildren(...this.strip(cell.dataset.tiles ?? ""), this.line(cell));
    this.panel.hidden = false;
    this.place(cell);
    this.described(cell).setAttribute("aria-describedby", this.panel.id);
  }

  close() {
    clearTimeout(this.waiting);
    if (this.cell) this.described(this.cell).removeAttribute("aria-describedby");
    this.cell = null;
    this.panel.hidden = true;
  }

  // What has the focus: the link itself, or the checkbox in a label.
  described(cell) {
    return cell.querySelector("input") ?? cell;
  }

  line(cell) {
    const text = document.createElement("p");
    text.textContent = cell.dataset.text;
    return text;
  }

  strip(tiles) {
    if (!tiles) return [];
    const strip = document.createElement("span");
    strip.className = "tile-strip";
    strip.ariaHidden = "true";
    for (const set of tiles.split(" ")) {
      const group = document.createElement("span");
      group.className = set.endsWith("!") ? "tile-strip__set tile-strip__set--last" : "tile-strip__set";
      group.append(...set.match(/[1-9][a-z]/g).map((code) => this.tile(code)));
      strip.append(group);
    }
    return [strip];
  }

  tile(code) {
    const picture = document.createElementNS(SVG, "svg");
    const use = document.createElementNS(SVG, "use");
    picture.setAttribute("class", "tile");
    use.setAttribute("href", `${this.dataset.sprite}#t-${code}`);
    picture.append(use);
    return picture;
  }

  // Below the cell, or above it where there is no room; within the map from side to side.
  place(cell) {
    const own = this.getBoundingClientRect();
    const at = cell.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = this.panel;
    const below = at.bottom + GAP + height <= window.innerHeight;
    const top = below ? at.bottom + GAP : at.top - GAP - height;
    const left = Math.max(0, Math.min(at.left - own.left, own.width - width));
    this.panel.style.insetBlockStart = `${top - own.top}px`;
    this.panel.style.insetInlineStart = `${left}px`;
  }
}

customElements.define("fan-glance", FanGlance);
