import { expect, test } from "vitest";
import type { Collection, CollectionItem } from "~/domain/collection";
import { toStream, writeCsv, writeJson } from "./export-collection";

const COLLECTION: Collection = {
  id: "aBcD",
  name: "Grid",
  description: null,
  createdAt: 0,
  updatedAt: 1000,
  articleCount: 1,
};

function toItem(fields: Partial<CollectionItem>): CollectionItem {
  return {
    id: "xYzW",
    collectionId: "aBcD",
    url: "/en-US/docs/Web/CSS",
    title: "CSS",
    notes: null,
    parents: [],
    summary: null,
    modified: null,
    createdAt: 0,
    updatedAt: 1000,
    ...fields,
  };
}

async function* each(items: CollectionItem[]) {
  for (const item of items) yield await Promise.resolve(item);
}

function toCsv(item: Partial<CollectionItem>): Promise<string> {
  return new Response(toStream(writeCsv(COLLECTION, each([toItem(item)])))).text();
}

function toJson(items: CollectionItem[]): Promise<string> {
  return new Response(toStream(writeJson(COLLECTION, each(items)))).text();
}

test("writes a collection as JSON, without ids of the database or of others", async () => {
  expect(JSON.parse(await toJson([toItem({ notes: "Read\n“this”" })]))).toEqual({
    name: "Grid",
    description: null,
    createdAt: "1970-01-01T00:00:00.000Z",
    updatedAt: "1970-01-01T00:00:01.000Z",
    items: [
      {
        url: "/en-US/docs/Web/CSS",
        title: "CSS",
        notes: "Read\n“this”",
        savedAt: "1970-01-01T00:00:00.000Z",
        updatedAt: "1970-01-01T00:00:01.000Z",
      },
    ],
  });
});

test("writes JSON of a collection with several items, and with none", async () => {
  const items = [toItem({ title: "a" }), toItem({ title: "b" })];
  expect(JSON.parse(await toJson(items))).toMatchObject({
    items: [{ title: "a" }, { title: "b" }],
  });
  expect(JSON.parse(await toJson([]))).toMatchObject({ name: "Grid", items: [] });
});

test("writes one line of CSV per item below the names of the columns", async () => {
  // A response would take the byte order mark off its text.
  const bytes = await new Response(
    toStream(writeCsv(COLLECTION, each([toItem({})]))),
  ).arrayBuffer();
  expect(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes)).toBe(
    "\uFEFFurl,title,notes,savedAt,updatedAt\r\n" +
      "/en-US/docs/Web/CSS,CSS,,1970-01-01T00:00:00.000Z,1970-01-01T00:00:01.000Z\r\n",
  );
});

test("quotes commas, quotation marks and line ends", async () => {
  const csv = await toCsv({ title: 'a "b", c', notes: "1\n2" });
  expect(csv).toContain(',"a ""b"", c","1\n2",');
});

test.each(["=1+1", "+1", "-1", "@x", "\tx"])(
  "keeps spreadsheets from running %j as a formula",
  async (notes) => {
    expect(await toCsv({ notes })).toContain(`,'${notes},`);
  },
);
