import type { Collection, CollectionItem } from "~/domain/accounts/collection";
import { toHref } from "~/domain/documents/slug";
import { toCollectionResponse, toItemResponse } from "./wire";

export interface CollectionExport {
  collection: Collection;
  items: AsyncIterable<CollectionItem>;
}

/** Streams one JSON object: the collection as in the API, with all its items. */
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

/** Byte order mark, because Excel otherwise misreads UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/** Streams CSV with a header (RFC 4180). URLs are absolute, so that they work outside the site. */
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

/**
 * Quotes a cell where necessary; an apostrophe prevents that a spreadsheet evaluates it as a
 * formula.
 */
function toCsvCell(text: string): string {
  const safe = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/.test(text)
    ? `'${text}`
    : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
