/** A column of whole numbers (below 2^32), fractions, or texts. */
export type Column = Uint32Array | Float64Array | readonly string[];

export type NamedColumns = Readonly<Record<string, Column>>;

/** Columns in one block of bytes. Opening copies nothing but the texts. */
export interface Columns {
  numbers(name: string): Uint32Array;
  fractions(name: string): Float64Array;
  /** Decodes all texts of the column. */
  texts(name: string): Texts;
}

/** Texts as one string, because thousands of short ones take several times its memory. */
export interface Texts {
  length: number;
  /** The texts with a line break after each. */
  all: string;
  /** Where each text begins in `all`; the last number is the end. */
  starts: Uint32Array;
  read(at: number): string;
}

/** Typed arrays begin at multiples of their elements' size. */
const ALIGNMENT = 8;

/** Name, first byte after the head, and number of bytes of a part. */
type PartEntry = readonly [string, number, number];

/** Packs columns as a head (its length, then JSON) and their parts, in the byte order of this machine. */
export function packColumns(columns: NamedColumns): Uint8Array {
  const parts = Object.entries(columns).flatMap(([name, column]) =>
    toParts(name, column),
  );
  let size = 0;
  const entries = parts.map(([name, part]): PartEntry => {
    const at = size;
    size += align(part.byteLength);
    return [name, at, part.byteLength];
  });
  const head = new TextEncoder().encode(JSON.stringify(entries));
  const first = align(Uint32Array.BYTES_PER_ELEMENT + head.length);
  const packed = new Uint8Array(first + size);
  new DataView(packed.buffer).setUint32(0, head.length);
  packed.set(head, Uint32Array.BYTES_PER_ELEMENT);
  for (const [index, [, part]] of parts.entries())
    packed.set(toBytes(part), first + (entries[index]?.[1] ?? 0));
  return packed;
}

/** @throws RangeError when a column of the block is asked for that it does not have */
export function openColumns(bytes: Uint8Array): Columns {
  const { buffer, byteOffset } =
    bytes.byteOffset % ALIGNMENT === 0 ? bytes : Uint8Array.from(bytes);
  const headLength = new DataView(buffer, byteOffset).getUint32(0);
  const headStart = byteOffset + Uint32Array.BYTES_PER_ELEMENT;
  const head = decode(new Uint8Array(buffer, headStart, headLength));
  const first = byteOffset + align(Uint32Array.BYTES_PER_ELEMENT + headLength);
  const parts = new Map(
    (JSON.parse(head) as PartEntry[]).map(([name, at, size]) => [name, { at, size }]),
  );
  function find(name: string): { at: number; size: number } {
    const part = parts.get(name);
    if (!part) throw new RangeError(`there is no column ${name}`);
    return { at: first + part.at, size: part.size };
  }
  function numbers(name: string): Uint32Array {
    const { at, size } = find(name);
    return new Uint32Array(buffer, at, size / Uint32Array.BYTES_PER_ELEMENT);
  }
  return {
    numbers,
    fractions(name) {
      const { at, size } = find(name);
      return new Float64Array(buffer, at, size / Float64Array.BYTES_PER_ELEMENT);
    },
    texts(name) {
      const { at, size } = find(name);
      return toTexts(decode(new Uint8Array(buffer, at, size)), numbers(startsOf(name)));
    },
  };
}

function toTexts(all: string, starts: Uint32Array): Texts {
  return {
    length: starts.length - 1,
    all,
    starts,
    read: (at) => all.slice(starts[at], (starts[at + 1] ?? 0) - 1),
  };
}

function toParts(name: string, column: Column): [string, ArrayBufferView][] {
  if (ArrayBuffer.isView(column)) return [[name, column]];
  const starts = new Uint32Array(column.length + 1);
  for (const [at, { length }] of column.entries())
    starts[at + 1] = (starts[at] ?? 0) + length + 1;
  const all = column.length === 0 ? "" : `${column.join("\n")}\n`;
  return [
    [name, new TextEncoder().encode(all)],
    [startsOf(name), starts],
  ];
}

function startsOf(name: string): string {
  return `${name}.starts`;
}

function toBytes({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

function decode(bytes: Uint8Array): string {
  // Keeps a byte order mark, because the starts count it.
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
}

function align(size: number): number {
  return Math.ceil(size / ALIGNMENT) * ALIGNMENT;
}
