import type { InterfaceText } from "~/domain/text/strings";
import "./choice-dialog.css";
import { createElement } from "../create-element";
import { markOverlays } from "../menus/menus";

/** Shows a native dialog with a heading and a close button; closing removes it. */
export function showDialog(
  { id, title, text }: { id: string; title: string; text: InterfaceText },
  ...content: HTMLElement[]
): void {
  if (document.getElementById(id)) return;
  const dialog = createElement("dialog", {
    id,
    class: "choice-dialog",
    "data-overlay": "",
    "aria-labelledby": `${id}-title`,
  });
  const form = createElement("form", { method: "dialog" });
  form.append(createElement("button", { class: "button" }, text("choice-close")));
  const heading = createElement("h2", { id: `${id}-title` }, title);
  dialog.append(heading, ...content, form);
  dialog.addEventListener("click", (event) => {
    // Outside the dialog's rectangle there is only the backdrop.
    if (event.target === dialog && isOutside(event, dialog)) dialog.close();
  });
  dialog.addEventListener("close", () => {
    dialog.remove();
    // A removed dialog fires no further events.
    markOverlays();
  });
  document.body.append(dialog);
  dialog.showModal();
}

export function createSwitch(
  label: string,
  isOn: boolean,
  onChange: (isOn: boolean) => void,
): HTMLElement {
  const box = createElement("input", { type: "checkbox", role: "switch" });
  box.checked = isOn;
  box.addEventListener("change", () => onChange(box.checked));
  const line = createElement("label", {}, label);
  line.append(box);
  return line;
}

function isOutside({ clientX, clientY }: MouseEvent, dialog: HTMLElement): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
