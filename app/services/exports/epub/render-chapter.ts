import { toAddress } from "~/domain/http/to-address";
import type { ContentStore } from "~/content-store/content-store";
import { DEFAULT_LOCALE, type Locale } from "~/domain/locales/locale";
import { decodePercent } from "~/domain/text/decode-percent";
import type { ContentText } from "~/domain/text/strings";
import {
  getAttribute,
  hasClass,
  isElement,
  setAttribute,
  type Element,
} from "~/domain/html/tree";
import { renderBaseline } from "../files/render-page";
import type { ArchiveAsset, ArchiveLinks } from "../pages/archive-links";
import { readArchivePage } from "../pages/archive-page";
import {
  appendNode,
  appendText,
  createLink,
  createLinkFor,
  removeNode,
  replaceNode,
  visitElements,
} from "../pages/html-tree";
import { makeSelfContained, type SelfContained } from "../pages/make-self-contained";
import type { Chapter } from "./list-chapters";
import { serializeXhtml, toXmlText } from "./serialize-xhtml";
import { toXmlId } from "./xml-ids";

/** Types of images that every e-reader shows. */
const IMAGE_TYPES = ["image/png", "image/jpeg", "image/gif", "image/svg+xml"];

export interface ChapterContext {
  store: ContentStore;
  links: ArchiveLinks;
  siteOrigin: string;
  translate: (locale: Locale) => ContentText;
}

export interface ChapterTree extends Pick<SelfContained, "tree" | "assets"> {
  language: Locale;
}

/** Makes the tree of a chapter; null when the store lost the page meanwhile. */
export function readChapter(
  chapter: Chapter,
  context: ChapterContext,
): ChapterTree | null {
  const page = readArchivePage(chapter, context);
  if (!page) return null;
  const { links, siteOrigin } = context;
  const translate = context.translate(page.language);
  const html = `<h1>${page.titleHtml}</h1>${renderBaseline(page, translate)}${page.articleHtml}<footer></footer>`;
  const { tree, assets } = makeSelfContained(html, {
    page,
    links,
    translate,
    siteOrigin,
    renderSample: () => null,
  });
  const url = toAddress(siteOrigin, page.url);
  const footer = tree.childNodes.at(-1);
  if (footer && isElement(footer))
    appendNode(footer, createLink(url, translate("archive-original"), "external"));
  const shown = new Set<ArchiveAsset>();
  visitElements(tree, (element) => adapt(element, { assets, shown, url }));
  return { tree, assets: [...shown], language: page.language };
}

interface AdaptContext {
  assets: readonly ArchiveAsset[];
  shown: Set<ArchiveAsset>;
  /** Address of the page on the site. */
  url: string;
}

/** Replaces what e-readers can't show. */
function adapt(element: Element, { assets, shown, url }: AdaptContext): void {
  const { tagName } = element;
  if (
    getAttribute(element, "hidden") !== null ||
    tagName === "input" ||
    tagName === "button"
  )
    return removeNode(element);
  if (tagName === "video" || tagName === "audio") return replaceByLink(element, url, url);
  if (tagName === "img") {
    // Pictures inside of the page may contain a bare "%".
    const src = decodePercent(getAttribute(element, "src") ?? "");
    const asset = assets.find(({ path }) => src?.endsWith(path));
    if (asset && IMAGE_TYPES.includes(asset.contentType)) shown.add(asset);
    else replaceByLink(element, url, getAttribute(element, "alt") || url);
  }
  const label = getAttribute(element, "aria-label");
  if (hasClass(element, "icon") && label !== null && element.childNodes.length === 0)
    appendText(element, `(${label})`);
}

function replaceByLink(element: Element, href: string, text: string): void {
  replaceNode(element, createLinkFor(element, { href, text, className: "external" }));
}

/** Lists the ids of a chapter as XML names. */
export function listIds({ tree }: Pick<ChapterTree, "tree">): Set<string> {
  const ids = new Set<string>();
  visitElements(tree, (element) => {
    const id = getAttribute(element, "id");
    if (id !== null && element.namespaceURI.endsWith("xhtml")) ids.add(toXmlId(id));
  });
  return ids;
}

export interface ChapterFile {
  xhtml: string;
  /** Words of its manifest entry. */
  properties: string[];
}

/** @param idsOf The ids of each chapter, by path; a link to a missing id leads to the chapter. */
export function renderChapter(
  { path, title }: Chapter,
  { tree, language }: ChapterTree,
  idsOf: ReadonlyMap<string, ReadonlySet<string>>,
): ChapterFile {
  const properties = new Set<string>();
  visitElements(tree, (element) => {
    if (element.tagName === "a") fixFragment(element, path, idsOf);
    else if (element.tagName === "math") properties.add("mathml");
    else if (element.tagName === "svg") properties.add("svg");
  });
  const xhtml = renderXhtml(
    { title, language, styles: "../styles.css" },
    `<section epub:type="chapter">${serializeXhtml(tree)}</section>`,
  );
  return { xhtml, properties: [...properties] };
}

function fixFragment(
  element: Element,
  path: string,
  idsOf: ReadonlyMap<string, ReadonlySet<string>>,
): void {
  const href = getAttribute(element, "href");
  if (href === null || /^[a-z]+:/i.test(href)) return;
  const [file = "", hash] = href.split("#", 2);
  if (hash === undefined) return;
  const target = file === "" ? path : path.replace(/[^/]+$/, file);
  const id = toXmlId(decodePercent(hash) ?? hash);
  const isKnown = idsOf.get(target)?.has(id) ?? false;
  const own = path.split("/").at(-1) ?? "";
  setAttribute(element, "href", isKnown ? `${file}#${id}` : file || own);
}

/** Renders a whole XHTML document. */
export function renderXhtml(
  { title, language, styles }: { title: string; language: string; styles: string },
  body: string,
): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}">
<head>
<title>${toXmlText(title) || DEFAULT_LOCALE}</title>
<link rel="stylesheet" type="text/css" href="${styles}"/>
</head>
<body>
${body}
</body>
</html>
`;
}
