/** The folded texts of a page that are searched. */
export interface ContainedTexts {
  folded: string;
  place: string;
}

export interface ContainingIndex<Page> {
  add(page: Page): void;
  /** Builds the index of all added pages; returns the look-up by a substring of title or place. */
  finish(): (text: string) => Page[];
}

/**
 * Creates a substring index of titles and places. Searches one string of all distinct words, which
 * is a tenth of all titles and much faster than thousands of short strings. For several words, it
 * looks up the longest and then checks the whole text.
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

/** Returns a function that lists the distinct words that contain a text. */
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
