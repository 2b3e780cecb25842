/** Keeps letters and digits in lower case, to compare names in different notations. */
export function toLetters(text: string): string {
  return text.toLowerCase().replace(/[^a-z\d]/g, "");
}

/** Drops the plural too. */
export function toStem(word: string): string {
  return toLetters(word).replace(/s$/, "");
}

/** Words of names that tell the kind of a feature, or nothing. */
const COMMON_WORDS: ReadonlySet<string> = new Set(
  (
    "a an and as at for in of on or the to with " +
    "api attribute css element event extension function header html interface javascript " +
    "method mode object property support unit value webassembly webgl"
  ).split(" "),
);

/** Lists the stems of a name's words, which spaces, marks or capitals divide; leaves out words of all names. */
export function listStems(text: string): string[] {
  return listAllStems(text).filter((word) => !COMMON_WORDS.has(word));
}

export function listAllStems(text: string): string[] {
  return text
    .replace(/([a-z\d])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, "$1$2 ")
    .split(/[^A-Za-z\d]+/)
    .map(toStem)
    .filter(Boolean);
}
