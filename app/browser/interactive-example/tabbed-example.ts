import { createElement } from "../create-element";
import { createRunner } from "../play/create-runner";
import { createEditors } from "./create-editors";
import { delay } from "./delay";
import { createButton, createHead, createPanel } from "./example-frame";
import type { ExampleParts } from "./read-example";
import { EXAMPLE_SANDBOX } from "./sandbox";

const CHANGE_MILLISECONDS = 1000;

/** HTML, CSS and JavaScript beside what they make, which follows each change. */
export function showTabs(example: HTMLElement, parts: ExampleParts): void {
  const { name: title, labels, origin, page } = parts;
  const host = createElement("div", { class: "example-frame" });
  const served = example.querySelector("iframe");
  const runner = createRunner({
    ...{
      host,
      origin,
      title,
      sandbox: EXAMPLE_SANDBOX.tabbed,
      onMessage: () => undefined,
    },
  });
  const run = () => {
    const [html, css, js] = (["html", "css", "js"] as const).map(editors.getCode);
    const code = { html: html ?? "", css: css ?? "", js: js ?? "" };
    void runner.run({ ...code, src: page, defaults: "ix-tabbed" });
  };
  const runLater = delay(run, CHANGE_MILLISECONDS);
  const editors = createEditors(parts, runLater);
  const reset = createButton(labels.reset, () => {
    editors.reset();
    run();
  });
  const output = createPanel(labels.output, "example-output");
  output.append(host);
  example.append(createHead(parts, reset), editors.element, output);
  // The server's own frame stays until there is something else to see.
  if (served) moveFrame(host, served);
}

/** Without loading it again, where the browser can: the reader may be at work in it. */
function moveFrame(host: Element & { moveBefore?: Move }, frame: Element): void {
  if (host.moveBefore) host.moveBefore(frame, null);
  else host.append(frame);
}

type Move = (node: Element, before: null) => void;
