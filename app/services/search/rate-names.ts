import { isOfKind } from "~/domain/search/page-kinds";
import { NAME_RANKS } from "~/domain/search/page-names";
import type {
  IndexedPage,
  NamedPage,
  TitleIndex,
} from "~/domain/search/titles/title-index";
import { FITS, matchWord } from "./match-word";
import type { ParsedQuery } from "./parse-query";
import { rateName, rateTopic } from "./rate-titles";

/** Ranks members below the page that lists them and titles with the query as typed, above other titles. */
const MEMBER_SCORE = 45;

const isConstructor = ({ slug }: IndexedPage) => /(?:^|\/)([^/]+)\/\1$/.test(slug);
const isCall = (page: IndexedPage) => page.title.includes("()") && !isConstructor(page);
const isEvent = ({ slug }: IndexedPage) => slug.endsWith("_event");

/** Words for the members of classes, interfaces and lists, and what tells these in all languages. */
const MEMBERS: ReadonlyMap<string, (page: IndexedPage) => boolean> = new Map([
  ["events", isEvent],
  ["functions", isCall],
  ["methods", isCall],
  ["properties", (page) => !page.title.includes("()") && !isEvent(page)],
]);
/** Other words for kinds, where no page of the name is of the first: `array method`, `input attributes`. */
const OTHER_KINDS: ReadonlyMap<string, string> = new Map([
  ["attribute", "tag"],
  ["attributes", "tag"],
  ["function", "functions"],
  ["method", "methods"],
  ["types", "tag"],
]);

export interface NamedQuery {
  query: string;
  parsed: ParsedQuery;
  /** Pages with the words in title and place. */
  titled: ReadonlyMap<IndexedPage, number>;
}

/**
 * Rates the pages that a query names, alone or beside a word for their kind, and the members that a plural asks
 * for: `array methods`.
 */
export function rateNames(
  index: TitleIndex,
  { query, parsed, titled }: NamedQuery,
): Map<IndexedPage, number> {
  const rated = new Map<IndexedPage, number>();
  const add = (page: IndexedPage, score: number) =>
    rated.set(page, Math.max(rated.get(page) ?? 0, score));
  for (const named of listNamed(index, parsed.text))
    add(named.page, rateName(named, query));
  if (!parsed.kindText.includes(" ")) return rated;
  for (const { kind, ...named } of [
    ...listOfKind(index, parsed, titled),
    ...listTitled(index, parsed, titled),
  ]) {
    add(named.page, rateName(named, query));
    for (const page of listMembers(index, named.page, kind))
      add(page, MEMBER_SCORE + rateTopic(page));
  }
  return rated;
}

/** Lists pages by name, by a member's name (`.map`), or by the joined words of the text. */
function listNamed(index: TitleIndex, text: string): NamedPage[] {
  if (text.startsWith("."))
    return index
      .listNamed(text.slice(1))
      .filter(({ page }) => page.folded.includes(text));
  return listJoined(index, text);
}

function listJoined(index: TitleIndex, text: string): NamedPage[] {
  const named = index.listNamed(text);
  if (!text.includes(" ")) return named;
  const joined = ["", "-", "."]
    .flatMap((joint) => index.listNamed(text.replaceAll(" ", joint)))
    .map(({ page }) => ({ page, rank: NAME_RANKS.part }));
  return [...named, ...joined];
}

interface PageOfKind extends NamedPage {
  /** The word for the kind of the page, or, in the plural, of its members. */
  kind: string;
}

/**
 * Lists pages by their name and a word for their kind at either end: `float property`, `html audio`, `methods of
 * array`.
 */
function listOfKind(
  index: TitleIndex,
  { kindText, words }: ParsedQuery,
  titled: NamedQuery["titled"],
): PageOfKind[] {
  const all = kindText.split(" ");
  const first = all.slice(1).join(" ").replace(/^of /, "");
  const ends = [
    { kind: all.at(-1) ?? "", name: all.slice(0, -1).join(" ") },
    { kind: all[0] ?? "", name: first },
  ];
  return ends.flatMap(({ kind, name }) => {
    const named = listInArea(index, name, words).filter(({ page }) => !page.isArea);
    const list = (word: string) =>
      named
        .filter(({ page }) => isOfKind(page.slug, word))
        .map(({ page }) => ({ page, rank: NAME_RANKS.part, kind: word }));
    const found = list(kind);
    const other = OTHER_KINDS.get(kind);
    // Readers call a constructor by that word.
    if (!other || !found.every(({ page }) => isConstructor(page))) return found;
    // "data attributes" are `data-*`, and none of the element `data`.
    const isTitled = [...titled.keys()].some(
      (page) => page.folded.startsWith(name) && isOfKind(page.slug, kind),
    );
    return isTitled ? found : list(other);
  });
}

/** Lists pages of a name, or, without the first word, those in its area: `javascript array`. */
function listInArea(
  index: TitleIndex,
  name: string,
  words: ParsedQuery["words"],
): NamedPage[] {
  const named = listJoined(index, name);
  const end = name.indexOf(" ");
  if (named.length > 0 || end === -1) return named;
  const area = words.find(([word]) => word === name.slice(0, end)) ?? [];
  return listJoined(index, name.slice(end + 1)).filter(({ page }) =>
    area.some((form) => isWordOf(page.place, form)),
  );
}

/**
 * Lists pages whose title has a plural, and title or place the other words, when there are pages below: "CSS values
 * and functions".
 */
function listTitled(
  index: TitleIndex,
  { text, words }: ParsedQuery,
  titled: NamedQuery["titled"],
): PageOfKind[] {
  const kind = text.slice(text.lastIndexOf(" ") + 1);
  if (!/^[a-z]{3,}[^isu]s$/.test(kind)) return [];
  const others = words.filter(([word]) => word !== kind);
  const isListed = (page: IndexedPage) =>
    !page.isArea &&
    matchWord(page, kind) === FITS.whole &&
    others.every((forms) =>
      forms.some(
        (form) => matchWord(page, form) === FITS.whole || isWordOf(page.place, form),
      ),
    ) &&
    index.listBelow(page).length > 0;
  return [...titled.keys()]
    .filter(isListed)
    .map((page) => ({ page, rank: NAME_RANKS.short, kind }));
}

function listMembers(index: TitleIndex, page: IndexedPage, kind: string): IndexedPage[] {
  const isMember = MEMBERS.get(kind);
  return isMember ? index.listBelow(page).filter(isMember) : [];
}

function isWordOf(place: string, word: string): boolean {
  return matchWord({ title: place, folded: place }, word) === FITS.whole;
}
