import { isSerializedObject } from "~/domain/play/messages";

const MAX_DEPTH = 4;
const MAX_ITEMS = 100;
const MAX_STRING = 10_000;
const IDENTIFIER = /^[\p{L}_$][\p{L}\p{N}_$]*$/u;
/** Objects around a primitive value, which have no properties of their own, or a text's characters. */
const BOXES = [String, Number, Boolean, BigInt];

/** Characters after which a message is cut. */
const MAX_TEXT = 20_000;
/** Characters that are left to a message: nested lists without an end would take seconds. */
let left = 0;

/** Gives the values that follow the whole length of a message. */
export function startMessage(): void {
  left = MAX_TEXT;
}

/** A value as shown inside another one: strings in quotes. */
export function formatValue(value: unknown, depth = 0): string {
  if (left < 0) return "…";
  left -= 1;
  if (typeof value === "string") return quote(value);
  if (typeof value === "bigint") return take(`${value}n`);
  if (Object.is(value, -0)) return "-0";
  if (typeof value !== "object" || value === null) return String(value);
  return formatObject(value, depth);
}

function formatObject(value: object, depth: number): string {
  if (isSerializedObject(value)) return take(value._MDNPlaySerializedObject);
  if (value instanceof Error) return take(value.stack ?? String(value));
  if (value instanceof Date)
    return Number.isNaN(value.getTime()) ? "Invalid Date" : value.toISOString();
  if (value instanceof RegExp) return take(String(value));
  const Box = BOXES.find((each) => value instanceof each);
  if (Box) return `${Box.name} { ${formatValue(value.valueOf(), depth)} }`;
  if (depth >= MAX_DEPTH) return Array.isArray(value) ? "[…]" : "{…}";
  if (Array.isArray(value)) return formatArray(value, depth);
  if (value instanceof Map) return formatMap(value, depth);
  if (value instanceof Set)
    return `Set(${value.size}) ${brace(listItems(takeFirst(value), value.size, depth))}`;
  if (value instanceof ArrayBuffer) return `ArrayBuffer(${value.byteLength}) {}`;
  if (ArrayBuffer.isView(value)) return formatView(value, depth);
  return formatRecord(value, depth);
}

function formatArray(array: readonly unknown[], depth: number): string {
  const items: string[] = [];
  let empty = 0;
  const shown = Math.min(array.length, MAX_ITEMS);
  for (let at = 0; at < shown; at++) {
    if (at in array) {
      if (empty > 0) items.push(describeEmpty(empty));
      empty = 0;
      items.push(formatValue(array[at], depth + 1));
    } else empty++;
  }
  if (empty > 0) items.push(describeEmpty(empty));
  if (array.length > shown) items.push("…");
  return `[${items.join(", ")}]`;
}

function describeEmpty(count: number): string {
  return count === 1 ? "empty" : `empty × ${count}`;
}

function formatMap(map: ReadonlyMap<unknown, unknown>, depth: number): string {
  const items = takeFirst(map).map(
    ([key, value]) =>
      `${formatValue(key, depth + 1)} => ${formatValue(value, depth + 1)}`,
  );
  return `Map(${map.size}) ${brace(addMore(items, map.size))}`;
}

function formatView(view: ArrayBufferView, depth: number): string {
  const name = Object.prototype.toString.call(view).slice("[object ".length, -1);
  if (view instanceof DataView) return `DataView(${view.byteLength}) {}`;
  const values = view as ArrayBufferView & Iterable<unknown> & ArrayLike<unknown>;
  const items = listItems(takeFirst(values), values.length, depth);
  return `${name}(${values.length}) [${items.join(", ")}]`;
}

function formatRecord(record: object, depth: number): string {
  const entries = Object.entries(record);
  const items = entries
    .slice(0, MAX_ITEMS)
    .map(
      ([key, value]) =>
        `${IDENTIFIER.test(key) ? take(key) : quote(key)}: ${formatValue(value, depth + 1)}`,
    );
  return brace(addMore(items, entries.length));
}

function listItems(values: readonly unknown[], count: number, depth: number): string[] {
  return addMore(
    values.map((value) => formatValue(value, depth + 1)),
    count,
  );
}

/** Avoids copying the whole iterable, which may have millions of items. */
function takeFirst<Item>(values: Iterable<Item>): Item[] {
  const first: Item[] = [];
  for (const value of values) {
    if (first.length === MAX_ITEMS) break;
    first.push(value);
  }
  return first;
}

function addMore(items: string[], count: number): string[] {
  return count > items.length ? [...items, "…"] : items;
}

function brace(items: readonly string[]): string {
  return items.length === 0 ? "{}" : `{ ${items.join(", ")} }`;
}

function quote(text: string): string {
  return JSON.stringify(take(text, MAX_STRING));
}

/** Counts a text, of which a list may have thousands. */
function take(text: string, most?: number): string {
  left -= text.length;
  return cut(text, most);
}

/** The start of a text that is longer than a message, or than so many characters. */
export function cut(text: string, most = MAX_TEXT): string {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}
