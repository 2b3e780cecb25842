import { expect, test } from "vitest";
import { inflate } from "~/offline-worker/content/check-entry";
import { packRecords } from "../../compiler/packages/pack-blocks";
import { createBlockReader, MissingBlockError, type LoadedBlock } from "./read-blocks";

const encode = (text: string) => new TextEncoder().encode(text);
const RECORDS = ["first, [1],", "second\nline", "ü"].map((text) => ({
  key: text,
  json: JSON.stringify({ text }),
  facts: [],
  searchId: null,
}));

function openBlocks(blocks: readonly LoadedBlock[]) {
  return createBlockReader((numbers) =>
    Promise.resolve(numbers.map((each) => blocks[each])),
  );
}

test("reads each record of a block as the compiler packs it", async () => {
  const { blocks, rows } = packRecords(RECORDS);
  const inflated = await Promise.all(blocks.map(({ bytes }) => inflate(bytes)));
  const { read, settle } = openBlocks(inflated);
  for (const { key } of RECORDS) {
    const [block = NaN, place = NaN] = rows[key] ?? [];
    expect(await settle(() => read(block, place))).toEqual({ text: key });
  }
});

test("reads a block of an older package, which is one line, and a value by itself", async () => {
  const { read, settle } = openBlocks([encode('[{"a":1},{"b":2}]'), { value: [3] }]);
  expect(await settle(() => [read(0, 1), read(1, 0)])).toEqual([{ b: 2 }, [3]]);
});

test("a damaged record is missing", async () => {
  const { read, settle } = openBlocks([encode('[\n{"a":1},\n{"b\n]')]);
  expect(await settle(() => read(0, 0))).toEqual({ a: 1 });
  await expect(settle(() => read(0, 1))).rejects.toThrow(MissingBlockError);
});
