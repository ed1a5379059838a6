// A move at the table goes by the form's own page, which takes the place of what stood here.

class PlayTable extends HTMLElement {
  connectedCallback() {
    this.addEventListener("submit", (event) => {
      const button = event.submitter;
      if (button?.name !== "move") return;
      event.preventDefault();
      this.send(event.target, button);
    });
  }

  async send(form, button) {
    if (this.sending) return;
    this.sending = true;
    const fields = new URLSearchParams(new FormData(form, button));
    try {
      const answer = await fetch(form.action, { method: "POST", body: fields });
      this.show(await answer.text());
    } catch {
      this.sending = false;
      HTMLFormElement.prototype.submit.call(withField(form, button));
      return;
    }
    this.sending = false;
  }

  show(text) {
    const page = new DOMParser().parseFromString(text, "text/html");
    const next = page.getElementById(this.id);
    if (!next) {
      location.reload();
      return;
    }
    document.title = page.title;
    this.replaceChildren(...next.childNodes);
    this.querySelector("h1").focus({ preventScroll: true });
  }
}

// A form that is sent by itself knows no button.
function withField(form, button) {
  const field = document.createElement("input");
  field.type = "hidden";
  field.name = button.name;
  field.value = button.value;
  form.append(field);
  return form;
}

customElements.define("play-table", PlayTable);
