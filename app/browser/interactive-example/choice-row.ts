import { createEditor, type CodeEditor } from "../code-editor/create-editor";
import { createElement } from "../create-element";
import { isSupported } from "./is-supported";

export interface Choice {
  /** As the page has it. */
  written: string;
  row: HTMLElement;
  radio: HTMLInputElement;
  editor: CodeEditor;
}

export interface ChoiceOptions {
  /** Of the group of radio buttons. */
  name: string;
  label: string;
  /** Said below a value that this browser does nothing with. */
  unsupported: string;
  onChoose(choice: Choice): void;
  onChange(choice: Choice): void;
}

/** A value in an editor of its own, which is chosen by its button or by going there. */
export function createChoice(written: string, options: ChoiceOptions): Choice {
  const { name, label, unsupported } = options;
  const row = createElement("div", { class: "example-choice" });
  const radio = createElement("input", { type: "radio", name, "aria-label": written });
  const parent = createElement("div", { class: "example-value" });
  row.append(radio, parent);
  const editor = createEditor({
    ...{ parent, code: written, language: "css", label, isDeclarations: true },
    onChange() {
      markSupport(choice, unsupported);
      options.onChange(choice);
    },
  });
  const choice: Choice = { written, row, radio, editor };
  markSupport(choice, unsupported);
  radio.addEventListener("change", () => options.onChoose(choice));
  parent.addEventListener("focusin", () => options.onChoose(choice));
  return choice;
}

/** The value of the page again. */
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
