import { createElement } from "../create-element";
import { createRunner, type Runner } from "../play/create-runner";
import { createChoice, resetChoice, type Choice } from "./choice-row";
import { delay } from "./delay";
import { createButton, createHead, createId, createPanel } from "./example-frame";
import type { ExampleParts } from "./read-example";
import { EXAMPLE_SANDBOX } from "./sandbox";

const CHANGE_MILLISECONDS = 100;

/** Values of a property, each in an editor of its own; the chosen one is at work beside them. */
export function showChoices(example: HTMLElement, parts: ExampleParts): void {
  const { labels } = parts;
  const output = createPanel(labels.output, "example-output");
  const result = createResult(parts);
  output.append(result.host);
  const group = createPanel(labels.values, "example-choices");
  const reset = createButton(labels.reset, () => {
    for (const choice of choices) resetChoice(choice, labels.unsupported);
    choose(choices[0]);
    reset.disabled = true;
  });
  reset.disabled = true;
  function choose(chosen: Choice | undefined): void {
    if (!chosen) return;
    chosen.radio.checked = true;
    for (const { row } of choices) row.toggleAttribute("data-chosen", row === chosen.row);
    result.show(chosen);
  }
  const name = createId("choice");
  const choices = parts.choices.map((written, at) =>
    createChoice(written, {
      ...{ name, label: `${parts.name} (${at + 1})`, unsupported: labels.unsupported },
      onChoose: choose,
      onChange() {
        reset.disabled = false;
        result.update();
      },
    }),
  );
  group.append(...choices.map(({ row }) => row));
  example.querySelector("iframe")?.remove();
  example.append(createHead(parts, reset), group, output);
  choose(choices[0]);
}

/** The frame, which is told what is chosen as soon as it can hear it. */
function createResult({ name: title, origin, page, code }: ExampleParts) {
  const host = createElement("div", { class: "example-frame" });
  let isReady = false;
  let shown: Choice | undefined;
  const tell = () => {
    if (isReady && shown) runner.post({ typ: "choice", code: shown.editor.getCode() });
  };
  const runner: Runner = createRunner({
    ...{ host, origin, title, sandbox: EXAMPLE_SANDBOX.choice },
    onMessage({ typ }) {
      isReady ||= typ === "ready";
      if (typ === "ready") tell();
    },
  });
  const read = (language: "html" | "css" | "js") => code.get(language) ?? "";
  const parts = { html: read("html"), css: read("css"), js: read("js") };
  void runner.run({ ...parts, src: page, defaults: "ix-choice" });
  return {
    host,
    show(choice: Choice) {
      shown = choice;
      tell();
    },
    update: delay(tell, CHANGE_MILLISECONDS),
  };
}
