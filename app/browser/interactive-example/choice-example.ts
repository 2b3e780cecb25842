import { createEditor, type CodeEditor } from "../code-editor/create-editor";
import { createElement } from "../create-element";
import { createRunner } from "../play/create-runner";
import { delay } from "./delay";
import {
  createButton,
  createHead,
  createHint,
  createId,
  createPanel,
} from "./example-frame";
import { isSupported } from "./is-supported";
import type { ExampleParts } from "./read-example";
import { EXAMPLE_SANDBOX } from "./sandbox";

const CHANGE_MILLISECONDS = 100;

interface Choice {
  written: string;
  row: HTMLElement;
  radio: HTMLInputElement;
  editor: CodeEditor;
}

/** Values of a property, each in an editor of its own; the chosen one is at work beside them. */
export function showChoices(example: HTMLElement, parts: ExampleParts): void {
  const { name: title, labels, origin, page, code } = parts;
  const host = createElement("div", { class: "example-frame" });
  let isReady = false;
  let chosen: Choice | undefined;
  function show(): void {
    if (isReady && chosen) runner.post({ typ: "choice", code: chosen.editor.getCode() });
  }
  const runner = createRunner({
    ...{ host, origin, title, sandbox: EXAMPLE_SANDBOX.choice },
    onMessage({ typ }) {
      if (typ !== "ready") return;
      isReady = true;
      show();
    },
  });
  const showLater = delay(show, CHANGE_MILLISECONDS);

  function choose(choice: Choice): void {
    chosen = choice;
    choice.radio.checked = true;
    for (const { row } of choices) row.toggleAttribute("data-chosen", row === choice.row);
    show();
  }
  const group = createPanel(labels.values, "example-choices");
  const hint = createHint(parts);
  const name = createId("choice");
  const choices = parts.choices.map((written, at) => {
    const choice = createChoice(written, {
      ...{ name, hintId: hint.id, label: `${title} (${at + 1})` },
      onChoose: () => choose(choice),
      onChange() {
        reset.disabled = false;
        markSupport(choice, labels.unsupported);
        if (chosen === choice) showLater();
      },
    });
    markSupport(choice, labels.unsupported);
    return choice;
  });
  const reset = createButton(labels.reset, () => {
    for (const choice of choices) {
      choice.editor.setCode(choice.written);
      markSupport(choice, labels.unsupported);
    }
    if (choices[0]) choose(choices[0]);
    reset.disabled = true;
  });
  reset.disabled = true;
  group.append(...choices.map(({ row }) => row), hint);
  const output = createPanel(labels.output, "example-output");
  output.append(host);
  example.querySelector("iframe")?.remove();
  example.append(createHead(parts, reset), group, output);
  if (choices[0]) choose(choices[0]);
  const [html, css, js] = (["html", "css", "js"] as const).map(
    (language) => code.get(language) ?? "",
  );
  void runner.run({
    ...{ html: html ?? "", css: css ?? "", js: js ?? "", src: page },
    defaults: "ix-choice",
  });
}

interface ChoiceOptions {
  name: string;
  label: string;
  hintId: string;
  onChoose(): void;
  onChange(): void;
}

function createChoice(
  written: string,
  { name, label, hintId, onChoose, onChange }: ChoiceOptions,
): Choice {
  const row = createElement("div", { class: "example-choice" });
  const radio = createElement("input", { type: "radio", name, "aria-label": written });
  const parent = createElement("div", { class: "example-value" });
  row.append(radio, parent);
  const editor = createEditor({
    ...{ parent, code: written, language: "css", label, hintId },
    ...{ isDeclarations: true, onChange },
  });
  radio.addEventListener("change", onChoose);
  parent.addEventListener("focusin", onChoose);
  return { written, row, radio, editor };
}

/** Says below a value that this browser does nothing with it. */
function markSupport({ row, editor }: Choice, message: string): void {
  row.querySelector(".example-unsupported")?.remove();
  if (isSupported(editor.getCode(), (property, value) => CSS.supports(property, value)))
    return;
  row.append(
    createElement("p", { class: "example-unsupported", role: "status" }, message),
  );
}
