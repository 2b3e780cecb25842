/* Formats of figures and texts that several commands print on a terminal. */

/** Formats a size in decimal units, as people read it: `12 kB`, `3.4 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.ceil(bytes / 1_000)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Formats a number with its noun: `1 file`, `3 files`. */
export function formatAmount(count: number, noun: string, nouns = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : nouns}`;
}

/** Pads cells to lines of equal columns: the first columns hold texts, all others numbers. */
export function alignTable(
  rows: readonly (readonly string[])[],
  textColumns: number,
): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return column < textColumns ? cell.padEnd(width) : cell.padStart(width);
      })
      .join("  "),
  );
}

/** Makes a stranger's text one line without control characters, which could drive a terminal. */
export function toOneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim();
}
