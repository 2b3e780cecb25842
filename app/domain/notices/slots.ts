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

/** Slots above the page, which show a text of the site without an advertisement. */
export const BANNERS: readonly Slot[] = ["top", "hpTop"];

/**
 * Number of a slot on its page, in the names of advertisements: assistive technology lists
 * them as landmarks, whose names must differ.
 */
export const SLOT_NUMBERS: Readonly<Record<Slot, number>> = {
  top: 1,
  hpTop: 1,
  hpMain: 2,
  side: 2,
  hpFooter: 3,
  bottom: 3,
};

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
function hasSideBelow(path: string): boolean {
  return WITHOUT_COLUMN.has(toSegments(path)[1] ?? "");
}

/** Slots by their places in pages (ui/static-html/static-element). */
const PLACES = {
  "frame-banner": ["top", "hpTop"],
  "home-middle": ["hpMain"],
  "article-side": ["side"],
  "frame-below": ["side"],
  "frame-end": ["hpFooter", "bottom"],
} as const satisfies Record<string, readonly Slot[]>;

export type SlotPlace = keyof typeof PLACES;

export const SLOT_PLACES: readonly SlotPlace[] = [
  "frame-banner",
  "home-middle",
  "article-side",
  "frame-below",
  "frame-end",
];

/** Finds the slot of a place on a page, out of those that are offered. */
export function findSlot(
  place: SlotPlace,
  path: string,
  offered: readonly Slot[],
): Slot | undefined {
  if (place === (hasSideBelow(path) ? "article-side" : "frame-below")) return undefined;
  const listed = listSlots(path);
  return PLACES[place].find((slot) => listed.includes(slot) && offered.includes(slot));
}

export function isSlotPlace(name: string | undefined): name is SlotPlace {
  return SLOT_PLACES.some((place) => place === name);
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
