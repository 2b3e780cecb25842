/** Text for comparison: lower-case, no accents, every run of white space one space. */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  // Most titles are plain ASCII already.
  const plain = /^[ -~]*$/.test(lower) ? lower : removeAccents(lower);
  return plain.replace(/\s+/g, " ").trim();
}

/** Only marks on Latin, Greek and Cyrillic letters: elsewhere they make other letters. */
function removeAccents(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/([\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}])\p{M}+/gu, "$1")
    .normalize("NFC");
}
