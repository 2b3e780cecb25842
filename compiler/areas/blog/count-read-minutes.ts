const WORDS_PER_MINUTE = 220;

/** Whole minutes, rounded up; 0 for a text without words. */
export function countReadMinutes(text: string): number {
  const words = text.match(/\S+/g)?.length ?? 0;
  return Math.ceil(words / WORDS_PER_MINUTE);
}
