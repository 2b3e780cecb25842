import { toLeaf } from "~/domain/documents/slug";
import { toAddress } from "~/domain/http/to-address";
import { hasTwin, toTwinPath } from "~/domain/site/twin-path";
import { escapeMarkdown } from "~/services/twins/index.server";
import { MAX_SUMMARY_CHARACTERS, type ListedPage, type PageNode } from "./page-tree";

export interface ListOptions {
  siteOrigin: string;
  /** Returns the summary of a document; "" when it has none. */
  readSummary: (url: string) => string;
}

/** Renders a link to a page's twin, or to the page where it has none, with its summary. */
export function renderEntry(
  { title, url }: ListedPage,
  { siteOrigin, readSummary }: ListOptions,
): string {
  const summary = shorten(readSummary(url));
  const path = hasTwin(url) ? toTwinPath(url) : url;
  const link = renderLink(title, toAddress(siteOrigin, path));
  return summary === "" ? link : `${link}: ${summary}`;
}

export function renderLink(title: string, address: string): string {
  const target = /[()\s]/.test(address) ? `<${address}>` : address;
  return `- [${escapeMarkdown(title)}](${target})`;
}

/** Renders a tree as nested lists of links. */
export function renderTree(node: PageNode, siteOrigin: string, depth = 0): string[] {
  const { page, slug, children } = node;
  const isRoot = slug === "";
  const line = page
    ? renderLink(page.title, toAddress(siteOrigin, toTwinPath(page.url)))
    : `- ${escapeMarkdown(toLeaf(slug))}`;
  const below = children.flatMap((child) =>
    renderTree(child, siteOrigin, isRoot ? 0 : depth + 1),
  );
  return isRoot ? below : ["  ".repeat(depth) + line, ...below];
}

/** Half of an escape sequence, or of a character in two parts, before the cut. */
const TORN_END = /\\+$|&\w*$|[\ud800-\udbff]$/;

/** Cuts a summary at a word; in scripts without spaces, at a character. */
function shorten(summary: string): string {
  const text = escapeMarkdown(summary).trim();
  if (text.length <= MAX_SUMMARY_CHARACTERS) return text;
  const cut = text.slice(0, MAX_SUMMARY_CHARACTERS - 1);
  const end = cut.lastIndexOf(" ");
  return `${(end > cut.length / 2 ? cut.slice(0, end) : cut).replace(TORN_END, "")}…`;
}
