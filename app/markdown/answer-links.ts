import type { MarkdownIt, StateCore, Token } from "markdown-it";
import { parseUrl } from "~/domain/http/parse-url";
import { SECTIONS } from "~/domain/site/sections";
import { isDataAddress } from "~/domain/documents/data-addresses";

const LINKED_SECTIONS = SECTIONS.flatMap(({ path, isLinkedByAnswers }) =>
  path !== undefined && isLinkedByAnswers ? [path] : [],
);
const PAGE_PATH = new RegExp(`^/[\\w-]+(?:${LINKED_SECTIONS.join("|")})(?:[/?#]|$)`);
const OWN_PATH = /^\/(?![/\\]|%5c)/i;
const CITATION = /^\[?(\d{1,2})\]?$/;

/** Labels and origin that the links of an answer need. */
export interface AnswerLinkOptions {
  /** Paths of the sources of a model's answer, to which alone it links; null for passages of pages. */
  sources: readonly string[] | null;
  /** Origin of this site, without a trailing slash. */
  siteOrigin: string;
  /** Title of links that leave the site. */
  externalLabel: string;
  /** Accessible name of the numbered link to a source. */
  describeSource: (number: string) => string;
}

/**
 * Marks the links of an answer: a link whose text is a number cites a source, one that leaves the
 * site is marked as external, and all open in a new tab, because a conversation may not be kept.
 * Links to anything but this site and the web become text, and so do images, because loading one
 * would tell another site of the reader. Of the links of a model only those to its sources stay, because
 * it makes up others.
 */
export function useAnswerLinks(parser: MarkdownIt): void {
  parser.core.ruler.push("answer-links", finishLinks);
}

function finishLinks({ tokens, env }: StateCore): void {
  const { links } = env as { links: AnswerLinkOptions };
  for (const token of tokens)
    if (token.children) token.children = finishChildren(token.children, links);
}

function finishChildren(children: readonly Token[], links: AnswerLinkOptions): Token[] {
  const sources = links.sources && new Set(links.sources.map(toKey));
  // Links contain no links, so that one flag is enough.
  let isDropped = false;
  return children.flatMap((token, at) => {
    if (token.type === "image") return toText(token);
    if (token.type === "link_close" && isDropped) {
      isDropped = false;
      return [];
    }
    if (token.type !== "link_open") return [token];
    const target = toTarget(token.attrGet("href") ?? "", links.siteOrigin);
    isDropped = target === null || sources?.has(toKey(target.href)) === false;
    if (target === null || isDropped) return [];
    markLink(token, { target, label: children[at + 1]?.content ?? "" }, links);
    return [token];
  });
}

/** An image is shown by its alternative text. */
function toText(image: Token): Token[] {
  image.type = "text";
  image.tag = "";
  return image.content === "" ? [] : [image];
}

/** The same for all spellings of a path: citations escape brackets, and Markdown all but ASCII. */
function toKey(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

interface Target {
  href: string;
  isExternal: boolean;
}

/** Null for a target that is neither on this site nor on the web. */
function toTarget(href: string, siteOrigin: string): Target | null {
  if (OWN_PATH.test(href)) return { href, isExternal: false };
  const url = /^https?:/i.test(href) ? parseUrl(href) : null;
  if (!url) return null;
  const { origin, username, password } = url;
  if (username !== "" || password !== "") return null;
  const path = href.slice(origin.length);
  const isOwn = origin === siteOrigin || isDataAddress(url);
  return isOwn && PAGE_PATH.test(path)
    ? { href: path, isExternal: false }
    : { href, isExternal: origin !== siteOrigin };
}

function markLink(
  token: Token,
  { target, label }: { target: Target; label: string },
  { externalLabel, describeSource }: AnswerLinkOptions,
): void {
  const number = CITATION.exec(label)?.[1];
  const rel = target.isExternal ? "noopener nofollow" : "noopener";
  // Replaces all attributes, because a title could claim that the link leads elsewhere.
  token.attrs = Object.entries({ href: target.href, target: "_blank", rel });
  if (number !== undefined) {
    token.attrSet("class", target.isExternal ? "citation external" : "citation");
    token.attrSet("aria-label", describeSource(number));
  } else if (target.isExternal) {
    token.attrSet("class", "external");
    token.attrSet("title", externalLabel);
  }
}
