import type { ConsoleEntry } from "../console/add-entry";
import { createConsole } from "../console/create-console";
import { createElement } from "../create-element";
import { createRunner } from "../play/create-runner";
import { assembleAside } from "./assemble-aside";
import { createEditors, type ExampleEditors } from "./create-editors";
import { onAct, type ExampleParts } from "./read-example";

/** Placeholder in a script for the URL of the assembled module. */
const WASM_URL = "{%wasm-url%}";
const SANDBOX = "allow-scripts allow-same-origin";

/** A script that runs on request, and its output. */
export function showConsole(parts: ExampleParts): void {
  const { form, host, name: title, origin, page } = parts;
  const list = form.querySelector(".example-lines");
  const output = createConsole((entries) => {
    list?.replaceChildren(...entries.map(createLine));
    list?.scrollTo({ top: list.scrollHeight });
  });
  const runner = createRunner({
    ...{ host, origin, title, sandbox: SANDBOX },
    onMessage(message) {
      if (message.typ === "console") output.add(message);
    },
  });
  const editors = createEditors(parts, () => undefined);
  async function run(): Promise<void> {
    output.clear();
    try {
      const js = await assemble(editors);
      const defaults = editors.has("wat") ? { defaults: "ix-wat" as const } : {};
      await runner.run({ html: "", css: "", js, src: page, ...defaults });
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      output.add({ prop: "error", args: [text] });
    }
  }
  onAct(form, "run", () => void run());
  onAct(form, "reset", () => {
    editors.reset();
    output.clear();
  });
}

function createLine({ level, text }: ConsoleEntry): HTMLElement {
  const line = createElement("li", { "data-level": level });
  line.append(createElement("code", {}, text));
  return line;
}

/** The script, with the URL of the assembled module filled in. */
async function assemble(editors: ExampleEditors): Promise<string> {
  const js = editors.getCode("js");
  if (!editors.has("wat")) return js;
  return js.replaceAll(WASM_URL, await assembleAside(editors.getCode("wat")));
}
