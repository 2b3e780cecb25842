import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Baseline } from "~/domain/compat/baseline";
import type { Locale } from "~/domain/locales/locale";
import { LocaleProvider } from "~/l10n/locale-context";
import { BaselineBox } from "./baseline-box";
import { BaselineContent } from "./baseline-content";
import { parseBaselineDate } from "./baseline-explanation";
import { listBrowserGroups } from "./browser-groups";

const SUPPORT = {
  chrome: "1",
  chrome_android: "1",
  edge: "12",
  firefox: "1",
  safari: "1",
};

function create(
  status: Baseline["feature"]["status"],
  rest: Partial<Baseline> = {},
): Baseline {
  const discouraged = { reason_html: "<i>Why</i>" };
  return {
    baseline: status === "high" || status === "low" ? status : false,
    baseline_low_date: "≤2024-03-15",
    support: SUPPORT,
    feature: {
      id: "x",
      name: "X",
      description_html: "X",
      status,
      ...((status === "discouraged" || status === "removing") && { discouraged }),
    },
    ...rest,
  };
}

function render(
  baseline: Baseline,
  locale: Locale = "en-US",
  compatAnchor: string | null = null,
  missing = "",
): string {
  const text = (id: string, args = {}) => `[${[id, ...Object.values(args)].join("|")}]`;
  return renderToStaticMarkup(
    <LocaleProvider locale={locale} text={text}>
      <BaselineBox status={baseline.feature.status}>
        <BaselineContent
          baseline={baseline}
          path="/de/docs/Web/größe"
          findPageUrl={(path) => (path === missing ? null : `/${locale}${path}`)}
          compatAnchor={compatAnchor}
          survey="https://survey.example/baseline"
        />
      </BaselineBox>
    </LocaleProvider>,
  );
}

test.each([
  [
    "high",
    ["[baseline-name] <strong>[baseline-high]", "[baseline-high-text|March 2024]"],
  ],
  ["low", ["<strong>2024</strong>", "[baseline-low]", "[baseline-low-text|March 2024]"]],
  ["limited", ["<strong>[baseline-limited]", "[baseline-limited-text]"]],
  [
    "discouraged",
    ["<strong>[baseline-discouraged]", "[baseline-discouraged-text]", "<i>Why</i>"],
  ],
  ["removing", ["[baseline-removing]", "[baseline-removing-text]", "<i>Why</i>"]],
] as const)("explains %s", (status, texts) => {
  const html = render(create(status));
  for (const text of texts) expect(html).toContain(text);
  expect(html).toContain(`data-status="${status}"`);
});

test("adds an asterisk and explains it", () => {
  const html = render(create("high", { asterisk: true }));
  expect(html).toContain("[baseline-high] *");
  expect(html).toContain("* [baseline-asterisk]");
});

test("lists alternatives, linked in the reader's locale when they have a page", () => {
  const alternatives = [
    { name: "New", description: "Better", mdn_url: "/docs/Web/New" },
    { name: "Plain", description: "Simple", mdn_url: null },
  ];
  const html = render(create("removing", { alternatives }), "de");
  expect(html).toContain('<a href="/de/docs/Web/New">New</a>');
  expect(html).toContain("[baseline-use-removing]");
  expect(html).not.toContain(">Plain</a>");
});

test("links to no page that the content lacks", () => {
  const alternatives = [{ name: "New", description: "Better", mdn_url: "/docs/Web/New" }];
  const baseline = create("removing", { alternatives });
  expect(render(baseline, "de", null, "/docs/Web/New")).not.toContain(">New</a>");
  const guide = "/docs/Glossary/Baseline/Compatibility";
  expect(render(baseline, "de", null, guide)).not.toContain("[baseline-learn-more]");
});

test("links to the explanation and to the page's own table", () => {
  const html = render(create("low"), "de");
  expect(html).toContain('href="/de/docs/Glossary/Baseline/Compatibility"');
  expect(html).not.toContain('href="#');
  expect(render(create("low"), "de", "tabelle")).toContain('href="#tabelle"');
});

test("marks a browser as supporting only when all its editions do", () => {
  expect(
    listBrowserGroups(SUPPORT).map((group) => group.map((b) => [b.name, b.supported])),
  ).toEqual([
    [
      ["Chrome", true],
      ["Edge", true],
    ],
    [["Firefox", false]],
    [["Safari", false]],
  ]);
  const html = render(create("limited"));
  expect(html).toContain('title="[baseline-supported-in|Chrome and Edge]"');
  expect(html).toContain('aria-label="[baseline-browser-no|Safari]"');
});

test("lists the first version of every edition", () => {
  const html = render(
    create("limited", { support: { chrome: "≤18", safari_ios: "9.3" } }),
  );
  const items = [...html.matchAll(/<li><span[^>]*><\/span>(.*?)<\/li>/g)].map(
    ([, item]) => item,
  );
  expect(items).toHaveLength(7);
  expect(items[0]).toBe("Chrome <strong>18</strong>");
  expect(items[2]).toContain("[baseline-version-none]");
  expect(items[6]).toBe("Safari on iOS <strong>9.3</strong>");
});

test("shows since when a feature is widely available", () => {
  const rest = { baseline_high_date: "2026-09-15" };
  expect(render(create("high", rest))).toContain("[baseline-high-since|September 2026]");
  expect(render(create("low"))).not.toContain("baseline-high-since");
});

test.each([
  ["high", "high"],
  ["low", "low"],
  ["limited", "not"],
  ["discouraged", "not"],
] as const)("links the survey for a page that is %s as level %s", (status, level) => {
  const [, address = ""] = /href="(https:[^"]+)"/.exec(render(create(status))) ?? [];
  const { searchParams } = new URL(address.replaceAll("&amp;", "&"));
  expect(Object.fromEntries(searchParams)).toEqual({ page: "/de/docs/Web/größe", level });
});

test.each([
  ["≤2020-07-28", "2020-07-28"],
  ["2020-07-28", "2020-07-28"],
  ["soon", undefined],
  [undefined, undefined],
])("reads the date %s as %s", (value, expected) => {
  expect(parseBaselineDate(value)?.toISOString().slice(0, 10)).toBe(expected);
});

test.each(["discouraged", "removing"] as const)(
  "is open for %s, and does not store its state",
  (status) => {
    const html = render(create(status));
    expect(html).toMatch(/<details[^>]* open=""/);
    expect(html).not.toContain("data-baseline-box");
  },
);

test("is closed otherwise, until the reader opens one", () => {
  const html = render(create("high"));
  expect(html).not.toMatch(/<details[^>]* open=/);
  expect(html).toContain("</details><script");
});
