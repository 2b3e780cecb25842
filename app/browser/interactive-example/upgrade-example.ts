import { repeatActsOfExample } from "../early-acts";
import { createRunner } from "../play/create-runner.client";
import { showChoices } from "./choice-example";
import { showConsole } from "./console-example";
import { createEditors } from "./create-editors";
import { debounce } from "./debounce";
import { readExample, onAct, type ExampleParts } from "./read-example";

const TEMPLATES = { choice: showChoices, console: showConsole, tabbed: showTabbed };

/** Replaces an example's code by editors, and replays recorded events. */
export function upgradeExample(example: HTMLElement): void {
  const parts = readExample(example);
  if (!parts) throw new Error("The example's HTML is incomplete.");
  TEMPLATES[parts.template](parts);
  example.dataset["state"] = "ready";
  repeatActsOfExample(example);
}

const CHANGE_MILLISECONDS = 1000;
/** Allows links in the example to navigate the page. */
const SANDBOX =
  "allow-scripts allow-same-origin allow-forms allow-modals allow-top-navigation-by-user-activation";

/** HTML, CSS and JavaScript editors beside a result that follows each change. */
function showTabbed(parts: ExampleParts): void {
  const { form, host, name: title, origin, page } = parts;
  // The server's frame stays until the first run replaces it.
  const runner = createRunner({
    host,
    origin,
    title,
    sandbox: SANDBOX,
    onMessage: () => undefined,
  });
  const run = () => {
    const [html, css, js] = (["html", "css", "js"] as const).map(editors.getCode);
    const code = { html: html ?? "", css: css ?? "", js: js ?? "" };
    void runner.run({ ...code, src: page, defaults: "ix-tabbed" });
  };
  const editors = createEditors(parts, debounce(run, CHANGE_MILLISECONDS));
  onAct(form, "reset", () => {
    editors.reset();
    run();
  });
}
