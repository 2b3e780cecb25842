import { expect, test } from "vitest";
import { prepareTitles } from "~/domain/quick-search/prepare-titles";
import { listOptions } from "./search-options";

const TITLES = prepareTitles(
  Array.from({ length: 20 }, (_, n) => ({
    title: `Grid ${n}`,
    url: `/en-US/docs/Web/CSS/What?_${n}`,
  })),
);

function list(typed: string, windowHeight = 850) {
  const text = (id: string, args = {}) => [id, ...Object.values(args)].join(":");
  return listOptions(TITLES, typed, {
    text,
    searchUrl: "/en-US/search",
    windowHeight,
  });
}

test.each([
  [849, 5],
  [850, 10],
])("in a window %d pixels high shows %d pages", (height, count) => {
  const found = list("grid", height);
  expect(found.count).toBe(count);
  expect(found.options).toHaveLength(count + 1);
});

test("links to the page, marks the match and shows the breadcrumbs", () => {
  expect(list("grid 7").options[0]).toEqual({
    href: "/en-US/docs/Web/CSS/What%3F_7",
    parts: [
      { text: "Grid", isMatch: true },
      { text: " ", isMatch: false },
      { text: "7", isMatch: true },
    ],
    about: "Web / CSS / What? 7",
    isPage: true,
    isNear: false,
  });
});

test("ends with a link to the site search", () => {
  expect(list(" a & grid, ").options.at(-1)).toMatchObject({ isPage: false });
  expect(list(" grid 7 ").options.at(-1)).toEqual({
    href: "/en-US/search?q=grid+7",
    parts: [{ text: "quick-search-more", isMatch: false }],
    about: "quick-search-site:grid 7",
    isPage: false,
    isNear: false,
  });
});

test("marks pages that match with a typo", () => {
  const { options } = list("gird 7");
  expect(options.map(({ isPage, isNear }) => [isPage, isNear])).toContainEqual([
    true,
    true,
  ]);
  expect(list("grid").options.some(({ isNear }) => isNear)).toBe(false);
});

test("offers only the site search when no title matches", () => {
  expect(list("no&where")).toEqual({
    count: 0,
    options: [
      {
        href: "/en-US/search?q=no%26where",
        parts: [{ text: "quick-search-site:no&where", isMatch: false }],
        about: "",
        isPage: false,
        isNear: false,
      },
    ],
  });
});
