import type { ChangeSet } from "../changes/change-set";
import { createFindMove, listDocLinks, rewriteLinks } from "../links/rewrite-links";
import { rewriteSidebar, type FindSlug } from "../links/rewrite-sidebar";
import type { Content } from "../pages/content-roots";
import { escapePattern } from "../text/written-names";
import { listDataFiles, listPages, readUtf8 } from "./all-files";

/** A page whose links a plan changes, or that links to pages that go. */
export interface LinkingFile {
  file: string;
  links: number;
}

/**
 * Leads the links of all pages to moved pages. Reads each file as the change set has it, so that
 * moved pages are rewritten at their new place. `urls` are pairs of addresses.
 */
export function planLinks(
  content: Content,
  changes: ChangeSet,
  urls: readonly { from: string; to: string }[],
  moved: ReadonlyMap<string, string>,
): LinkingFile[] {
  const findMove = createFindMove(urls);
  const needles = listNeedles(urls.map(({ from }) => from));
  return listPages(content.folders).flatMap(({ file, locale }) => {
    const place = moved.get(file) ?? file;
    const text = moved.has(file) ? changes.readText(place) : readUtf8(file);
    if (text === null || !needles.test(text)) return [];
    const rewritten = rewriteLinks(text, locale.locale, findMove);
    if (rewritten.text === text) return [];
    changes.write(place, rewritten.text);
    return [{ file: place, links: rewritten.count }];
  });
}

/** Lists pages with links to these addresses, leaving out the files that go. */
export function listLinksTo(
  content: Content,
  urls: readonly string[],
  gone: ReadonlySet<string>,
): LinkingFile[] {
  const findMove = createFindMove(urls.map((url) => ({ from: url, to: url })));
  const needles = listNeedles(urls);
  return listPages(content.folders).flatMap(({ file, locale }) => {
    const text = gone.has(file) ? null : readUtf8(file);
    if (text === null || !needles.test(text)) return [];
    const links = listDocLinks(text, locale.locale);
    const count = links.filter(({ url }) => findMove(url) !== null).length;
    return count === 0 ? [] : [{ file, links: count }];
  });
}

/**
 * Returns a test that is false for texts without any of these slugs, because reading links out of
 * every page would take far longer. The shortest slug is part of those below it.
 */
function listNeedles(urls: readonly string[]): RegExp {
  const slugs = urls.map((url) => url.slice(url.indexOf("/docs/") + "/docs/".length));
  const tops = slugs.filter((slug) => !slugs.some((top) => slug.startsWith(`${top}/`)));
  return new RegExp(tops.map(toNeedle).join("|"), "i");
}

/** Links may have any sign of a slug as it is, or percent-encoded. */
function toNeedle(slug: string): string {
  return slug.replace(/[^\w/-]/gu, (sign) => {
    const encoded = Buffer.from(sign).toString("hex").replace(/../g, "%$&");
    return `(?:${escapePattern(sign)}|${encoded})`;
  });
}

/** Leads sidebars and the groups of Web APIs to moved pages, or takes out those that go. */
export function planDataFiles(
  content: Content,
  changes: ChangeSet,
  findSlug: FindSlug,
): string[] {
  const { sidebars, groups } = listDataFiles(content);
  const edits = [
    ...sidebars.map((file) => ({ file, edit: rewriteSidebar })),
    ...groups.map((file) => ({ file, edit: rewriteGroups })),
  ];
  return edits.flatMap(({ file, edit }) => {
    const text = changes.readText(file);
    const after = edit(text, findSlug);
    if (after !== text) changes.write(file, after);
    return after === text ? [] : [file];
  });
}

/** The groups name guides by `/docs/{slug}`; a guide that goes is left to their author. */
function rewriteGroups(text: string, findSlug: FindSlug): string {
  return text.replace(/"\/docs\/([^"\\]+)"/g, (whole, slug: string) => {
    const to = findSlug(slug);
    return typeof to === "string" ? JSON.stringify(`/docs/${to}`) : whole;
  });
}
