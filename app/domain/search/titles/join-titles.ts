import { joinContaining } from "./containing";
import type { CloseNames } from "./names";
import type { TitleIndex } from "./title-index";

/** Joins the indexes of documents and of areas; documents come first, which breaks ties in their favour. */
export function joinTitles(documents: TitleIndex, areas: TitleIndex): TitleIndex {
  return {
    count: documents.count + areas.count,
    listDocuments: documents.listDocuments,
    findContaining: (text, options) =>
      joinContaining(
        [documents, areas].map((each) => each.findContaining(text, options)),
      ),
    findPage: (id) => documents.findPage(id) ?? areas.findPage(id),
    listNamed: (name) => [...documents.listNamed(name), ...areas.listNamed(name)],
    listBegun: (text, most) =>
      [documents, areas]
        .flatMap((each) => each.listBegun(text, most))
        .sort((a, b) => a.length - b.length)
        .slice(0, most),
    listBelow: documents.listBelow,
    closeNames: joinClose(documents.closeNames, areas.closeNames),
    countWord: (word) => documents.countWord(word) + areas.countWord(word),
    closeWords: joinClose(documents.closeWords, areas.closeWords),
    nearSlugs: documents.nearSlugs,
  };
}

function joinClose(first: CloseNames, second: CloseNames): CloseNames {
  return {
    list(name, mostEdits) {
      const found = first.list(name, mostEdits);
      const known = new Set(found.map((close) => close.name));
      const others = second
        .list(name, mostEdits)
        .filter((close) => !known.has(close.name));
      return [...found, ...others].sort((a, b) => a.edits - b.edits);
    },
  };
}
