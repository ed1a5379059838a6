// Fans by value: finding one by any of its names, moving by arrow keys, a running sum, and keys
// for a fan that is counted more than once.

const STEPS = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

const tokens = (text) => text.toLowerCase().normalize("NFKC").split(/\s+/).filter(Boolean);

class FanPicker extends HTMLElement {
  connectedCallback() {
    this.find = this.querySelector("input[type=search]");
    this.boxes = [...this.querySelectorAll("input[name=fan]")];
    this.folds = [...this.querySelectorAll("details")];
    this.wasOpen = new Map();
    this.querySelectorAll(".times__count").forEach((count) => this.addKeys(count));
    this.find?.addEventListener("input", () => this.filter());
    this.addEventListener("keydown", (event) => this.press(event));
    this.addEventListener("input", () => this.add());
    this.add();
  }

  press(event) {
    if (event.target === this.find) this.pressInField(event);
    else if (event.target.name === "fan") this.pressOnFan(event);
  }

  pressInField(event) {
    if (event.isComposing) return;
    if (event.key === "ArrowDown") {
      event.preventDefault();
      this.shown()[0]?.focus();
    } else if (event.key === "Escape" && this.find.value) {
      event.preventDefault();
      this.clear();
    } else if (event.key === "Enter" && this.find.value.trim()) {
      event.preventDefault();
      this.chooseFirst();
    }
  }

  pressOnFan(event) {
    const step = STEPS[event.key];
    if (event.key === "Escape") this.find?.focus();
    if (!step) return;
    event.preventDefault();
    const shown = this.shown();
    (shown[shown.indexOf(event.target) + step] ?? this.find)?.focus();
  }

  chooseFirst() {
    const first = this.shown()[0];
    if (!first) return;
    first.click();
    this.clear();
  }

  clear() {
    this.find.value = "";
    this.filter();
    this.find.focus();
  }

  shown() {
    return this.boxes.filter((box) => box.checkVisibility());
  }

  filter() {
    const asked = tokens(this.find.value);
    for (const fan of this.querySelectorAll("[data-search]")) {
      fan.hidden = !asked.every((token) => fan.dataset.search.includes(token));
    }
    for (const row of this.querySelectorAll(".fan-picker__row")) {
      row.hidden = !row.querySelector("[data-search]:not([hidden])");
    }
    this.folds.forEach((fold) => this.openFold(fold, asked.length > 0));
    this.querySelector(".fan-picker__none").hidden = this.boxes.some(
      (box) => !box.closest("[data-search]").hidden,
    );
  }

  // While somebody looks for a name the folds stand open; then they are as they were.
  openFold(fold, looking) {
    if (looking && !this.wasOpen.has(fold)) this.wasOpen.set(fold, fold.open);
    if (looking) fold.open = true;
    else if (this.wasOpen.has(fold)) {
      fold.open = this.wasOpen.get(fold) || fold.querySelector(":checked") !== null;
      this.wasOpen.delete(fold);
    }
    fold.hidden = !fold.querySelector(".fan-picker__row:not([hidden])");
  }

  addKeys(count) {
    const field = count.querySelector("input");
    const key = (sign, label, step) => {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "times__key";
      button.textContent = sign;
      button.setAttribute("aria-label", `${label}: ${field.getAttribute("aria-label")}`);
      button.addEventListener("click", () => this.step(field, step));
      count.append(button);
    };
    key("−", this.dataset.fewer, -1);
    key("+", this.dataset.more, 1);
  }

  step(field, step) {
    const least = Number(field.min);
    const most = Number(field.max);
    field.value = Math.min(most, Math.max(least, Number(field.value) + step));
    this.add();
  }

  add() {
    let count = 0;
    let sum = 0;
    for (const box of this.boxes.filter((each) => each.checked)) {
      const times = Number(box.closest(".times")?.querySelector("input[type=number]").value ?? 1);
      count += times;
      sum += times * Number(box.dataset.value);
    }
    this.show(this.dataset.count, count);
    this.show(this.dataset.sum, sum);
  }

  show(id, number) {
    const place = document.getElementById(id);
    if (place) place.textContent = number;
  }
}

customElements.define("fan-picker", FanPicker);
