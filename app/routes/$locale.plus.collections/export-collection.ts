import type { Collection, CollectionItem } from "~/domain/collection";

const COLUMNS = ["url", "title", "notes", "savedAt", "updatedAt"] as const;

/** Spreadsheets run what begins with one of these as a formula. */
const FORMULA_START = /^[=+\-@\t\r]/;

type Items = AsyncIterable<CollectionItem>;

/** A JSON object, one line per item. */
export async function* writeJson(
  { name, description, createdAt, updatedAt }: Collection,
  items: Items,
): AsyncGenerator<string> {
  const dates = { createdAt: toDate(createdAt), updatedAt: toDate(updatedAt) };
  const head = JSON.stringify({ name, description, ...dates }, null, 2);
  yield `${head.replace(/\n\}$/, "")},\n  "items": [`;
  let separator = "\n";
  for await (const item of items) {
    yield `${separator}    ${JSON.stringify(toRow(item))}`;
    separator = ",\n";
  }
  yield "\n  ]\n}\n";
}

/** RFC 4180, with a byte order mark: without it spreadsheets take it for another encoding. */
export async function* writeCsv(_: Collection, items: Items): AsyncGenerator<string> {
  yield `\uFEFF${toLine(COLUMNS)}`;
  for await (const item of items) {
    const row = toRow(item);
    yield toLine(COLUMNS.map((column) => row[column] ?? ""));
  }
}

/** Read bit by bit: the items are fetched as the reader takes them. */
export function toStream(chunks: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
}

function toRow({ url, title, notes, createdAt, updatedAt }: CollectionItem) {
  const dates = { savedAt: toDate(createdAt), updatedAt: toDate(updatedAt) };
  return { url, title, notes, ...dates };
}

function toLine(cells: readonly string[]): string {
  return `${cells.map(toCell).join(",")}\r\n`;
}

function toCell(value: string): string {
  const safe = FORMULA_START.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function toDate(time: number): string {
  return new Date(time).toISOString();
}
