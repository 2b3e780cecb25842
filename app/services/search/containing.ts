/** What is searched of a page, both folded. */
export interface ContainedTexts {
  folded: string;
  place: string;
}

export interface ContainingIndex<Page> {
  add(page: Page): void;
  /** When all pages are in: the pages with a text in title or place. */
  finish(): (text: string) => Page[];
}

/**
 * Finds pages with a text in title or place. Titles are made of few different words: these are
 * searched, in one long string, a tenth of all titles and many times quicker than thousands of
 * short ones. Of a text of several words the longest is looked for, then the text itself.
 */
export function createContaining<Page extends ContainedTexts>(): ContainingIndex<Page> {
  const byWord = new Map<string, Page[]>();
  return {
    add(page) {
      for (const text of [page.folded, page.place])
        for (const word of text.split(" ")) addPage(byWord, word, page);
    },
    finish() {
      const findWords = createWordFinder([...byWord.keys()]);
      const listWord = (word: string) => byWord.get(word) ?? [];
      return (text) => {
        const parts = text.split(" ");
        const longest = parts.reduce((a, b) => (b.length > a.length ? b : a), "");
        const found = [...new Set(findWords(longest).flatMap(listWord))];
        return parts.length > 1 ? found.filter((page) => hasText(page, text)) : found;
      };
    },
  };
}

function addPage<Page>(byWord: Map<string, Page[]>, word: string, page: Page): void {
  const group = byWord.get(word);
  if (!group) byWord.set(word, [page]);
  else if (group.at(-1) !== page) group.push(page);
}

function hasText({ folded, place }: ContainedTexts, text: string): boolean {
  return folded.includes(text) || place.includes(text);
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
