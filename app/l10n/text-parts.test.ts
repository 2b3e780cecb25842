import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { listMessages } from "../../tests/support/fluent-messages";
import { readTextUsage } from "../../tests/support/text-usage";
import { readSource } from "./interface-texts.server";
import { listTextParts, TEXT_PARTS } from "./text-parts";

const LOOK_UP = String.raw`\btext`;
/** Components that come with their pages, or when they are wanted (vite.config.ts). */
const WITH_THEIR_PART = ["collections", "paging"];
/** Code that runs on pages which load no part, or on all. */
const EVERYWHERE = [
  ...readdirSync("app/ui", { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !WITH_THEIR_PART.includes(entry.name))
    .map(({ name }) => `app/ui/${name}`),
  "app/browser",
  "app/routes/$locale._index",
  "app/routes/$locale.docs.$",
  "app/routes/$locale.feedback",
];
/** Of the save menu, which a document loads with its part when it is opened. */
const ON_DEMAND = /^collection-/;

test.each([
  ["/en-US/search", ["search"]],
  ["/de/search/", ["search"]],
  ["/en-US/docs/Web/search", []],
  ["/fr/plus/collections", ["collections"]],
  ["/fr/plus/collections/aBcD/edit", ["collections"]],
  ["/fr/plus/collectionsX", []],
])("lists the parts of %s", (path, parts) => {
  expect(listTextParts(path)).toEqual(parts);
});

test("keeps no text in a part that code of other pages names", () => {
  const { named } = readTextUsage(EVERYWHERE, LOOK_UP);
  const inParts = named.filter((id) => TEXT_PARTS.some(({ ids }) => ids.test(id)));
  expect(inParts.filter((id) => !ON_DEMAND.test(id))).toEqual([]);
});

test.each(TEXT_PARTS.map(({ name, ids }) => ({ name, ids })))(
  "has texts in the part $name",
  ({ ids }) => {
    const known = listMessages(readSource("en-US")).map(({ id }) => id);
    expect(known.filter((id) => ids.test(id)).length).toBeGreaterThan(10);
  },
);
