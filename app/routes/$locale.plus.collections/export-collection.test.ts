import { expect, test } from "vitest";
import type { Collection, CollectionItem } from "~/domain/collection";
import { toCsv, toJson } from "./export-collection";

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

test("writes a collection as JSON, without ids of the database or of others", () => {
  expect(JSON.parse(toJson(COLLECTION, [toItem({ notes: "Read\n“this”" })]))).toEqual({
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

test("writes one line of CSV per item below the names of the columns", () => {
  expect(toCsv(COLLECTION, [toItem({})])).toBe(
    "\uFEFFurl,title,notes,savedAt,updatedAt\r\n" +
      "/en-US/docs/Web/CSS,CSS,,1970-01-01T00:00:00.000Z,1970-01-01T00:00:01.000Z\r\n",
  );
});

test("quotes commas, quotation marks and line ends", () => {
  const csv = toCsv(COLLECTION, [toItem({ title: 'a "b", c', notes: "1\n2" })]);
  expect(csv).toContain(',"a ""b"", c","1\n2",');
});

test.each(["=1+1", "+1", "-1", "@x", "\tx"])(
  "keeps spreadsheets from running %j as a formula",
  (notes) => {
    expect(toCsv(COLLECTION, [toItem({ notes })])).toContain(`,'${notes},`);
  },
);
