/**
 * How surely a name means the page. In order: its title, the title without explanation,
 * its place in the site, a part of its name.
 */
export const NAME_RANKS = { title: 4, short: 3, place: 2, part: 1 } as const;
export type NameRank = (typeof NAME_RANKS)[keyof typeof NAME_RANKS];

export interface PageName {
  name: string;
  rank: NameRank;
}

/**
 * Titles such as `Custom properties (--*): CSS variables`; captures the part before the
 * colon.
 */
const EXPLAINED = /^(?=[^:<(@]*[<(@])([^:]*): /;
/** `Window: fetch() method`, in any language. */
const MEMBER = /^[\w$.]+: (\S+\(\))(?: |$)/;
const IN_PARENTHESES = /\((?=\w*[^()\s\w])([^()\s]*)\)/;

/**
 * Names that readers use for a page: `Array.prototype.map()` is also
 * `Array.prototype.map`, `Array.map` and `map()`. Each name has its best rank.
 */
export function listPageNames(title: string, url: string): PageName[] {
  const names: PageName[] = [];
  // A search of a few names is faster than a map for each of 25,000 pages.
  const add = (name: string | undefined, rank: NameRank) => {
    if (name && !names.some((known) => known.name === name)) names.push({ name, rank });
  };
  add(title, NAME_RANKS.title);
  const short = EXPLAINED.exec(title)?.[1] ?? title;
  add(short, NAME_RANKS.short);
  add(withoutCall(short), NAME_RANKS.short);
  add(IN_PARENTHESES.exec(short)?.[1], NAME_RANKS.short);
  add(MEMBER.exec(title)?.[1], NAME_RANKS.place);
  for (const name of listPlaces(url)) add(name, NAME_RANKS.place);
  for (const name of listParts(short)) add(name, NAME_RANKS.part);
  return names;
}

function withoutCall(name: string): string {
  return name.endsWith("()") ? name.slice(0, -2) : name;
}

/**
 * The last segment of the URL alone, without punctuation, and after its parent: `fetch`,
 * `has` of `:has`, `Window.fetch`.
 */
function listPlaces(url: string): string[] {
  const end = url.lastIndexOf("/");
  const leaf = url.slice(end + 1);
  const parent = url.slice(url.lastIndexOf("/", end - 1) + 1, Math.max(0, end));
  const spaced = leaf.replaceAll("_", " ");
  const isMember = /^[\w$]+$/.test(leaf) && /^[A-Z][\w$]*$/.test(parent);
  const bare = leaf.replace(/^\W+/, "");
  return [leaf, spaced, ...(isMember ? [`${parent}.${leaf}`] : []), bare];
}

/** `Array.map()`, `map()` and `map` of `Array.prototype.map()`. */
function listParts(short: string): string[] {
  if (!/^[\w$.]+(?:\(\))?$/.test(short) || !short.includes(".")) return [];
  const direct = short.replace(".prototype.", ".");
  const last = short.slice(short.lastIndexOf(".") + 1);
  return [direct, withoutCall(direct), last, withoutCall(last)];
}
