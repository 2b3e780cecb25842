import { escapeAttribute } from "~/domain/text/escape-html";
import type { ContentMessageId } from "~/domain/locales/message-ids";
import type { ContentText } from "~/domain/text/strings";
import { replaceExamples, type ExampleBlock, type StoredExample } from "./read-example";

/** The languages of tabs, in order. */
const LANGUAGES: readonly (readonly [string, string])[] = [
  ["html", "HTML"],
  ["css", "CSS"],
  ["js", "JavaScript"],
  ["wat", "WAT"],
];

/**
 * Renders the controls of interactive examples in their final size, so that nothing shifts when
 * browser/interactive-example replaces the code by editors. Values are radio buttons that switch
 * frames by CSS alone; controls that need a script are hidden without one. `data-early` marks
 * controls whose click before hydration is replayed (browser/early-acts).
 */
export function renderExamples(html: string, translate: ContentText): string {
  return replaceExamples(html, (example) => renderExample(example, translate));
}

function renderExample(example: StoredExample, translate: ContentText): string {
  const { attributes, template } = example;
  const toText = (id: ContentMessageId) => escapeAttribute(translate(id));
  const texts = `${template === "choice" ? ` data-unsupported="${toText("example-unsupported")}"` : ""} data-failed="${toText("example-failed")}"`;
  const inside = RENDERERS[template](example, translate);
  // `method="dialog"`, so that Enter on a radio button submits nothing.
  return `<interactive-example${attributes}${texts}><form class="example-form" method="dialog">${inside}</form></interactive-example>`;
}

const RENDERERS = {
  choice: renderChoices,
  console: renderConsole,
  tabbed: renderTabbed,
} as const satisfies Record<
  StoredExample["template"],
  (example: StoredExample, translate: ContentText) => string
>;

/** Renders one lazily loaded frame per value, so that no script is needed. */
function renderChoices(example: StoredExample, translate: ContentText): string {
  const { id, frame } = example;
  const choices = example.blocks.filter(({ isChoice }) => isChoice);
  const sources = example.blocks.filter(({ isChoice }) => !isChoice);
  const rows = choices.map((choice, at) => renderChoice(choice, at, id));
  const frames = choices.map(
    (_, at) => `${frame.slice(0, -1)} data-live-choice="${at + 1}"></iframe>`,
  );
  const reset = `<button class="button" type="reset">${translate("example-reset")}</button>`;
  const values = translate("example-values");
  return `${renderHead(example, reset)}<div class="example-choices" role="radiogroup" aria-labelledby="example-${id}-values">${renderTitle(id, "values", values)}${rows.join("")}</div>${renderOutput(id, frames.join(""), translate)}<div class="interactive-example-code">${sources.map(renderSource).join("")}</div>`;
}

function renderChoice({ code }: ExampleBlock, at: number, id: string): string {
  const radio = `example-${id}-${at + 1}`;
  const checked = at === 0 ? " checked" : "";
  return `<div class="example-choice"><input type="radio" id="${radio}" name="example-${id}" value="${at + 1}"${checked}><label class="example-value" for="${radio}"><code>${code}</code></label></div>`;
}

function renderSource({ language, pre }: ExampleBlock): string {
  return `<div class="code-example"><div class="example-header example-part"><span class="language-name">${language}</span></div>${pre}</div>`;
}

function renderConsole(example: StoredExample, translate: ContentText): string {
  const { id, frame } = example;
  const run = renderAct("run", translate("example-run"));
  const reset = renderAct("reset", translate("example-reset"));
  const title = translate("example-console");
  return `${renderHead(example, run + reset)}${renderEditors(example, translate)}<div class="example-console" role="group" aria-labelledby="example-${id}-console">${renderTitle(id, "console", title)}<ul class="example-lines" role="list" aria-labelledby="example-${id}-console" aria-live="polite" tabindex="0"></ul></div><div class="example-frame" hidden>${frame}</iframe></div>`;
}

function renderTabbed(example: StoredExample, translate: ContentText): string {
  const reset = renderAct("reset", translate("example-reset"));
  return `${renderHead(example, reset)}${renderEditors(example, translate)}${renderOutput(example.id, `${example.frame}</iframe>`, translate)}`;
}

function renderHead({ name }: StoredExample, buttons: string): string {
  return `<div class="example-head"><span class="example-name">${name}</span><span class="example-acts">${buttons}</span></div>`;
}

/** Renders a button that needs a script. */
function renderAct(act: "run" | "reset", label: string): string {
  return `<button class="button" type="button" data-act="${act}" data-early>${label}</button>`;
}

function renderTitle(id: string, part: string, text: string): string {
  return `<span class="example-title" id="example-${id}-${part}">${text}</span>`;
}

function renderOutput(id: string, frames: string, translate: ContentText): string {
  const title = renderTitle(id, "output", translate("example-output"));
  return `<div class="example-output" role="group" aria-labelledby="example-${id}-output">${title}<div class="example-frame">${frames}</div></div>`;
}

/** Renders the code of each language, in tabs when there are several. */
function renderEditors(example: StoredExample, translate: ContentText): string {
  const { id, name, blocks } = example;
  const panels = LANGUAGES.flatMap(([language, label]) => {
    const own = blocks.filter((block) => block.language === language);
    const code = own.map(({ pre }) => pre).join("");
    // The last line of each block ends with a newline, hence -1.
    const digits = String(code.split("\n").length - 1).length;
    return own.length === 0 ? [] : [{ language, label, code, digits }];
  });
  const hasTabs = panels.length > 1;
  const tabs = panels.map(({ language, label }, at) => {
    const state =
      at === 0 ? 'aria-selected="true"' : 'aria-selected="false" tabindex="-1"';
    return `<button type="button" role="tab" id="example-${id}-tab-${language}" aria-controls="example-${id}-${language}" ${state} data-early>${label}</button>`;
  });
  const list = `<div class="example-tabs" role="tablist" aria-label="${name}">${tabs.join("")}</div>`;
  const boxes = panels.map(({ language, label, code, digits }, at) => {
    const role = hasTabs
      ? ` role="tabpanel" aria-labelledby="example-${id}-tab-${language}"${at === 0 ? "" : " data-off"}`
      : ` role="group" aria-label="${label}"`;
    return `<div class="example-editor" id="example-${id}-${language}" data-language="${language}" data-label="${label}" data-name="${translate("name-part", { name: label, part: name })}" style="--digits:${digits}"${role}>${code}</div>`;
  });
  const hint = `<p class="example-hint" id="example-${id}-hint">${translate("example-hint")}</p>`;
  return `<div class="example-editors">${hasTabs ? list : ""}${boxes.join("")}${hint}</div>`;
}
