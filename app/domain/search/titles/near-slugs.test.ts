import { expect, test } from "vitest";
import { rankSlug } from "../page-importance";
import { openColumns, packColumns } from "./columns";
import { openNearSlugs, packSlugs, type NearSlugs, type SluggedPage } from "./near-slugs";

function createNearSlugs<Page extends SluggedPage>(
  pages: readonly Page[],
): NearSlugs<Page> {
  const columns = packSlugs(pages.map(({ slug }) => slug));
  return openNearSlugs(openColumns(packColumns(columns)), (at) => {
    const page = pages[at];
    if (!page) throw new RangeError(`there is no page ${at}`);
    return page;
  });
}

const JS = "Web/JavaScript/Reference/Global_Objects";
const CSS = "Web/CSS/Reference/Properties";

const NEAR = createNearSlugs(
  [
    "Web/CSS",
    `${CSS}/flex`,
    `${CSS}/flex-grow`,
    `${CSS}/flex-flow`,
    "Web/CSS/Reference/At-rules/@media/grid",
    "Web/HTML/Reference/Elements/map",
    "Web/API/Observable/map",
    JS,
    `${JS}/Map`,
    `${JS}/Array/map`,
    `${JS}/Array/flatMap`,
    `${JS}/TypedArray/map`,
    "Glossary/Flex",
    "Glossary/Mapp",
  ].map((slug) => ({ slug: slug.toLowerCase(), slugRank: rankSlug(slug), own: slug })),
);

function list(slug: string): string[] {
  return NEAR.list(slug).map(({ own }) => own);
}

test.each([
  ["Web/CSS/Reference/Proprties/flexx", `${CSS}/flex`],
  [`${JS}/Array/mapp`, `${JS}/Array/map`],
  [`${JS}/Arrayy/map`, `${JS}/Array/map`],
  ["Web/CSS/flex-grw", `${CSS}/flex-grow`],
  ["web/css/properties/FLEX", `${CSS}/flex`],
  ["WebCSS", "Web/CSS"],
  ["Web/CSSReference/Properties/flex", `${CSS}/flex`],
  ["Web/JavaScript/Referense/Global_objets/Arry/flatmpa", `${JS}/Array/flatMap`],
  ["Glosary/Flex", "Glossary/Flex"],
])("for %s returns %s first", (slug, expected) => {
  expect(list(slug)[0]).toBe(expected);
});

test.each([
  "Web/CSS/nothing_here_at_all",
  "Old/map",
  "",
  "/",
  "x",
  "Web/x",
  "a/b/c/d/map",
])("returns no pages for %j", (slug) => {
  expect(list(slug)).toEqual([]);
});

test("returns each page once, and none that is much farther than the nearest", () => {
  expect(list("Web/CSS/Reference/Properties/flex-glow")).toEqual([
    `${CSS}/flex-grow`,
    `${CSS}/flex-flow`,
  ]);
});

test("skips slugs that are longer than any page's", () => {
  const slug = `Web/CSS/${"x".repeat(240)}`;
  const near = createNearSlugs([{ slug: slug.toLowerCase(), slugRank: 0 }]);
  expect(near.list(`${slug}y`)).toHaveLength(1);
  expect(near.list(`${slug}yyy`)).toHaveLength(0);
});
