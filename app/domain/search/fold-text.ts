/** Each quotation mark of the site's languages, to replace or to split at; no apostrophes, which stand in code. */
export const QUOTATION_MARKS = /["“”„«»「」『』]/g;

/**
 * Text for comparison: lower case, no accents, white space collapsed to single spaces, and straight apostrophes,
 * because authors and keyboards write either.
 */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  // Most titles are ASCII with single spaces.
  const isAscii = /^[ -~]*$/.test(lower);
  if (isAscii && !lower.includes("  ")) return lower.trim();
  const plain = isAscii ? lower : removeAccents(lower);
  return plain.replaceAll("’", "'").replace(/\s+/g, " ").trim();
}

/**
 * Removes marks from Latin, Greek and Cyrillic letters only, because in other scripts
 * they make other letters.
 */
function removeAccents(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/([\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}])\p{M}+/gu, "$1")
    .normalize("NFC");
}

/**
 * Letters of Greek and Cyrillic that may have marks. Of the Russian ones й and ё alone, because each letter of a
 * Russian text would be decomposed otherwise.
 */
const MARKED =
  /[\u0386-\u0390\u03aa-\u03b0\u03ca-\u03ce\u03d3\u03d4\u0400-\u040f\u0419\u0439\u0450-\u052f\u1f00-\u1fff]/g;

/**
 * Removes the marks of Greek and Cyrillic letters as `foldText` does, for texts whose Latin ones are folded
 * elsewhere; every character keeps its position.
 */
export function foldGreekAndCyrillic(text: string): string {
  return text.replace(MARKED, toBaseLetter);
}

/** Returns a letter without its marks; one without marks as it is. */
export function toBaseLetter(letter: string): string {
  return letter.normalize("NFD").charAt(0);
}
