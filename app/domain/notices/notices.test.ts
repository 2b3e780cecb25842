import { describe, expect, test } from "vitest";
import { SURVEY_SCRIPT } from "~/ui/notices/early-scripts.server";
import { findAnnouncement, pickText, type Announcement } from "./announcement";
import { parseDismissed, toDismissedCookie } from "./dismissed";
import { toColor, toColorStyle } from "./placement";
import { findSlot, listKeywords, listSlots, SLOTS } from "./slots";
import {
  isLinkedWithoutScript,
  isOffered,
  isShown,
  type Survey,
  type SurveyVisit,
} from "./survey";

test.each([
  ["/", "hpTop hpMain hpFooter"],
  ["/de/", "hpTop hpMain hpFooter"],
  ["/de/docs/Web/CSS", "top side bottom"],
  ["/en-US/blog/", "top side"],
  ["/en-US/blog/post/", "top side"],
  ["/en-US/curriculum/", "top"],
  ["/en-US/curriculum/core/", "top side"],
  ["/en-US/observatory/analyze", "top side"],
  ["/fr/play", "top side"],
  ["/fr/search", "top side"],
  ["/fr/plus", "top"],
  ["/fr/about", "top"],
  ["/users/fxa/login", ""],
  ["/xx/docs/Web", ""],
])("%s has the slots %s", (path, slots) => {
  expect(listSlots(path).join(" ")).toBe(slots);
});

test.each([
  ["/de/play", undefined, "side"],
  ["/de/docs/Web", "side", undefined],
  ["/de/search", undefined, "side"],
  ["/de/", undefined, undefined],
])("%s has the side slot beside or below the page", (path, beside, below) => {
  expect([
    findSlot("article-side", path, SLOTS),
    findSlot("frame-below", path, SLOTS),
  ]).toEqual([beside, below]);
});

test.each([
  ["/de/", SLOTS, "hpTop"],
  ["/de/docs/Web", SLOTS, "top"],
  ["/de/docs/Web", ["hpTop"] as const, undefined],
])("%s has of the banners %j: %s", (path, offered, slot) => {
  expect(findSlot("frame-banner", path, offered)).toBe(slot);
});

test("takes the words of a path as keywords", () => {
  expect(listKeywords("/de/docs/Web/CSS/CSS_grid_layout/::before")).toEqual([
    "docs",
    "web",
    "css",
    "grid",
    "layout",
    "before",
  ]);
  expect(
    listKeywords(
      `/de/${"a/b1/".repeat(3)}${Array.from({ length: 40 }, (_, at) => at).join("/")}`,
    ),
  ).toHaveLength(20);
});

test.each([
  ["fff", "#fff"],
  ["#12ab34cd", "#12ab34cd"],
  ["rgb(1 2 3 / 50%)", "rgb(1 2 3 / 50%)"],
  [123456, "#123456"],
  ["red", undefined],
  ["rgb(0 0 0);background:url(x)", undefined],
  ["#12345", undefined],
  [null, undefined],
])("reads the colour %s as %s", (value, color) => {
  expect(toColor(value)).toBe(color);
});

test("uses a light colour in the dark theme when there is no dark one, and removes all others", () => {
  expect(
    toColorStyle({
      textColor: "#111",
      backgroundColor: "#eee",
      backgroundColorDark: "#222",
    }),
  ).toEqual({
    "--placement-text": "#111",
    "--placement-text-dark": "#111",
    "--placement-bg": "#eee",
    "--placement-bg-dark": "#222",
    "--placement-cta-text": "",
    "--placement-cta-text-dark": "",
    "--placement-cta-bg": "",
    "--placement-cta-bg-dark": "",
  });
});

test("takes no dark colour without a light one", () => {
  const style = toColorStyle({ backgroundColorDark: "#222" });
  expect(Object.values(style).join("")).toBe("");
});

const ANNOUNCEMENT: Announcement = {
  id: "a",
  from: 10,
  until: 20,
  locales: ["de"],
  text: { "en-US": "Hello", de: "Hallo" },
};

test.each([
  [{ locale: "de", dismissed: [], now: 10 }, true],
  [{ locale: "de", dismissed: [], now: 9 }, false],
  [{ locale: "de", dismissed: [], now: 20 }, false],
  [{ locale: "fr", dismissed: [], now: 10 }, false],
  [{ locale: "de", dismissed: ["a"], now: 10 }, false],
])("an announcement with %j is shown: %s", (query, expected) => {
  expect(findAnnouncement([ANNOUNCEMENT], query) !== null).toBe(expected);
});

