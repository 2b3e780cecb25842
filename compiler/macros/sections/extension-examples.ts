import { escapeAttribute, escapeText } from "~/domain/text/escape-html";
import type { ExtensionExample } from "../../sources/content-data/content-data";
import { readText } from "../arguments";
import { webextapiref } from "../links/webextapiref";
import type { Macro, MacroContext } from "../macro";

const API_PREFIX = "Mozilla/Add-ons/WebExtensions/API/";
const SOURCE = "https://github.com/mdn/webextensions-examples/tree/main/";
const HEADINGS: ReadonlySet<string> = new Set(["h2", "h3", "h4"]);

/**
 * `{{WebExtExamples(heading = "h3")}}` lists the example extensions that use the page's API.
 */
const webExtExamples: Macro = {
  names: ["webextexamples"],
  render(args, context) {
    const examples = listExamples(context);
    if (examples.length === 0) return "";
    const given = readText(args, 0)?.toLowerCase() ?? "";
    const tag = HEADINGS.has(given) ? given : "h3";
    const items = examples.map((example) => `<li>${renderLink(example)}</li>`);
    return `<${tag}>${context.translate("extension-examples")}</${tag}><ul>${items.join("")}</ul>`;
  },
};

/** `{{WebExtAllExamples}}` renders a table of all example extensions. */
const webExtAllExamples: Macro = {
  names: ["webextallexamples"],
  render(_args, context) {
    const examples = context.contentData.listExamples();
    if (examples.length === 0) return "";
    const { translate } = context;
    const heads = (["name", "apis", "description"] as const).map(
      (column) => `<th scope="col">${translate(`extension-example-${column}`)}</th>`,
    );
    const rows = examples.map((example) => renderRow(example, context));
    return `<table class="standard-table"><thead><tr>${heads.join("")}</tr></thead><tbody>${rows.join("")}</tbody></table>`;
  },
};

export const extensionExamples: readonly Macro[] = [webExtExamples, webExtAllExamples];

/** Finds examples: `API/tabs` is a whole module, `API/tabs/query` one member of it. */
function listExamples({ page, contentData }: MacroContext): ExtensionExample[] {
  if (!page.slug.startsWith(API_PREFIX)) return [];
  const [module = "", ...members] = page.slug.slice(API_PREFIX.length).split("/");
  const name = [module, ...members].join(".").toLowerCase();
  return contentData
    .listExamples()
    .filter(({ apis }) =>
      apis.some((api) =>
        members.length > 0
          ? api.toLowerCase() === name
          : `${api.toLowerCase()}.`.startsWith(`${name}.`),
      ),
    );
}

function renderRow(example: ExtensionExample, context: MacroContext): string {
  // Suppresses flaws, because this page can't correct the data's links.
  const quiet = { ...context, report: () => undefined };
  const apis = example.apis.map((api) => webextapiref.render([api], quiet)).join("<br>");
  return `<tr><td>${renderLink(example)}</td><td>${apis}</td><td>${escapeText(example.description)}</td></tr>`;
}

function renderLink({ name }: ExtensionExample): string {
  const url = `${SOURCE}${encodeURIComponent(name)}`;
  return `<a href="${escapeAttribute(url)}">${escapeText(name)}</a>`;
}
