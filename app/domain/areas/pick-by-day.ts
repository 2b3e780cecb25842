/**
 * Picks pseudo-random entries that stay the same all day, so that pages agree and caches
 * work.
 * @param day Any text, such as an ISO date; another text gives another choice.
 */
export function pickByDay<Entry>(
  entries: readonly Entry[],
  count: number,
  day: string,
): Entry[] {
  return entries
    .map((entry, index) => ({ entry, rank: hash(`${day} ${index}`) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, count)
    .map(({ entry }) => entry);
}

/** 32-bit FNV-1a with a final mix, because days differ in one character only. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text)
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return (value ^ (value >>> 13)) >>> 0;
}
