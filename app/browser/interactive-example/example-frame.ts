import { createElement } from "../create-element";
import type { ExampleParts } from "./read-example";

/** The head of an example: its name and its buttons. */
export function createHead(
  { name }: Pick<ExampleParts, "name">,
  ...buttons: HTMLButtonElement[]
): HTMLElement {
  const head = createElement("div", { class: "example-head" });
  head.append(createElement("span", { class: "example-name" }, name), ...buttons);
  return head;
}

export function createButton(label: string, onClick: () => void): HTMLButtonElement {
  const button = createElement("button", { type: "button", class: "button" }, label);
  button.addEventListener("click", onClick);
  return button;
}

let count = 0;

/** An id that no other element of the page has. */
export function createId(name: string): string {
  return `example-${name}-${++count}`;
}

/** Said of every editor of an example, and shown below them. */
export function createHint({ labels }: Pick<ExampleParts, "labels">): HTMLElement {
  return createElement("p", { class: "example-hint", id: createId("hint") }, labels.hint);
}

/** A part with a heading of its own. */
export function createPanel(title: string, className: string): HTMLElement {
  const id = createId("title");
  const panel = createElement("div", {
    ...{ class: className, role: "group", "aria-labelledby": id },
  });
  panel.append(createElement("span", { class: "example-title", id }, title));
  return panel;
}
