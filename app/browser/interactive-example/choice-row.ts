import { createEditor, type CodeEditor } from "../code-editor/create-editor";
import { createElement } from "../create-element";
import { isSupported } from "./is-supported";
import { readCode } from "./read-example";

export interface Choice {
  /** The value in the page. */
  written: string;
  row: HTMLElement;
  radio: HTMLInputElement;
  editor: CodeEditor;
}

export interface ChoiceOptions {
  label: string;
  /** Message below a value that this browser does not support. */
  unsupported: string;
  onChoose(): void;
  onChange(): void;
}

/**
 * Replaces a value by an editor. Its radio button, or focus in the editor, chooses it.
 * Null for an incomplete row.
 */
export function createChoice(row: HTMLElement, options: ChoiceOptions): Choice | null {
  const radio = row.querySelector("input");
  const code = row.querySelector("label");
  if (!radio || !code) return null;
  const written = readCode(code);
  const parent = createElement("div", { class: "example-value" });
  code.after(parent);
  radio.ariaLabel = written;
  const editor = createEditor({
    parent,
    code: written,
    language: "css",
    label: options.label,
    isDeclarations: true,
    onChange() {
      markSupport(choice, options.unsupported);
      options.onChange();
    },
  });
  const choice: Choice = { written, row, radio, editor };
  markSupport(choice, options.unsupported);
  radio.addEventListener("change", options.onChoose);
  parent.addEventListener("focusin", () => {
    radio.checked = true;
    options.onChoose();
  });
  return choice;
}

/** Restores the value of the page. */
export function resetChoice(choice: Choice, unsupported: string): void {
  choice.editor.setCode(choice.written);
  markSupport(choice, unsupported);
}

function markSupport({ row, editor }: Choice, message: string): void {
  row.querySelector(".example-unsupported")?.remove();
  if (isSupported(editor.getCode(), (property, value) => CSS.supports(property, value)))
    return;
  const note = { class: "example-unsupported", role: "status" };
  row.append(createElement("p", note, message));
}
