// The builder without a jump: what a button does is shown in place, and a changed setting is read
// back at once. Where the answer is another page, that page is opened.

const SETTINGS = ".build-settings, .build__name";

class DraftForm extends HTMLElement {
  connectedCallback() {
    this.addEventListener("submit", (event) => this.send(event));
    this.addEventListener("change", (event) => {
      if (event.target.closest(SETTINGS)) this.readBack();
    });
  }

  async send(event) {
    event.preventDefault();
    const form = event.target;
    const pressed = event.submitter;
    const fields = new FormData(form, pressed);
    this.setAttribute("aria-busy", "true");
    this.asking?.abort();
    try {
      const answer = await fetch(form.action, { method: "post", body: new URLSearchParams(fields) });
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      const fresh = page.querySelector("draft-form");
      if (fresh) this.show(fresh, pressed);
      else if (answer.status >= 500) this.keep(page);
      else location.assign(answer.url);
    } catch {
      this.removeAttribute("aria-busy");
      form.submit(); // fetching failed: let the browser say why
    }
  }

  show(fresh, pressed) {
    const open = [...this.querySelectorAll("details[open]")].map((each) => this.nameOf(each));
    const by = pressed && !pressed.matches(".vh") ? pressed : null; // Enter presses a hidden button
    const top = by?.getBoundingClientRect().top;
    const at = [...this.querySelectorAll(".built")].indexOf(by?.closest(".built"));
    const field = document.activeElement.id;
    this.replaceChildren(...fresh.childNodes);
    this.removeAttribute("aria-busy");
    this.say(this.querySelector("[role=status]"));
    for (const each of this.querySelectorAll("details")) {
      if (open.includes(this.nameOf(each))) each.open = true;
    }
    const wrong = this.querySelector("#errors");
    const button = by && this.again(by, at);
    (wrong ?? button ?? document.getElementById(field))?.focus({ preventScroll: !wrong });
    if (button && !wrong) scrollBy(0, button.getBoundingClientRect().top - top);
  }

  // It could not be saved: why is told in place, and everything stays to be sent again.
  keep(page) {
    const words = [...page.querySelectorAll("main h1, main .lead")].map((each) => each.textContent);
    this.tell(words.join(this.dataset.gap) || page.title);
    this.removeAttribute("aria-busy");
  }

  // Nothing to tell takes back what was told before.
  tell(words) {
    const status = this.querySelector("[role=status]");
    status.textContent = words;
    for (const name of ["note", "note--wrong"]) status.classList.toggle(name, words !== "");
    if (!words) return;
    this.say(status);
    status.scrollIntoView({ block: "nearest" });
  }

  // What stands in a status as it comes is not read out; what comes into it is.
  say(status) {
    const words = status.textContent;
    status.textContent = "";
    requestAnimationFrame(() => { status.textContent = words; });
  }

  // The same button; where it is off or its question is gone, one of the question there now.
  again(pressed, at) {
    const same = this.querySelector(
      `button[name="do"][value="${CSS.escape(pressed.value)}"]:not(.vh, [disabled])`,
    );
    const [, id] = pressed.value.split(":");
    const questions = [...this.querySelectorAll(".built")];
    const there = questions.find((each) => each.id === `q-${id}`) ?? questions[Math.min(at, questions.length - 1)];
    return same ?? (at < 0 ? null : there?.querySelector("button:not([disabled])")) ?? null;
  }

  nameOf(details) {
    return details.closest("[id]").id + details.className;
  }

  // Only the sentence is replaced, for somebody may be typing on. What is refused says so there.
  async readBack() {
    this.asking?.abort();
    this.asking = new AbortController();
    const form = this.querySelector("form");
    const fields = new FormData(form);
    fields.set("do", "save");
    try {
      const answer = await fetch(form.action, {
        method: "post",
        body: new URLSearchParams(fields),
        signal: this.asking.signal,
      });
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      if (answer.status >= 500) this.keep(page);
      if (answer.ok && this.querySelector("[role=status].note--wrong")) this.tell("");
      const fresh = page.getElementById("read-back");
      if (fresh) this.querySelector("#read-back").replaceChildren(...fresh.childNodes);
    } catch (error) {
      if (error.name !== "AbortError") throw error;
    }
  }
}

customElements.define("draft-form", DraftForm);
