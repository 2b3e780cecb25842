import type { HtmlAttribute, HtmlData, HtmlTag } from "~/domain/api/custom-data";
import { findFeature, type CompatFeature } from "../compat-data/index.server";
import { describeEntry, listNamed, toAttribute } from "./describe-entry";
import type { EditorPage, EditorSource } from "./list-pages";

const ELEMENT = /^html\.elements\.(\w+)$/;
const GLOBAL = /^html\.global_attributes\.([\w-]+)$/;

/** Makes the HTML data: one tag per element of a page, with the attributes of the compat data. */
export function* makeHtmlData(
  pages: Iterable<EditorPage>,
  source: EditorSource,
): Generator<void, HtmlData> {
  const tags = new Map<string, HtmlTag>();
  const globalAttributes = new Map<string, HtmlAttribute>();
  for (const page of pages) {
    for (const key of page.english.browserCompat) {
      const tag = ELEMENT.exec(key)?.[1];
      const attribute = GLOBAL.exec(key)?.[1];
      const feature = tag || attribute ? findFeature(source.store, key) : null;
      if (tag) tags.set(tag, toTag(tag, { page, feature, source }));
      if (attribute && feature)
        globalAttributes.set(attribute, toGlobal(attribute, { page, feature, source }));
    }
    yield;
  }
  return {
    version: 1.1,
    tags: sortByName([...tags.values()]),
    globalAttributes: sortByName([...globalAttributes.values()]),
  };
}

interface Entry<Feature> {
  page: EditorPage;
  feature: Feature;
  source: EditorSource;
}

function toTag(
  name: string,
  { page, feature, source }: Entry<CompatFeature | null>,
): HtmlTag {
  const rows = feature ? listNamed(feature) : [];
  const below = feature ? listNamed(feature, 2) : [];
  const attributes = rows.map((row) => {
    const attribute = row.key.slice(row.key.lastIndexOf(".") + 1);
    const own = { document: null, row };
    return toAttribute(row, below, describeEntry(attribute, own, source));
  });
  const { document } = page;
  const row = feature?.row ?? null;
  return { ...describeEntry(name, { document, row }, source), attributes };
}

function toGlobal(
  name: string,
  { page, feature, source }: Entry<CompatFeature>,
): HtmlAttribute {
  const { document } = page;
  const facts = describeEntry(name, { document, row: feature.row }, source);
  return toAttribute(feature.row, listNamed(feature), facts);
}

function sortByName<Named extends { name: string }>(entries: Named[]): Named[] {
  return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
}
