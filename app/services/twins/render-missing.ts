import { toAddress } from "~/domain/http/to-address";
import { toTwinPath } from "~/domain/site/twin-path";
import type { ContentText } from "~/domain/text/strings";
import { toCodeSpan } from "~/domain/text/markdown-code";
import { escapeMarkdown } from "./markdown/escape";
import { renderPointer } from "./render-twin";
import type { Twin } from "./twins-service";

export interface MissingOptions {
  translate: ContentText;
  siteOrigin: string;
}

/** A page that the reader may have meant. */
interface Suggestion {
  title: string;
  url: string;
}

/** Renders the text for a path without a page. */
export function renderMissingPage(
  url: string,
  suggestions: readonly Suggestion[],
  { translate, siteOrigin }: MissingOptions,
): string {
  const items = suggestions.map(
    ({ title, url: path }) =>
      `- [${escapeMarkdown(title)}](${toAddress(siteOrigin, toTwinPath(path))})`,
  );
  return toText([
    `# ${translate("twin-missing-page", { path: toCodeSpan(url) })}`,
    renderPointer({ url }, { translate, siteOrigin }),
    items.length > 0 ? `## ${translate("twin-suggestions")}` : "",
    items.join("\n"),
  ]);
}

/** Renders the text for a section that the page does not have, with the list of those it has. */
export function renderMissingSection(
  { url, title, sections }: Twin,
  section: string,
  { translate, siteOrigin }: MissingOptions,
): string {
  const twin = toAddress(siteOrigin, toTwinPath(url));
  const items = sections.map(({ id, title: name, level }) => {
    const address = `${twin}?section=${encodeURIComponent(id)}`;
    return `${level === 3 ? "  " : ""}- [${escapeMarkdown(name)}](${address})`;
  });
  return toText([
    `# ${translate("twin-missing-section", { section: toCodeSpan(section) })}`,
    `[${escapeMarkdown(title)}](${twin})`,
    items.join("\n"),
  ]);
}

function toText(blocks: readonly string[]): string {
  return `${blocks.filter(Boolean).join("\n\n")}\n`;
}
