import { escapeText } from "~/domain/text/escape-html";
import type { Feed, FeedEntry } from "./feed";

/** Renders Atom (RFC 4287). */
export function renderAtom(feed: Feed): string {
  const { selfUrl } = feed;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(feed.language)}">`,
    `<title>${escapeXml(feed.title)}</title>`,
    `<subtitle>${escapeXml(feed.description)}</subtitle>`,
    `<id>${escapeXml(selfUrl ?? feed.pageUrl)}</id>`,
    ...(selfUrl === null
      ? []
      : [`<link rel="self" type="application/atom+xml" href="${escapeXml(selfUrl)}"/>`]),
    `<link rel="alternate" type="text/html" href="${escapeXml(feed.pageUrl)}"/>`,
    `<updated>${escapeXml(feed.updated)}</updated>`,
    renderAuthor(feed.author),
    ...feed.entries.map((entry) => renderEntry(entry, feed.language)),
    "</feed>\n",
  ].join("\n");
}

function renderEntry(
  { title, url, id = url, summary, language, ...entry }: FeedEntry,
  feedLanguage: string,
): string {
  const isOther = language !== undefined && language !== feedLanguage;
  return [
    isOther ? `<entry xml:lang="${escapeXml(language)}">` : "<entry>",
    `<title>${escapeXml(title)}</title>`,
    `<id>${escapeXml(id)}</id>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(url)}"/>`,
    `<updated>${escapeXml(entry.updated)}</updated>`,
    ...(entry.published === null
      ? []
      : [`<published>${escapeXml(entry.published)}</published>`]),
    ...(entry.author === null ? [] : [renderAuthor(entry.author)]),
    `<summary>${escapeXml(summary)}</summary>`,
    "</entry>",
  ].join("\n");
}

function renderAuthor(name: string): string {
  return `<author><name>${escapeXml(name)}</name></author>`;
}

const NAMESPACES = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
].join(" ");

/** Renders RSS 2.0. Authors use `dc:creator`, because `author` requires an e-mail address. */
export function renderRss(feed: Feed & { selfUrl: string }): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<rss version="2.0" ${NAMESPACES}>`,
    "<channel>",
    `<title>${escapeXml(feed.title)}</title>`,
    `<link>${escapeXml(feed.pageUrl)}</link>`,
    `<description>${escapeXml(feed.description)}</description>`,
    `<language>${escapeXml(feed.language.toLowerCase())}</language>`,
    `<lastBuildDate>${toRssDate(feed.updated)}</lastBuildDate>`,
    `<atom:link rel="self" type="application/rss+xml" href="${escapeXml(feed.selfUrl)}"/>`,
    ...feed.entries.map((entry) => renderItem(entry, feed)),
    "</channel>",
    "</rss>\n",
  ].join("\n");
}

function renderItem(entry: FeedEntry, feed: Feed): string {
  // An item's description is HTML: readers would drop the name of an element in plain text as a tag.
  const description = escapeText(entry.summary);
  return [
    "<item>",
    `<title>${escapeXml(entry.title)}</title>`,
    `<link>${escapeXml(entry.url)}</link>`,
    `<guid isPermaLink="true">${escapeXml(entry.url)}</guid>`,
    `<pubDate>${toRssDate(entry.published ?? entry.updated)}</pubDate>`,
    `<dc:creator>${escapeXml(entry.author ?? feed.author)}</dc:creator>`,
    `<description>${escapeXml(description)}</description>`,
    "</item>",
  ].join("\n");
}

function toRssDate(date: string): string {
  return new Date(date).toUTCString();
}

/** Characters that XML forbids, even escaped. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Escapes plain text for XML text and attributes. */
function escapeXml(text: string): string {
  return text
    .replace(FORBIDDEN, "")
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}
