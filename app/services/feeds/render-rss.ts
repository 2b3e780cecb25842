import { escapeXml } from "./escape-xml";
import type { Feed, FeedEntry } from "./feed";

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
  return [
    "<item>",
    `<title>${escapeXml(entry.title)}</title>`,
    `<link>${escapeXml(entry.url)}</link>`,
    `<guid isPermaLink="true">${escapeXml(entry.url)}</guid>`,
    `<pubDate>${toRssDate(entry.published ?? entry.updated)}</pubDate>`,
    `<dc:creator>${escapeXml(entry.author ?? feed.author)}</dc:creator>`,
    `<description>${escapeXml(entry.summary)}</description>`,
    "</item>",
  ].join("\n");
}

function toRssDate(date: string): string {
  return new Date(date).toUTCString();
}
