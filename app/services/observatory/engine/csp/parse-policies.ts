/** Directive to sources. Names and sources are in small letters. */
export type Policy = ReadonlyMap<string, readonly string[]>;

export interface ParsedPolicies {
  policy: Policy;
  /** Reporting directives that one policy names twice. */
  duplicates: readonly string[];
}

interface Entry {
  source: string;
  /** Which policy it comes from. */
  from: number;
  isKept: boolean;
}

const MIN_CHARACTERS = 6;
/** Bounds the work that one answer can make; no site has near as many. */
const MAX_POLICIES = 50;
const MAX_CHARACTERS = 131_072;
const REPORTING: readonly string[] = ["report-uri", "report-to"];
const COLLATOR = new Intl.Collator("en");

/** Cuts the values of headers or meta elements at each comma, as lists of policies are. */
export function splitPolicies(values: readonly string[]): string[] {
  return values.flatMap((value) => value.split(",")).map((piece) => piece.trim());
}

/**
 * Merges policies into one, the way the public scanner does; null when one of them can't be read.
 * It is no true intersection: `docs/decisions` tells where browsers enforce something else.
 */
export function parsePolicies(pieces: readonly string[]): ParsedPolicies | null {
  const texts = pieces.map((piece) => piece.replace(/[\r\n]/g, "").trim());
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  if (texts.length > MAX_POLICIES || length > MAX_CHARACTERS) return null;
  if (texts.some((text) => text.length < MIN_CHARACTERS)) return null;
  const merged = new Map<string, Entry[]>();
  const duplicates = new Set<string>();
  for (const [from, text] of texts.entries()) {
    const directives = readDirectives(text, duplicates);
    if (!directives) return null;
    for (const [name, sources] of directives) {
      const before = from === 0 ? [] : (merged.get(name) ?? []);
      const entries = mergeSources(before, sources, from);
      if (!entries) return null;
      merged.set(name, entries);
    }
    if (from === 0 && texts.length > 1)
      for (const entry of [...merged.values()].flat()) entry.isKept = false;
  }
  return { policy: toPolicy(merged), duplicates: [...duplicates] };
}

/** One policy; null when it names a directive twice, apart from those that only report. */
function readDirectives(
  text: string,
  duplicates: Set<string>,
): Map<string, string[]> | null {
  const directives = new Map<string, string[]>();
  for (const part of text.split(";")) {
    const [name, ...sources] = part.toLowerCase().split(/\s+/).filter(Boolean);
    if (name === undefined) continue;
    if (directives.has(name)) {
      if (!REPORTING.includes(name)) return null;
      duplicates.add(name);
    }
    const implied = name.endsWith("-src") ? ["'none'"] : [];
    directives.set(name, sources.length > 0 ? sources : implied);
  }
  return directives;
}

/** Merges the sources of one directive; null when a path can't be decoded. */
function mergeSources(
  before: readonly Entry[],
  sources: readonly string[],
  from: number,
): Entry[] | null {
  const added = sources.map((source) => ({ source, from, isKept: from === 0 }));
  const sorted = [...before, ...added].sort((a, b) =>
    COLLATOR.compare(a.source, b.source),
  );
  for (const [index, entry] of sorted.entries()) {
    const previous = sorted[index - 1];
    if (!previous) continue;
    if (previous.from === entry.from) {
      if (entry.source.startsWith(previous.source)) entry.isKept = false;
      continue;
    }
    const isCovered = covers(previous.source, entry.source);
    if (isCovered === null) return null;
    if (isCovered) entry.isKept = true;
  }
  const kept = sorted.filter(({ isKept }) => isKept);
  return kept.filter(({ source }, index) => source !== kept[index + 1]?.source);
}

/** Whether the first source allows all that the second one does; null for a bad escape. */
function covers(first: string, second: string): boolean | null {
  if (first === "") return true;
  const parts = first.split("/");
  const others = second.split("/");
  if (parts.length > others.length) return false;
  if (first.endsWith("/")) parts.pop();
  else if (parts.length !== others.length) return false;
  try {
    return parts.every(
      (part, index) =>
        decodeURIComponent(part) === decodeURIComponent(others[index] ?? ""),
    );
  } catch {
    return null;
  }
}

function toPolicy(merged: ReadonlyMap<string, readonly Entry[]>): Policy {
  return new Map(
    [...merged].map(([name, entries]) => {
      const kept = entries.filter(({ isKept }) => isKept).map(({ source }) => source);
      return [name, kept.length > 0 ? [...new Set(kept)] : ["'none'"]];
    }),
  );
}
