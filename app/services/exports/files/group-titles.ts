import type { Locale } from "~/domain/locales/locale";
import { compareCodes } from "~/domain/text/compare-codes";
import { getOrCreate } from "~/domain/text/get-or-create";
import type { PageEntry } from "../pages/scope";

export interface TitleGroup {
  /** First letter, or the scripts of these titles. */
  label: string;
  entries: PageEntry[];
}

type Entry = readonly [RegExp, string];

/** Scripts whose titles are one group, because they have thousands of first letters. */
const SCRIPTS: readonly Entry[] = [
  [/\p{sc=Hira}|\p{sc=Kana}/u, "あ–ん"],
  [/\p{sc=Hang}/u, "ㄱ–ㅎ"],
  [/\p{sc=Han}/u, "漢字"],
  [/\p{N}/u, "0–9"],
];
const NO_LETTER = "#";

/** Sorts pages by title and groups them by first letter, ignoring signs such as `<` and `:`. */
export function groupTitles(entries: readonly PageEntry[], locale: Locale): TitleGroup[] {
  const collator = new Intl.Collator(locale, { numeric: true, ignorePunctuation: true });
  const sorted = [...entries].sort(
    (a, b) => collator.compare(a.title, b.title) || compareCodes(a.url, b.url),
  );
  const groups = new Map<string, PageEntry[]>();
  for (const entry of sorted) {
    const label = toLabel(entry.title);
    getOrCreate(groups, label, () => []).push(entry);
  }
  return [...groups].map(([label, list]) => ({ label, entries: list }));
}

function toLabel(title: string): string {
  const first = /[\p{L}\p{N}]/u.exec(title)?.[0];
  if (first === undefined) return NO_LETTER;
  const script = SCRIPTS.find(([pattern]) => pattern.test(first));
  return script?.[1] ?? (first.normalize("NFD")[0] ?? first).toUpperCase();
}
