/** Keeps letters and digits in lower case, to compare names in different notations. */
export function toLetters(text: string): string {
  return text.toLowerCase().replace(/[^a-z\d]/g, "");
}

/** Drops the plural too. */
export function toStem(word: string): string {
  return toLetters(word).replace(/s$/, "");
}
