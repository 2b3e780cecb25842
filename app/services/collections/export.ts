import type { Collection, CollectionItem } from "~/domain/accounts/collection";
import { toHref } from "~/domain/documents/slug";
import { toCollectionResponse, toItemResponse } from "./wire";

export interface CollectionExport {
  collection: Collection;
  items: AsyncIterable<CollectionItem>;
}

/** One JSON object: the collection as the API gives it, with all its items. */
export async function* toJsonText({
  collection,
  items,
}: CollectionExport): AsyncIterable<string> {
  const head = JSON.stringify(toCollectionResponse(collection)).slice(0, -1);
  yield `${head},"items":[`;
  let separator = "\n";
  for await (const item of items) {
    yield separator + JSON.stringify(toItemResponse(item));
    separator = ",\n";
  }
  yield "\n]}\n";
}

const COLUMNS = ["title", "url", "notes", "created_at", "updated_at"] as const;

/** Without it, the most common spreadsheet takes the text for another encoding. */
const BYTE_ORDER_MARK = "\uFEFF";

/** A table with a head (RFC 4180). Addresses are whole, to be opened from anywhere. */
export async function* toCsvText(
  { items }: CollectionExport,
  siteOrigin: string,
): AsyncIterable<string> {
  yield BYTE_ORDER_MARK + toCsvLine(COLUMNS);
  for await (const item of items) {
    const row = { ...toItemResponse(item), url: siteOrigin + toHref(item.url) };
    yield toCsvLine(COLUMNS.map((column) => row[column] ?? ""));
  }
}

function toCsvLine(cells: readonly string[]): string {
  return `${cells.map(toCsvCell).join(",")}\r\n`;
}

/** Quoted where it must be; what a spreadsheet would run as a formula is text by its apostrophe. */
export function toCsvCell(text: string): string {
  const safe = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/.test(text)
    ? `'${text}`
    : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
