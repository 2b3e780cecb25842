import { parseFragment } from "parse5";
import type { ContentStore } from "~/content-store/content-store";
import { findDocUrl } from "~/domain/compat/find-doc-url";
import { toPageListPath } from "~/domain/site/twin-path";
import { toAddress } from "~/domain/http/to-address";
import type { ContentText } from "~/domain/text/strings";
import { readText } from "~/domain/html/tree";
import { renderBaseline, toBaselineFact } from "./baseline-line";
import { createLinkResolvers } from "./links";
import { escapeLineStarts, escapeMarkdown, toDestination } from "./markdown/escape";
import { renderMarkdownHeading, type MarkdownContext } from "./markdown/render-markdown";
import type { TwinList, TwinPage } from "./pages/twin-page";
import { renderSections, type RenderedSection } from "./render-sections";
import type { Twin, TwinOptions, TwinSection } from "./twins-service";

/** A plain YAML scalar; any other text is quoted as JSON, which YAML contains. */
const PLAIN = /^[a-z0-9][\w./-]*$/i;
const ADDRESS = /^https?:\/\/[^\s#]+$/;
/** Words and numbers that YAML reads as another type than text. */
const TYPED = /^(?:true|false|yes|no|y|n|on|off|null|[\d.]+|0x[\da-f]+|[\d.]+e\d+)$/i;

export interface RenderTwinOptions extends TwinOptions {
  store: ContentStore;
  translate: ContentText;
  siteOrigin: string;
}

/** Renders a page as Markdown. */
export function renderTwin(page: TwinPage, options: RenderTwinOptions): Twin {
  const { title, url, locale, language, modified } = page;
  const markdown = createContext(page, options);
  const { store, translate } = options;
  const shared = {
    translate,
    markdown,
    findPageUrl: (path: string) =>
      findDocUrl(path, page.language, (url) => store.findCanonicalUrl(url)),
  };
  const parts = renderSections(page.body, {
    ...shared,
    store,
    locale: page.language,
    baseline: renderBaseline(page, shared),
  });
  const { section = null } = options;
  const chosen = section === null ? null : chooseSection(parts, section);
  const body = section === null ? renderWhole(page, parts, markdown) : join(chosen ?? []);
  const frame = [renderFacts(page, options), renderPointer(page, options)];
  return {
    title,
    url,
    locale,
    language,
    modified,
    body,
    markdown: `${[...frame, body].filter(Boolean).join("\n\n")}\n`,
    sections: listSections(parts),
    isMissingSection: chosen === null && section !== null,
  };
}

function createContext(
  { url }: TwinPage,
  { translate, siteOrigin, links = "absolute" }: RenderTwinOptions,
): MarkdownContext {
  const isRelative = links === "relative";
  return {
    ...createLinkResolvers({ url, siteOrigin, isRelative }),
    noteLabels: new Set([
      "Note:",
      "Warning:",
      translate("note-label"),
      translate("warning-label"),
    ]),
  };
}

function renderWhole(
  { titleHtml, intro, lists }: TwinPage,
  parts: readonly RenderedSection[],
  markdown: MarkdownContext,
): string {
  const heading =
    titleHtml === null
      ? ""
      : renderMarkdownHeading(titleHtml, { level: 1, id: null }, markdown);
  const written = lists.map((list) => renderList(list, markdown));
  return [heading, escapeLineStarts(escapeMarkdown(intro)), join(parts), ...written]
    .filter(Boolean)
    .join("\n\n");
}

function join(parts: readonly RenderedSection[]): string {
  return parts
    .map(({ markdown }) => markdown)
    .filter(Boolean)
    .join("\n\n");
}

function renderList({ title, links }: TwinList, { resolve }: MarkdownContext): string {
  const items = links.map(({ url, title: name, summary }) => {
    const text = summary ? `: ${escapeMarkdown(summary)}` : "";
    const label = escapeMarkdown(name);
    return url === null
      ? `- ${label}${text}`
      : `- [${label}](${toDestination(resolve(url))})${text}`;
  });
  return [title === null ? "" : `## ${escapeMarkdown(title)}`, items.join("\n")]
    .filter(Boolean)
    .join("\n\n");
}

/** Returns a section and those below it; null when the page has none of this id or title. */
function chooseSection(
  parts: readonly RenderedSection[],
  wanted: string,
): RenderedSection[] | null {
  const key = wanted.trim().toLowerCase();
  const at = parts.findIndex(
    ({ id, titleHtml }) =>
      id !== null &&
      (id.toLowerCase() === key || toPlainText(titleHtml).toLowerCase() === key),
  );
  const start = parts[at];
  if (!start) return null;
  const end = parts.findIndex(
    ({ id, level }, index) => index > at && id !== null && level <= start.level,
  );
  return parts.slice(at, end === -1 ? undefined : end);
}

function listSections(parts: readonly RenderedSection[]): TwinSection[] {
  const sections: TwinSection[] = [];
  for (const { id, titleHtml, level, markdown } of parts) {
    const last = sections.at(-1);
    if (id !== null)
      sections.push({
        id,
        title: toPlainText(titleHtml),
        level,
        characters: markdown.length,
      });
    else if (last) last.characters += markdown.length;
  }
  return sections;
}

function toPlainText(html: string): string {
  return html.includes("<") || html.includes("&")
    ? readText(parseFragment(html)).trim()
    : html;
}

function renderFacts(page: TwinPage, { siteOrigin }: RenderTwinOptions): string {
  const { title, url, locale, language, modified, facts, baseline } = page;
  return renderFrontMatter({
    title,
    url: toAddress(siteOrigin, url),
    locale,
    ...(language !== locale && { language }),
    ...facts,
    baseline: baseline && toBaselineFact(baseline),
    modified: modified?.slice(0, 10),
  });
}

type FactValue = string | readonly string[] | null | undefined;

/** Renders facts as YAML front matter; absent and empty ones are omitted. */
function renderFrontMatter(facts: Readonly<Record<string, FactValue>>): string {
  const lines = Object.entries(facts).flatMap(([name, value]) => {
    if (value === null || value === undefined || value.length === 0) return [];
    return [`${name}: ${typeof value === "string" ? toScalar(value) : toList(value)}`];
  });
  return ["---", ...lines, "---"].join("\n");
}

function toList(values: readonly string[]): string {
  return `[${values.map(toScalar).join(", ")}]`;
}

function toScalar(value: string): string {
  const isPlain = (PLAIN.test(value) || ADDRESS.test(value)) && !TYPED.test(value);
  return isPlain ? value : JSON.stringify(value);
}

/** A first line that leads to the list of all pages. */
export function renderPointer(
  { url: path }: Pick<TwinPage, "url">,
  { translate, siteOrigin }: Pick<RenderTwinOptions, "translate" | "siteOrigin">,
): string {
  const url = toAddress(siteOrigin, toPageListPath(path));
  return `> ${translate("twin-pointer", { url: `<${url}>` })}`;
}
