import { toReason } from "~/domain/text/to-reason";
import { type ConsoleEntry, createConsole } from "../console/create-console";
import { createElement } from "../create-element";
import { createRunner } from "../play/create-runner.client";
import { createEditors, type ExampleEditors } from "./create-editors";
import { onAct, type ExampleParts } from "./read-example";

/** Placeholder in a script for the URL of the assembled module. */
const WASM_URL = "{%wasm-url%}";
const SANDBOX = "allow-scripts allow-same-origin";

/** A script that runs on request, and its output. */
export function showConsole(parts: ExampleParts): void {
  const { form, host, name: title, origin, page } = parts;
  const list = form.querySelector(".example-lines");
  let lines = new Map<ConsoleEntry, HTMLElement>();
  const output = createConsole((entries) => {
    // Shown lines stay where they are, because screen readers say again what is put anew.
    const old = lines;
    lines = new Map(entries.map((entry) => [entry, old.get(entry) ?? createLine(entry)]));
    for (const [entry, line] of old) if (!lines.has(entry)) line.remove();
    let at = 0;
    for (const line of lines.values()) {
      const shown = list?.children[at++];
      if (line !== shown) list?.insertBefore(line, shown ?? null);
    }
    list?.scrollTo({ top: list.scrollHeight });
  });
  const runner = createRunner({
    host,
    origin,
    title,
    sandbox: SANDBOX,
    onMessage(message) {
      if (message.typ === "console") output.add(message);
    },
  });
  const editors = createEditors(parts, () => undefined);
  /** Counts runs and resets, because each overtakes a run whose text is still being assembled. */
  let latest = 0;
  async function run(): Promise<void> {
    const turn = ++latest;
    output.clear();
    try {
      const js = await assemble(editors);
      const defaults = editors.has("wat") ? { defaults: "ix-wat" as const } : {};
      if (turn === latest)
        await runner.run({ html: "", css: "", js, src: page, ...defaults });
    } catch (error) {
      const text = toReason(error);
      if (turn === latest) output.add({ prop: "error", args: [text] });
    }
  }
  onAct(form, "run", () => void run());
  onAct(form, "reset", () => {
    latest++;
    editors.reset();
    // Timers of the frame would go on printing.
    host.replaceChildren();
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

/** Answer of the worker that assembles. */
type Answer = { url: string } | { fault: string };

/**
 * Assembles WebAssembly text in a worker and returns the module as a data URL.
 * @throws Error with the message and position of a fault in the text.
 */
function assembleAside(text: string): Promise<string> {
  const worker = new Worker(new URL("./assemble-worker.ts", import.meta.url), {
    type: "module",
  });
  return new Promise<string>((resolve, reject) => {
    worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
      if ("url" in data) resolve(data.url);
      else reject(new Error(data.fault));
    });
    worker.addEventListener("error", () => {
      reject(new Error("The assembler can't be loaded."));
    });
    worker.postMessage(text);
  }).finally(() => worker.terminate());
}
