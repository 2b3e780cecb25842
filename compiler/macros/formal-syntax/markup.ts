import type { Locale } from "~/domain/locales/locale";
import { docUrl } from "~/domain/documents/slug";
import { escapeAttribute, escapeText } from "~/domain/text/escape-html";
import { findCssPage } from "../links/css-index";
import { translateFragment } from "../links/own-fragments";
import type { Site } from "../../core/site";
import type { Line, Part } from "./layout";

const GUIDE = "Web/CSS/Guides/Values_and_units/Value_definition_syntax";

/** Anchors of the signs in the guide to this notation. */
const ANCHORS: ReadonlyMap<string, string> = new Map([
  ["*", "asterisk"],
  ["+", "plus"],
  ["?", "question_mark"],
  ["{", "curly_braces"],
  ["#", "hash_mark"],
  ["!", "exclamation_point_!"],
  ["[", "brackets"],
  ["]", "brackets"],
  ["|", "single_bar"],
  ["||", "double_bar"],
  ["&&", "double_ampersand"],
]);

const TOKEN_CLASSES = {
  type: "property",
  property: "property",
  keyword: "keyword",
  function: "function",
} as const;

/** Renders lines as HTML with links into one site and locale. */
export interface SyntaxMarkup {
  writeLine(line: Line): string;
  /** Renders the text before the equals sign. */
  writeLabel(label: string): string;
}

export function createSyntaxMarkup(site: Site, locale: Locale): SyntaxMarkup {
  const guideUrl = docUrl(locale, GUIDE);
  const hasGuide = site.resolveLink(guideUrl).kind === "page";

  function writePart(part: Part): string {
    const text = escapeText(part.text);
    switch (part.kind) {
      case "plain":
        return text;
      case "sign":
        return writeSign(part.text, text);
      case "keyword":
      case "function":
        return markToken(part.kind, text);
      case "type":
      case "property": {
        const url = findReferenceUrl(part.kind, part.name ?? "");
        const marked = markToken(part.kind, text);
        return url === null ? marked : link(url, marked);
      }
    }
  }

  function writeSign(sign: string, text: string): string {
    const anchor = ANCHORS.get(sign) ?? ANCHORS.get(sign.charAt(0));
    return hasGuide && anchor
      ? link(translateFragment(guideUrl, anchor, site), text)
      : text;
  }

  function findReferenceUrl(kind: "type" | "property", name: string): string | null {
    const isCall = name.endsWith("()");
    const written = kind === "property" || isCall ? name : `<${name}>`;
    const page = findCssPage(site, locale, written);
    if (!page || (kind === "property" && !page.slug.includes("/Properties/")))
      return null;
    return docUrl(locale, page.slug);
  }

  return {
    writeLine: (line) => line.map(writePart).join(""),
    writeLabel: (label) => markToken("property", escapeText(label)),
  };
}

function markToken(kind: keyof typeof TOKEN_CLASSES, html: string): string {
  return `<span class="token ${TOKEN_CLASSES[kind]}">${html}</span>`;
}

function link(url: string, html: string): string {
  return `<a href="${escapeAttribute(url)}">${html}</a>`;
}
