import { createHash } from "node:crypto";
import type { Locale } from "~/domain/locales/locale";
import { escapeAttribute } from "~/domain/text/escape-html";
import type { ContentText } from "~/domain/text/strings";
import type { ArchiveFacts } from "../files/archive-file";
import { renderOrigin } from "../files/render-frame";
import type { Chapter } from "./list-chapters";
import { renderXhtml } from "./render-chapter";
import { toXmlText } from "./serialize-xhtml";

export interface BookOptions {
  /** File name without its ending, the same for each edition. */
  name: string;
  facts: ArchiveFacts;
  locale: Locale;
  translate: ContentText;
}

/** A file of the book as its manifest lists it. */
export interface BookItem {
  path: string;
  type: string;
  properties: readonly string[];
  /** Whether it is read in its turn. */
  isInSpine: boolean;
}

/** Books without a date have that of the format's first edition. */
const NO_DATE = "2011-10-11";
const WIDTH = 1200;
const HEIGHT = 1600;
const LINE_CHARACTERS = 22;
const LINE_HEIGHT = 120;

export const CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

/** Renders the package document: metadata, manifest, order of reading. */
export function renderPackage(items: readonly BookItem[], options: BookOptions): string {
  const { name, facts, locale, translate } = options;
  const { title, siteName, siteOrigin, homePath, date } = facts;
  const ids = new Map(items.map((item, at) => [item, `item-${at + 1}`]));
  const manifest = items.map((item) => {
    const words = item.properties.join(" ");
    const properties = words === "" ? "" : ` properties="${words}"`;
    return `<item id="${ids.get(item)}" href="${escapeAttribute(encodeURI(item.path))}" media-type="${item.type}"${properties}/>`;
  });
  const spine = items
    .filter(({ isInSpine }) => isInSpine)
    .map((item) => `<itemref idref="${ids.get(item)}"/>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="book" xml:lang="${locale}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="book">${toUrn(siteOrigin, name)}</dc:identifier>
<dc:title>${toXmlText(title)}</dc:title>
<dc:language>${locale}</dc:language>
<dc:creator>${toXmlText(siteName)}</dc:creator>
<dc:source>${toXmlText(siteOrigin + encodeURI(homePath))}</dc:source>
<dc:rights>${toXmlText(translate("archive-license"))}</dc:rights>
<meta property="dcterms:modified">${date ?? NO_DATE}T00:00:00Z</meta>
</metadata>
<manifest>
${manifest.join("\n")}
</manifest>
<spine>
${spine.join("\n")}
</spine>
</package>
`;
}

/** A UUID that the site's address and the book's name determine. */
function toUrn(siteOrigin: string, name: string): string {
  const hash = createHash("sha256").update(`${siteOrigin} ${name}`).digest("hex");
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `5${hash.slice(13, 16)}`];
  return `urn:uuid:${[...parts, `8${hash.slice(17, 20)}`, hash.slice(20, 32)].join("-")}`;
}

/** Renders the table of contents; chapters below one page are a group. */
export function renderNavigation(
  chapters: readonly Chapter[],
  { locale, translate }: Pick<BookOptions, "locale" | "translate">,
): string {
  const groups: { title: string | null; chapters: Chapter[] }[] = [];
  for (const chapter of chapters) {
    const last = groups.at(-1);
    if (last && last.title === chapter.group) last.chapters.push(chapter);
    else groups.push({ title: chapter.group, chapters: [chapter] });
  }
  const lists = groups.map((group) => {
    const items = group.chapters.map(
      ({ path, title }) => `<li><a href="${path}">${toXmlText(title)}</a></li>`,
    );
    return group.title === null
      ? items.join("\n")
      : `<li><span>${toXmlText(group.title)}</span><ol>${items.join("\n")}</ol></li>`;
  });
  const title = translate("archive-contents");
  return renderXhtml(
    { title, language: locale, styles: "styles.css" },
    `<nav epub:type="toc" id="toc"><h1>${toXmlText(title)}</h1><ol>${lists.join("\n")}</ol></nav>`,
  );
}

/** Renders the page about origin and licences. */
export function renderAboutBook({ facts, locale, translate }: BookOptions): string {
  const title = translate("archive-about");
  const site = facts.siteOrigin + encodeURI(facts.homePath);
  return renderXhtml(
    { title, language: locale, styles: "styles.css" },
    `<section><h1>${toXmlText(title)}</h1>
<p>${toXmlText(renderOrigin(facts, { language: locale, translate }))} <a href="${escapeAttribute(site)}">${toXmlText(site)}</a></p>
<p>${toXmlText(translate("archive-license"))} ${toXmlText(translate("archive-authors"))}</p>
<pre class="notice">${toXmlText(facts.notice)}</pre></section>`,
  );
}

export function renderCoverPage({ facts, locale }: BookOptions): string {
  return renderXhtml(
    { title: facts.title, language: locale, styles: "styles.css" },
    `<section epub:type="cover" class="cover"><img src="cover.svg" alt="${escapeAttribute(toXmlText(facts.title))}"/></section>`,
  );
}

/** Draws the cover: the title in lines. */
export function renderCover({ facts, locale }: BookOptions): string {
  const lines = wrap(facts.title).map(
    (line, at) => `<text x="100" y="${500 + at * LINE_HEIGHT}">${toXmlText(line)}</text>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#1a1e26"/>
<rect x="100" y="300" width="200" height="16" fill="#b4d365"/>
<g fill="#ffffff" font-family="sans-serif" font-weight="bold" font-size="92">${lines.join("")}</g>
<text x="100" y="1480" fill="#c5ccd6" font-family="sans-serif" font-size="48">${toXmlText([facts.siteName, locale, facts.date ?? ""].filter(Boolean).join(" · "))}</text>
</svg>
`;
}

/** Breaks a text into lines that fit on the cover, between words where it can. */
function wrap(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ").flatMap(cutWord)) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && measure(joined) <= LINE_CHARACTERS)
      lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}

/** Chinese and Japanese have no spaces, and names of interfaces may be longer than a line. */
function cutWord(word: string): string[] {
  const parts = [""];
  for (const character of word) {
    const last = parts.at(-1) ?? "";
    if (measure(last + character) > LINE_CHARACTERS) parts.push(character);
    else parts[parts.length - 1] = last + character;
  }
  return parts;
}

/** Characters that are twice as wide as a Latin letter. */
const WIDE =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\u3000-\u303f\u30fc\uff00-\uff60]/gu;

/** Width in Latin letters. */
function measure(text: string): number {
  return Array.from(text).length + (text.match(WIDE)?.length ?? 0);
}
