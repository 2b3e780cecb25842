import { type CodeEditor, createEditor } from "../code-editor/create-editor";
import { createElement } from "../create-element";
import { debounce } from "./debounce";
import { isSupported } from "./is-supported";
import { type ExampleParts, readCode } from "./read-example";

const CHANGE_MILLISECONDS = 100;

/**
 * Values of a property, each in its own editor; the chosen one is applied in the frame.
 */
export function showChoices({ example, form, host, name }: ExampleParts): void {
  const unsupported = example.dataset["unsupported"] ?? "";
  const rows = [...form.querySelectorAll<HTMLElement>(".example-choice")];
  const tell = keepFrame(host, () => findChosen(choices)?.editor.getCode());
  const tellLater = debounce(tell, CHANGE_MILLISECONDS);
  const choices = rows.flatMap((row, at) => {
    const label = `${name} (${at + 1})`;
    const options = { label, unsupported, onChoose: tell, onChange: tellLater };
    return createChoice(row, options) ?? [];
  });
  form.addEventListener("reset", () => {
    for (const choice of choices) resetChoice(choice, unsupported);
    // The browser resets the radio buttons after this listener.
    setTimeout(tell);
  });
  tell();
}

function findChosen(choices: readonly Choice[]): Choice | undefined {
  return choices.find(({ radio }) => radio.checked);
}

/**
 * Keeps the one visible frame without reloading it, because the reader may have changed
 * its state.
 * @returns Function that sends the chosen value to the frame; it also runs on each load
 * of the frame.
 */
function keepFrame(host: HTMLElement, getCode: () => string | undefined): () => void {
  const frames = [...host.querySelectorAll("iframe")];
  const kept = frames.find((frame) => frame.checkVisibility()) ?? frames[0];
  for (const frame of frames) if (frame !== kept) frame.remove();
  function tell(): void {
    const code = getCode();
    // Any target origin, because the frame's may be opaque; a style is not confidential.
    if (code !== undefined)
      kept?.contentWindow?.postMessage({ typ: "choice", code }, "*");
  }
  kept?.addEventListener("load", tell);
  return tell;
}

interface Choice {
  /** The value in the page. */
  written: string;
  row: HTMLElement;
  radio: HTMLInputElement;
  editor: CodeEditor;
}

interface ChoiceOptions {
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
function createChoice(row: HTMLElement, options: ChoiceOptions): Choice | null {
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
function resetChoice(choice: Choice, unsupported: string): void {
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
