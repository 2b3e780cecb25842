import type { Section, TocEntry } from "~/domain/documents/document";

/** Inside an entry, which is a link itself, no other link or id may stand. */
const LINK_TAG = /<\/?a(?:\s[^>]*)?>/g;
const ID_ATTRIBUTE = /(<[^>]*?) id="[^"]*"/g;

/** The table of contents: every section that has a heading; `text` is HTML. */
export function listToc(sections: readonly Section[]): TocEntry[] {
  return sections.flatMap(({ value: { id, title, isH3 } }) => {
    if (id === null || !title) return [];
    const text = title.replace(LINK_TAG, "").replace(ID_ATTRIBUTE, "$1");
    return [isH3 ? { id, text, sub: true as const } : { id, text }];
  });
}
