import { isLocale } from "../locales/locale";

/** Places for advertisements (server contract, 14), in the order of a page. */
export const SLOTS = ["top", "hpTop", "hpMain", "side", "hpFooter", "bottom"] as const;

export type Slot = (typeof SLOTS)[number];

/** Slots by first segment below the locale (screens, 19.1); `OTHER` for all others. */
const SLOTS_BY_SEGMENT: ReadonlyMap<string, readonly Slot[]> = new Map<
  string,
  readonly Slot[]
>([
  ["", ["hpTop", "hpMain", "hpFooter"]],
  ["docs", ["top", "side", "bottom"]],
  ["blog", ["top", "side"]],
  ["curriculum", ["top", "side"]],
  ["observatory", ["top", "side"]],
  ["play", ["top", "side"]],
  ["search", ["top", "side"]],
]);
const OTHER: readonly Slot[] = ["top"];

/** Sections without a column beside the article: `side` stands below their page. */
const WITHOUT_COLUMN: ReadonlySet<string> = new Set(["observatory", "play", "search"]);

/** Lists the slots of a page; none outside the locales, such as on sign-in pages. */
export function listSlots(path: string): readonly Slot[] {
  const [locale, segment = "", ...rest] = toSegments(path);
  if (path === "/") return SLOTS_BY_SEGMENT.get("") ?? OTHER;
  if (!isLocale(locale)) return [];
  if (segment === "curriculum" && rest.length === 0) return OTHER;
  return SLOTS_BY_SEGMENT.get(segment) ?? OTHER;
}

/** Tells whether the page shows its slot `side` below the content. */
export function hasSideBelow(path: string): boolean {
  return WITHOUT_COLUMN.has(toSegments(path)[1] ?? "");
}

export function isSlot(value: unknown): value is Slot {
  return SLOTS.some((slot) => slot === value);
}

const MAX_KEYWORDS = 20;

/** Subjects of a page for keyword rules: the words of its path, in lower case. */
export function listKeywords(path: string): string[] {
  const words = toSegments(path)
    .slice(1)
    .join("/")
    .toLowerCase()
    .split(/[/_:.-]+/);
  return [...new Set(words.filter((word) => word !== ""))].slice(0, MAX_KEYWORDS);
}

function toSegments(path: string): string[] {
  return path.split("/").filter((segment) => segment !== "");
}
