// Keys of tiles that type a hand into a text field. Field and keys stay in step: whoever types
// sees the tiles left on the keys, whoever presses sees the text.
import { allowed, plain, typing } from "./shortcuts.js";
import { held, read, waiting, write } from "./typed-hand.js";

const COPIES = 4;
const copies = (code) => (code.endsWith("f") ? 1 : COPIES);

class TilePicker extends HTMLElement {
  connectedCallback() {
    this.field = document.getElementById(this.getAttribute("for"));
    if (!this.field) return;
    this.form = this.field.form;
    this.past = [];
    this.addEventListener("click", (event) => this.press(event.target.closest("[data-tile]")));
    this.field.addEventListener("input", () => this.show());
    this.form?.addEventListener("click", (event) => this.control(event.target.closest("button")));
    this.show();
  }

  press(key) {
    if (!key || key.getAttribute("aria-disabled") === "true") return;
    const hand = read(this.field.value);
    if (this.put(hand, key.dataset.tile)) this.change(write(hand));
  }

  control(button) {
    if (!button) return;
    if ("undo" in button.dataset && this.past.length) this.restore(this.past.pop());
    if ("clear" in button.dataset) this.change("");
  }

  // Where the next tiles go is chosen by a radio button named "to"; a meld is one press.
  put(hand, code) {
    const to = this.form?.elements.namedItem("to")?.value || "hand";
    if (code.endsWith("f")) hand.flowers.push(code);
    else if (to === "win" || (to === "hand" && waiting(hand))) hand.win = code;
    else if (to === "hand") hand.standing.push(code);
    else return this.meld(hand, to, code);
    return true;
  }

  meld(hand, kind, code) {
    const codes = this.setOf(kind, code);
    if (!codes) return false;
    const counts = held(hand);
    for (const each of codes) counts.set(each, (counts.get(each) ?? 0) + 1);
    if (codes.some((each) => counts.get(each) > COPIES)) return false;
    hand.melds.push({ kind, codes });
    return true;
  }

  // A chow begins at the pressed tile, or ends at nine; honors make none.
  setOf(kind, code) {
    if (kind !== "chow") return Array(kind === "pung" ? 3 : 4).fill(code);
    if (code[1] === "z") return null;
    const first = Math.min(Number(code[0]), 7);
    return [0, 1, 2].map((step) => `${first + step}${code[1]}`);
  }

  change(text) {
    this.past.push(this.field.value);
    this.restore(text);
  }

  restore(text) {
    this.field.value = text;
    this.field.dispatchEvent(new Event("input", { bubbles: true }));
  }

  show() {
    const hand = read(this.field.value);
    const counts = held(hand);
    for (const key of this.querySelectorAll("[data-tile]")) {
      const left = Math.max(0, copies(key.dataset.tile) - (counts.get(key.dataset.tile) ?? 0));
      key.querySelector("[data-left]").textContent = left;
      key.querySelector(".keys__left").classList.toggle("keys__left--none", left === 0);
      key.toggleAttribute("aria-disabled", false);
      if (left === 0) key.setAttribute("aria-disabled", "true");
    }
    this.preview(hand);
  }

  // The hand in pictures, copied from the keys.
  preview(hand) {
    const place = document.getElementById(this.dataset.preview);
    if (!place) return;
    const parts = [this.group("hand__suit", hand.standing)];
    if (hand.win) parts.push(this.group("hand__win", [hand.win]));
    parts.push(this.melds(hand));
    place.replaceChildren(...parts.filter((part) => part.childElementCount));
  }

  // Melds and flowers, which lie beside the standing tiles.
  melds(hand) {
    const melds = document.createElement("span");
    melds.className = "melds";
    for (const { kind, codes } of hand.melds) melds.append(this.group("meld", codes, kind !== "concealed-kong"));
    if (hand.flowers.length) melds.append(this.group("meld", hand.flowers));
    return melds;
  }

  group(name, codes, claimed = false) {
    const group = document.createElement("span");
    group.className = name;
    codes.forEach((code, at) => group.append(this.picture(code, claimed && at === 0)));
    return group;
  }

  picture(code, lying) {
    const key = this.querySelector(`[data-tile="${CSS.escape(code)}"] svg`);
    const picture = key?.cloneNode(true) ?? document.createElement("span");
    if (!lying || !key) return picture;
    picture.classList.add("tile--lying");
    const use = picture.querySelector("use");
    use.setAttribute("href", use.getAttribute("href").replace("#t-", "#h-"));
    return picture;
  }
}

customElements.define("tile-picker", TilePicker);

// Tiles to be marked: one stop of Tab, moved through by arrow keys, or typed: "2s", "19m", "5z".
const SUITS = "mpsz";
const middle = (box) => {
  const { x, y, width, height } = box.closest("label").getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

class WaitPicker extends HTMLElement {
  connectedCallback() {
    this.boxes = [...this.querySelectorAll("input")];
    this.typed = "";
    this.listen = (event) => this.type(event);
    document.addEventListener("keydown", this.listen);
    this.addEventListener("keydown", (event) => this.move(event));
    this.addEventListener("focusin", (event) => this.stopAt(event.target));
    this.addEventListener("change", () => this.say());
    this.stopAt(this.boxes.find((box) => box.checked) ?? this.boxes[0]);
    this.say();
  }

  disconnectedCallback() {
    document.removeEventListener("keydown", this.listen);
  }

  stopAt(box) {
    if (this.boxes.includes(box)) for (const each of this.boxes) each.tabIndex = each === box ? 0 : -1;
  }

  move(event) {
    const at = this.boxes.indexOf(event.target);
    if (at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    const to = {
      ArrowLeft: () => this.boxes[at - 1],
      ArrowRight: () => this.boxes[at + 1],
      ArrowUp: () => this.beyond(event.target, -1),
      ArrowDown: () => this.beyond(event.target, 1),
      Home: () => this.boxes[0],
      End: () => this.boxes.at(-1),
    }[event.key];
    if (!to) return;
    event.preventDefault();
    to()?.focus();
  }

  // The nearest tile of the next row above or below.
  beyond(box, step) {
    const from = middle(box);
    const away = (each) => (middle(each).y - from.y) * step;
    const further = this.boxes.filter((each) => away(each) > 5);
    const row = Math.min(...further.map(away));
    const aside = (each) => Math.abs(middle(each).x - from.x);
    return further.filter((each) => away(each) < row + 5).sort((one, two) => aside(one) - aside(two))[0];
  }

  type(event) {
    if (!allowed() || !plain(event) || typing(event)) return;
    const key = event.key.toLowerCase();
    if (key >= "1" && key <= "9") this.typed += key;
    else {
      if (this.typed && key.length === 1 && SUITS.includes(key)) this.turn(this.typed, key);
      this.typed = "";
    }
  }

  turn(numbers, suit) {
    for (const number of numbers) {
      const box = this.boxes.find((each) => each.value === number + suit);
      box?.click();
      box?.focus();
    }
  }

  say() {
    const chosen = this.boxes.filter((box) => box.checked);
    const names = chosen.map((box) => box.closest("label").querySelector(".vh").textContent);
    this.querySelector("[data-chosen]").textContent = names.join(" · ");
  }
}

customElements.define("wait-picker", WaitPicker);
