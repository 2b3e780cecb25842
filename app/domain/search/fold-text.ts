/**
 * Text for comparison: lower case, no accents, white space collapsed to single spaces.
 */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  // Most titles are ASCII.
  const plain = /^[ -~]*$/.test(lower) ? lower : removeAccents(lower);
  return plain.replace(/\s+/g, " ").trim();
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
