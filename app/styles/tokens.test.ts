import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LOCALE_ROWS, LOCALES } from "~/domain/locales/locale";
import { AREAS } from "~/domain/site/area";
import { computeContrast } from "~/services/site-theme/contrast";
import { SURFACES, TEXT_ON_ACCENT } from "~/domain/site/site-theme";
import { THEME_COLORS } from "~/domain/site/theme";

type Theme = "light" | "dark";

const CSS = readFileSync(new URL("tokens.css", import.meta.url), "utf8");
const PAIRS = [
  ...CSS.matchAll(/^ {2}--([\w-]+): light-dark\((#[0-9a-f]{3,6}), (#[0-9a-f]{3,6})\);/gm),
];
const COLORS = {
  light: new Map(PAIRS.map(([, name = "", light = ""]) => [name, light])),
  dark: new Map(PAIRS.map(([, name = "", , dark = ""]) => [name, dark])),
};
const THEMES: Theme[] = ["light", "dark"];

const STATUSES = namesLike(/^status-(?!.*-bg$)/);
const STATUS_BACKGROUNDS = namesLike(/^status-.*-bg$/);

test("has each colour for both themes, in the notation that these tests read", () => {
  expect(PAIRS.length).toBeGreaterThan(50);
  const single = CSS.matchAll(/^ +--([\w-]+): #[0-9a-f]+;/gm);
  expect(Array.from(single, ([, name]) => name)).toEqual([]);
});

test("sets words of languages with accents in one font file", () => {
  const [, list = ""] = /:root:is\((.*)\) \{/.exec(CSS) ?? [];
  const named = Array.from(list.matchAll(/:lang\((\w+)\)/g), ([, language]) => language);
  const accented = LOCALES.filter((locale) => LOCALE_ROWS[locale].hasAccents);
  expect(named).toEqual(accented.map((locale) => locale.split("-")[0]));
});

test.each(THEMES)("has the page's background as theme colour in %s", (theme) => {
  expect(THEME_COLORS[theme]).toBe(read(theme, "bg"));
});

test.each(THEMES)(
  "has the backgrounds that themes of operators are checked on in %s",
  (theme) => {
    const named = { ...SURFACES[theme], "text-on-accent": TEXT_ON_ACCENT[theme] };
    for (const [name, color] of Object.entries(named))
      expect(color).toBe(read(theme, name));
  },
);

test.each(THEMES)("has body text at 7:1 on every surface in %s", (theme) => {
  const surfaces = [
    "bg",
    "bg-subtle",
    "bg-raised",
    "bg-strong",
    "bg-hover",
    ...STATUS_BACKGROUNDS,
  ];
  expect(listTooClose(theme, ["text"], surfaces, 7)).toEqual([]);
});

test.each(THEMES)("has quiet text and links at 4.5:1 on every surface in %s", (theme) => {
  const surfaces = [
    "bg",
    "bg-subtle",
    "bg-raised",
    "bg-strong",
    "bg-hover",
    ...STATUS_BACKGROUNDS,
  ];
  expect(
    listTooClose(theme, ["text-quiet", "link", "link-visited"], surfaces, 4.5),
  ).toEqual([]);
});

test.each(THEMES)("has code at 4.5:1 on its background in %s", (theme) => {
  const tokens = namesLike(/^code-/);
  expect(tokens.length).toBeGreaterThan(10);
  expect(listTooClose(theme, tokens, ["bg-code", "bg-inline-code", "bg"], 4.5)).toEqual(
    [],
  );
});

test.each(THEMES)("has area and status colours at 4.5:1 on the page in %s", (theme) => {
  const names = [...namesLike(/^area-/), ...STATUSES];
  expect(listTooClose(theme, names, ["bg", "bg-subtle"], 4.5)).toEqual([]);
});

test.each(THEMES)("has status colours at 4.5:1 on status backgrounds in %s", (theme) => {
  expect(listTooClose(theme, STATUSES, STATUS_BACKGROUNDS, 4.5)).toEqual([]);
});

test("has a colour and an accent of its own for each area", () => {
  const rules = readFileSync(new URL("utilities.css", import.meta.url), "utf8");
  const accents = rules.matchAll(
    /\[data-area="([\w-]+)"\] \{\s+--accent: var\(--area-\1\);/g,
  );
  expect(Array.from(accents, ([, area]) => area)).toEqual(AREAS);
  expect(namesLike(/^area-/)).toEqual(AREAS.map((area) => `area-${area}`));
});

test.each(THEMES)("has borders of controls at 3:1 in %s", (theme) => {
  expect(
    listTooClose(theme, ["line-strong"], ["bg", "bg-subtle", "bg-raised"], 3),
  ).toEqual([]);
});

test.each(THEMES)("has the label of a filled button at 4.5:1 in %s", (theme) => {
  expect(listTooClose(theme, ["text-on-accent"], ["link"], 4.5)).toEqual([]);
});

test.each(THEMES)("has marked text at 5.5:1 in %s", (theme) => {
  expect(listTooClose(theme, ["text"], ["mark"], 5.5)).toEqual([]);
});

function listTooClose(
  theme: Theme,
  names: string[],
  backgrounds: string[],
  least: number,
) {
  return names.flatMap((name) =>
    backgrounds
      .map(
        (background) =>
          [
            name,
            background,
            computeContrast(read(theme, name), read(theme, background)),
          ] as const,
      )
      .filter(([, , ratio]) => ratio < least)
      .map(([...pair]) => pair.join(" on ")),
  );
}

test("hides no border by transparency, which forced colours would show", () => {
  const root = new URL("../", import.meta.url).pathname;
  const sheets = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".css"),
  );
  expect(sheets.length).toBeGreaterThan(100);
  const found = sheets.filter((sheet) =>
    /border[\w-]*:[^;]*\bsolid transparent/.test(readFileSync(root + sheet, "utf8")),
  );
  expect(found, "use --line-none").toEqual([]);
});

function namesLike(pattern: RegExp): string[] {
  return [...COLORS.light.keys()].filter((name) => pattern.test(name));
}

function read(theme: Theme, name: string): string {
  const color = COLORS[theme].get(name);
  if (!color) throw new Error(`No colour ${name} in ${theme}`);
  return color;
}
