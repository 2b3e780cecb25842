/**
 * Text for comparison while it is being typed: lower case, straight apostrophes, no accents. Umlauts stay, because
 * `doe` would find `do` if `ö` were `o` (toOtherSpelling). Every character keeps its position, but for İ.
 */
export function foldLetters(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’à-ãç-õù-ûý-ÿё]/g, (letter) =>
      letter === "’" ? "'" : letter.normalize("NFD").charAt(0),
    );
}
