import { expect, test } from "vitest";
import type { Locale } from "~/domain/locales/locale";
import { renderTestCall } from "../test-render";
import {
  createTestContext,
  createTestPage,
  createTestSite,
  type TestContext,
} from "../test-site";

const ROOT = "Web/CSS/Reference";
const site = createTestSite([
  `${ROOT}/Properties/border-width`,
  { slug: `${ROOT}/Values/number`, pageType: "css-type" },
  `${ROOT}/At-rules/@font-face`,
]);

function createContext(path: string, locale: Locale = "en-US"): TestContext {
  return createTestContext({
    site,
    page: createTestPage({ slug: `${ROOT}/${path}`, locale }),
  });
}

/** Returns the rows as text, `label | value`. */
function readRows(path: string, locale?: Locale): string[] {
  const html = renderTestCall("CSSInfo", [], createContext(path, locale));
  return [...html.matchAll(/<tr><th scope="row">(.*?)<\/th><td>(.*?)<\/td><\/tr>/g)].map(
    (match) => `${match[1] ?? ""} | ${match[2] ?? ""}`.replace(/<\/?[a-z][^>]*>/g, ""),
  );
}

test("lists the facts of a property in order, without empty ones", () => {
  expect(readRows("Properties/display")).toEqual([
    "Initial value | inline",
    "Applies to | all elements",
    "Inherited | no",
    expect.stringMatching(/^Computed value \| ./),
    expect.stringMatching(/^Animation type \| ./),
  ]);
});

test.each([
  [
    "en-US",
    /Applies to \| all elements\. It also applies to ::first-letter, ::first-line, and ::placeholder\.$/,
  ],
  [
    "de",
    /\| alle Elemente\. Gilt auch für ::first-letter, ::first-line und ::placeholder\.$/,
  ],
  [
    "ja",
    /\| すべての要素。::first-letter、::first-line、::placeholder にも適用されます。$/,
  ],
] as const)(
  "names the pseudo-elements that a property applies to as well in %s",
  (locale, row) => {
    expect(readRows("Properties/background-attachment", locale)).toContainEqual(
      expect.stringMatching(row),
    );
  },
);

test("links the label of the animation type to the guide about it", () => {
  const html = renderTestCall("CSSInfo", [], createContext("Properties/opacity", "fr"));
  expect(html).toContain(
    '<a href="/fr/docs/Web/CSS/Guides/Animations/Animatable_properties">Type d’animation</a>',
  );
});

test("uses the data's own texts in the page's language", () => {
  expect(readRows("Properties/display", "de").slice(0, 3)).toEqual([
    "Anfangswert | inline",
    "Anwendbar auf | alle Elemente",
    "Vererbt | nein",
  ]);
});

test("marks the data's English texts as such on pages in other languages", () => {
  const render = (path: string, locale?: Locale) =>
    renderTestCall("CSSInfo", [], createContext(path, locale));
  expect(render("Properties/row-gap", "de")).toContain(
    '<td><span lang="en">multi-column elements, flex containers, grid containers</span></td>',
  );
  expect(render("Properties/display", "ko")).toContain(
    '<td><span lang="en">all elements</span></td>',
  );
  expect(render("Properties/display", "de")).toContain("<td>alle Elemente</td>");
  expect(render("Properties/row-gap")).not.toContain("lang=");
});

test("tells when a property creates a stacking context", () => {
  expect(readRows("Properties/z-index")).toContain("Creates stacking context | yes");
});

test("expands the link macros in the data's texts", () => {
  const html = renderTestCall("CSSInfo", [], createContext("Properties/opacity"));
  expect(html).toContain(
    `href="/en-US/docs/${ROOT}/Values/number"><code>&lt;number&gt;</code>`,
  );
});

test("lists the facts of every property of a shorthand, linked", () => {
  const html = renderTestCall("CSSInfo", [], createContext("Properties/border"));
  expect(html).toContain(
    `<ul><li><a href="/en-US/docs/${ROOT}/Properties/border-width"><code>border-width</code></a>: `,
  );
  expect(readRows("Properties/border")[0]).toMatch(
    /^Initial value \| as for each property of the shorthand:.*border-style: .*none/,
  );
});

test("begins the facts of a descriptor with its at-rule", () => {
  expect(readRows("At-rules/@font-face/font-display")).toEqual([
    "Related at-rule | @font-face",
    "Initial value | auto",
    "Computed value | as specified",
  ]);
});

test("reports no links that only the data makes", () => {
  const context = createContext("Properties/background");
  expect(renderTestCall("CSSInfo", [], context)).toContain("data-checked");
  expect(context.flaws).toEqual([]);
});

test.each(["Properties/nope", "Properties/constructor", "At-rules/@nope/x"])(
  "says that nothing is known about %s",
  (path) => {
    const context = createContext(path);
    const name = path.slice(path.lastIndexOf("/") + 1);
    expect(renderTestCall("CSSInfo", [], context)).toBe(
      `<span class="missing-data">The formal definition of <code>${name}</code> is not known.</span>`,
    );
    expect(context.flaws).toMatchObject([
      { check: "macro-without-data", severity: "warning" },
    ]);
  },
);

test("takes facts that only the specification has, in known words where possible", () => {
  expect(readRows("Properties/box-shadow-offset", "de")).toEqual([
    expect.stringMatching(/ \| none$/),
    expect.stringMatching(/ \| alle Elemente/),
    expect.stringMatching(/ \| Nein$/i),
    expect.stringMatching(/ \| ./),
    expect.stringMatching(/ \| ./),
  ]);
});

test("lists the parts of a shorthand that only the specification knows", () => {
  const rows = readRows("Properties/column-rule-inset");
  expect(rows[0]).toContain("column-rule-inset-cap-start: 0");
  expect(rows.some((row) => row.startsWith("Inherited"))).toBe(false);
});
