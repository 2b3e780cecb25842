import { toLeaf, urlKey } from "~/domain/documents/slug";

/**
 * Keys of the facts that a page's rendering can depend on. Arguments are keys by urlKey.
 */
export const factKeys = {
  /** A page's facts, its absence, or its redirect. */
  page: (url: string) => `page ${url}`,
  /** A page's text. */
  body: (url: string) => `body ${url}`,
  /** The children of a page, with their facts. */
  children: (url: string) => `children ${url}`,
  /** The descendants of a page, with their facts. */
  descendants: (url: string) => `descendants ${url}`,
  /** The pages of one slug in all locales. */
  translations: (slug: string) => `translations ${slug}`,
  /** The pages of a name, with their slugs and types; the argument is a key by toNameKey. */
  named: (name: string) => `named ${name}`,
  /** Whether an area has a page at a path. */
  area: (path: string) => `area ${path}`,
  /** The files in a folder on disk. */
  folder: (path: string) => `folder ${path}`,
} as const;

/** Endings of slugs that names leave out: `url_value`, `calc_function`, `from_static`. */
const ENDINGS = ["_value", "_function", "_static"];

/** Returns the part of a slug, or of a path in a look-up by name, that both have when the look-up may find the page. */
export function toNameKey(path: string): string {
  let name = urlKey(toLeaf(path));
  // Not by a regular expression, which would try each of many endings in the middle of a name.
  for (;;) {
    const ending = ENDINGS.find((each) => name.endsWith(each));
    if (ending === undefined) return name;
    name = name.slice(0, -ending.length);
  }
}

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** Hashes by FNV-1a in 32 bits. A collision renders a page once too often, never too seldom. */
export function hashKey(key: string): number {
  return continueHash(FNV_OFFSET, key) >>> 0;
}

export type FactKind = keyof typeof factKeys;

/** Hashes of the keys' beginnings. */
const STARTS = new Map(
  Object.entries(factKeys).map(([kind, toKey]) => [kind, hashKey(toKey(""))]),
);

/**
 * Hashes the key of a fact without writing it, because a page has some hundred. Signed, because V8 keeps
 * half of the unsigned ones outside of their set.
 */
export function hashFact(kind: FactKind, argument: string): number {
  return continueHash(STARTS.get(kind) ?? FNV_OFFSET, argument);
}

function continueHash(start: number, text: string): number {
  let hash = start;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), FNV_PRIME);
  return hash;
}
