import type { InterfaceText } from "~/domain/text/strings";
import { createElement } from "../create-element";
import { markOverlays } from "../overlays";

/** A native dialog with a heading and a button that closes it; it goes when it is closed. */
export function showDialog(
  { id, title, text }: { id: string; title: string; text: InterfaceText },
  ...content: HTMLElement[]
): void {
  if (document.getElementById(id)) return;
  const dialog = createElement("dialog", {
    ...{ id, class: "choice-dialog", "data-overlay": "" },
    "aria-labelledby": `${id}-title`,
  });
  const form = createElement("form", { method: "dialog" });
  form.append(createElement("button", { class: "button" }, text("choice-close")));
  const heading = createElement("h2", { id: `${id}-title` }, title);
  dialog.append(heading, ...content, form);
  dialog.addEventListener("click", (event) => {
    // Beside its contents there is only the backdrop.
    if (event.target === dialog && isOutside(event, dialog)) dialog.close();
  });
  dialog.addEventListener("close", () => {
    dialog.remove();
    // What is no longer in the page tells it nothing.
    markOverlays();
  });
  document.body.append(dialog);
  dialog.showModal();
}

/** A switch with its label. */
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
