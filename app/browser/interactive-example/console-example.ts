import type { ConsoleEntry } from "../console/add-entry";
import { createConsole } from "../console/create-console";
import { createElement } from "../create-element";
import { createRunner } from "../play/create-runner";
import { assembleAside } from "./assemble-aside";
import { createEditors, type ExampleEditors } from "./create-editors";
import { createButton, createHead, createPanel } from "./example-frame";
import type { ExampleParts } from "./read-example";
import { EXAMPLE_SANDBOX } from "./sandbox";

/** In a script it stands for the address of the assembled module. */
const WASM_URL = "{%wasm-url%}";

/** A script, which runs when it is asked to, and what it prints. */
export function showConsole(example: HTMLElement, parts: ExampleParts): void {
  const { name: title, labels, origin, page } = parts;
  const host = createElement("div", { class: "example-frame", hidden: "" });
  const list = createElement("ul", { ...LIST, "aria-label": labels.console });
  const output = createConsole((entries) => {
    list.replaceChildren(...entries.map(createLine));
    list.scrollTo({ top: list.scrollHeight });
  });
  const runner = createRunner({
    ...{ host, origin, title, sandbox: EXAMPLE_SANDBOX.console },
    onMessage(message) {
      if (message.typ === "console") output.add(message);
    },
  });
  const editors = createEditors(parts, () => undefined);
  async function run(): Promise<void> {
    output.clear();
    try {
      const js = await assemble(editors, parts);
      const defaults = parts.code.has("wat") ? { defaults: "ix-wat" as const } : {};
      await runner.run({ html: "", css: "", js, src: page, ...defaults });
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      output.add({ prop: "error", args: [text] });
    }
  }
  const panel = createPanel(labels.console, "example-console");
  panel.append(list);
  const head = createHead(
    parts,
    createButton(labels.run, () => void run()),
    createButton(labels.reset, () => {
      editors.reset();
      output.clear();
    }),
  );
  example.append(head, editors.element, panel, host);
}

const LIST = { class: "example-lines", "aria-live": "polite", tabindex: "0" };

function createLine({ level, text }: ConsoleEntry): HTMLElement {
  const line = createElement("li", { "data-level": level });
  line.append(createElement("code", {}, text));
  return line;
}

/** The script, with the module of the WebAssembly text in it. */
async function assemble(
  editors: ExampleEditors,
  { code }: ExampleParts,
): Promise<string> {
  const js = editors.getCode("js");
  if (!code.has("wat")) return js;
  return js.replaceAll(WASM_URL, await assembleAside(editors.getCode("wat")));
}
