/** What is searched of a page, both folded. */
export interface ContainedTexts {
  folded: string;
  place: string;
}

/**
 * Finds pages with a text in title or place. Titles are made of few different words: these are
 * searched, in one long string, a tenth of all titles and many times quicker than thousands of
 * short ones. Of a text of several words the longest is looked for, then the text itself.
 */
export function createContaining<Page extends ContainedTexts>(
  pages: readonly Page[],
): (text: string) => Page[] {
  const byWord = groupByWord(pages);
  const findWords = createWordFinder([...byWord.keys()]);
  return (text) => {
    const parts = text.split(" ");
    const longest = parts.reduce((a, b) => (b.length > a.length ? b : a), "");
    const found = new Set(findWords(longest).flatMap((word) => byWord.get(word) ?? []));
    if (parts.length === 1) return [...found];
    return [...found].filter(
      (page) => page.folded.includes(text) || page.place.includes(text),
    );
  };
}

function groupByWord<Page extends ContainedTexts>(
  pages: readonly Page[],
): Map<string, Page[]> {
  const byWord = new Map<string, Page[]>();
  for (const page of pages)
    for (const word of `${page.folded} ${page.place}`.split(" ")) {
      const group = byWord.get(word);
      if (!group) byWord.set(word, [page]);
      else if (group.at(-1) !== page) group.push(page);
    }
  return byWord;
}

/** The words that have a text in them, each once. */
function createWordFinder(words: readonly string[]): (text: string) => string[] {
  const all = words.join("\n");
  return (text) => {
    const found: string[] = [];
    if (text === "") return found;
    for (let at = all.indexOf(text); at !== -1;) {
      const start = all.lastIndexOf("\n", at) + 1;
      const end = all.indexOf("\n", at);
      found.push(all.slice(start, end === -1 ? all.length : end));
      at = end === -1 ? -1 : all.indexOf(text, end);
    }
    return found;
  };
}
