import type { Collection, CollectionItem } from "~/domain/collection";

const COLUMNS = ["url", "title", "notes", "savedAt", "updatedAt"] as const;

/** Spreadsheets run what begins with one of these as a formula. */
const FORMULA_START = /^[=+\-@\t\r]/;

/** Indented, to be read by people too. */
export function toJson(
  { name, description, createdAt, updatedAt }: Collection,
  items: readonly CollectionItem[],
): string {
  const facts = { createdAt: toDate(createdAt), updatedAt: toDate(updatedAt) };
  const content = { name, description, ...facts, items: items.map(toRow) };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** RFC 4180, with a byte order mark: without it spreadsheets take it for another encoding. */
export function toCsv(_: Collection, items: readonly CollectionItem[]): string {
  const rows = items.map((item) => {
    const row = toRow(item);
    return COLUMNS.map((column) => toCell(row[column] ?? ""));
  });
  return `\uFEFF${[COLUMNS, ...rows].map((row) => `${row.join(",")}\r\n`).join("")}`;
}

function toRow({ url, title, notes, createdAt, updatedAt }: CollectionItem) {
  const dates = { savedAt: toDate(createdAt), updatedAt: toDate(updatedAt) };
  return { url, title, notes, ...dates };
}

function toCell(value: string): string {
  const safe = FORMULA_START.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function toDate(time: number): string {
  return new Date(time).toISOString();
}