test("falls back to English, and says so", () => {
  expect(pickText(ANNOUNCEMENT.text, "de")).toEqual({ text: "Hallo", lang: undefined });
  expect(pickText(ANNOUNCEMENT.text, "fr")).toEqual({ text: "Hello", lang: "en-US" });
  expect(pickText({ ja: "やあ" }, "fr")).toEqual({ text: "やあ", lang: "ja" });
});

test("keeps the last twenty hidden notices in the cookie", () => {
  const ids = Array.from({ length: 20 }, (_, at) => `id${at}`);
  const cookie = toDismissedCookie("new", { dismissed: ids, isSecure: true });
  expect(parseDismissed(/^dismissed=([^;]*)/.exec(cookie)?.[1])).toEqual([
    ...ids.slice(1),
    "new",
  ]);
  expect(cookie).toMatch(/; Path=\/; Max-Age=7776000; SameSite=Lax; HttpOnly; Secure$/);
  expect(parseDismissed("a.a.<b>..c")).toEqual(["a", "c"]);
});

const SURVEY: Survey = {
  bucket: "DE",
  rule: { page: "/de/docs/", referrer: "/de/docs/" },
  from: 10,
  until: 20,
  rate: [0.25, 0.5],
  url: "https://survey.example/",
  teaser: { de: "T" },
  question: { de: "Q" },
  footnote: {},
};

test.each([
  ["/de/docs/Web", 10, true],
  ["/de/docs/Web", 9, false],
  ["/de/docs/Web", 20, false],
  ["/de/", 10, false],
  ["/fr/docs/Web", 10, false],
])("the German survey on %s at %i is offered: %s", (path, now, expected) => {
  expect(isOffered(SURVEY, path, now)).toBe(expected);
});

const GERMAN = "https://site.example/de/docs/Web";
const FACTS = {
  bucket: "DE",
  url: SURVEY.url,
  rate: SURVEY.rate,
  page: "/de/docs/",
  referrer: "/de/docs/",
};

describe.each<[SurveyVisit, boolean]>([
  [{ record: { random: 0.25 }, hash: "", referrer: GERMAN }, true],
  [
    { record: { random: 0.49, seen_at: 1, opened_at: 2 }, hash: "#a", referrer: GERMAN },
    true,
  ],
  [{ record: { random: 0.24 }, hash: "", referrer: GERMAN }, false],
  [{ record: { random: 0.5 }, hash: "", referrer: GERMAN }, false],
  [{ record: { random: 0.3 }, hash: "", referrer: "" }, false],
  [
    { record: { random: 0.3 }, hash: "", referrer: "https://site.example/fr/docs/Web" },
    false,
  ],
  [{ record: { random: 0.3 }, hash: "", referrer: "https://search.example/" }, false],
  [{ record: { random: 0.3, dismissed_at: 1 }, hash: "", referrer: GERMAN }, false],
  [{ record: { random: 0.3, submitted_at: 1 }, hash: "", referrer: GERMAN }, false],
  [
    { record: { random: 0.9, dismissed_at: 1 }, hash: "#FORCE_SURVEY=DE", referrer: "" },
    true,
  ],
  [{ record: { random: 0.9 }, hash: "#FORCE_SURVEY=FR", referrer: GERMAN }, false],
])("a visit %j", (visit, expected) => {
  test(`shows the survey: ${String(expected)}`, () => {
    expect(isShown(FACTS, visit)).toBe(expected);
  });

  test(`and the page's own script decides the same: ${String(expected)}`, () => {
    expect(runScript(visit)).toBe(expected);
  });
});

/** Runs the inline script of the survey's box on a page of its own. */
function runScript({ record, hash, referrer }: SurveyVisit): boolean {
  const shown: boolean[] = [];
  const box = {
    dataset: { survey: JSON.stringify(FACTS) },
    toggleAttribute: (_name: string, value: boolean) => shown.push(value),
  };
  const document = { currentScript: { previousElementSibling: box }, referrer };
  const localStorage = {
    getItem: () => JSON.stringify(record),
    setItem: () => undefined,
  };
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- the text that pages carry
  new Function("document", "localStorage", "location", SURVEY_SCRIPT)(
    document,
    localStorage,
    { hash },
  );
  return shown.includes(true);
}

test("without JavaScript, the rate is that of the pages", () => {
  const paths = Array.from({ length: 4000 }, (_, at) => `/de/docs/Web/Page_${at}`);
  const share = paths.filter((path) => isLinkedWithoutScript(SURVEY, path)).length / 4000;
  expect(share).toBeGreaterThan(0.22);
  expect(share).toBeLessThan(0.28);
});
