import type {
  Browsers,
  CompatStatement as Facts,
  Identifier,
} from "@mdn/browser-compat-data";
import { expect, test } from "vitest";
import { toCompatBrowsers } from "./browsers";
import { createCompatTable } from "./compat-table";
import type { FeatureTree } from "./features";
import { limitRows, listRows, type RowSource } from "./rows";
import { createShownBrowsers } from "./shown-browsers";

function browser(type: string, accepts_webextensions = false) {
  return { name: type, type, accepts_flags: true, accepts_webextensions, releases: {} };
}

const BROWSERS = {
  alpha: browser("desktop", true),
  ie: browser("desktop"),
  pocket: browser("mobile"),
  goggles: browser("xr"),
  deno: browser("server"),
  nodejs: browser("server"),
} as unknown as Browsers;

function feature(
  facts: Partial<Facts>,
  children: Record<string, unknown> = {},
): Identifier {
  const __compat = { support: {}, source_file: "css/x.json", ...facts };
  return { __compat, ...children } as unknown as Identifier;
}

function find(query: string, data: Record<string, unknown>) {
  return createCompatTable(
    data as unknown as FeatureTree,
    query,
    createShownBrowsers(BROWSERS),
  );
}

test("distils a feature and all below it, depth first", () => {
  const deep = feature({ description: "Deep <em>down</em>" });
  const child = feature({}, { "<b>": feature({}), deep });
  const table = find("css.box", {
    css: { box: feature({}, { child, other: feature({}) }) },
  });
  expect(table?.rows.map(({ key, depth, nameHtml }) => [key, depth, nameHtml])).toEqual([
    ["css.box", 0, "<code>box</code>"],
    ["css.box.child", 1, "<code>child</code>"],
    ["css.box.child.<b>", 2, "<code>child.&lt;b&gt;</code>"],
    ["css.box.child.deep", 2, "Deep <em>down</em>"],
    ["css.box.other", 1, "<code>other</code>"],
  ]);
  expect(table).toMatchObject({
    query: "css.box",
    category: "css",
    sourceFile: "css/x.json",
  });
});

test("takes status, page and support of a row", () => {
  const support = {
    alpha: [
      { version_added: false },
      {
        version_added: "≤5",
        notes: '<a href="https://developer.mozilla.org/docs/Web">x</a>',
      },
    ],
    ie: { version_added: "4" },
    pocket: {
      version_added: "1",
      version_removed: "3",
      version_last: "2",
      impl_url: "https://a/",
    },
  };
  const facts = {
    mdn_url: "https://developer.mozilla.org/docs/Web/CSS/box#part",
    status: { experimental: true, deprecated: false, standard_track: false },
    support,
  } as unknown as Partial<Facts>;
  expect(find("css.box", { css: { box: feature(facts) } })?.rows[0]).toEqual({
    key: "css.box",
    nameHtml: "<code>box</code>",
    depth: 0,
    docPath: "/docs/Web/CSS/box#part",
    experimental: true,
    deprecated: false,
    nonStandard: true,
    support: {
      alpha: [{ added: "≤5", notes: ['<a href="/docs/Web">x</a>'] }, { added: false }],
      pocket: [{ added: "1", removed: "3", last: "2", implUrls: ["https://a/"] }],
    },
  });
});

test.each([
  ["desktop and mobile without retired ones", "css.x", {}, ["alpha", "pocket"]],
  ["runtimes with data", "api.x", { deno: {} }, ["alpha", "pocket", "deno"]],
  [
    "every runtime for JavaScript",
    "javascript.x",
    {},
    ["alpha", "pocket", "deno", "nodejs"],
  ],
  ["those that take extensions", "webextensions.x", { deno: {} }, ["alpha"]],
])("shows %s", (_, query, support, browsers) => {
  const [area = "", name = ""] = query.split(".");
  expect(
    find(query, { [area]: { [name]: feature({ support } as Partial<Facts>) } })?.browsers,
  ).toEqual(browsers);
});

test.each([
  "css.none",
  "none",
  "browsers.alpha",
  "__meta",
  "css.box.__compat",
  "css.toString",
  "",
])("finds nothing for %o", (query) => {
  expect(
    find(query, { browsers: BROWSERS, __meta: {}, css: { box: feature({}) } }),
  ).toBeNull();
});

test("finds no members of a group without data", () => {
  expect(find("css.box", { css: { box: { empty: {} } } })).toBeNull();
});

test("shows the features of a group that has no data of its own", () => {
  const table = find("css.box", { css: { box: { a: feature({}) } } });
  expect(table?.rows.map(({ key, depth }) => [key, depth])).toEqual([["css.box.a", 1]]);
});

function row(key: string, depth: number, status = {}): RowSource {
  const flags = {
    experimental: false,
    deprecated: false,
    standard_track: true,
    ...status,
  };
  return {
    key,
    depth,
    nameHtml: key,
    facts: { support: {}, status: flags } as unknown as Facts,
  };
}

const ROWS = [
  row("self", 0, { deprecated: true }),
  row("plain", 1),
  row("nested", 2),
  row("odd", 1, { standard_track: false }),
  row("old", 1, { deprecated: true }),
  row("new", 1, { experimental: true }),
  row("last", 1),
];

test.each([
  [7, ["self", "plain", "nested", "odd", "old", "new", "last"]],
  [6, ["self", "plain", "odd", "old", "new", "last"]],
  [5, ["self", "plain", "old", "new", "last"]],
  [4, ["self", "plain", "new", "last"]],
  [3, ["self", "plain", "last"]],
  [2, ["self", "plain"]],
])("keeps to %i rows by dropping whole kinds first", (limit, keys) => {
  expect(limitRows(ROWS, limit).map(({ key }) => key)).toEqual(keys);
});

test("never has more than a hundred rows", () => {
  const children = Object.fromEntries(
    Array.from({ length: 150 }, (_, i) => [`c${i}`, feature({})]),
  );
  expect(listRows({ key: "css.x", name: "x", node: feature({}, children) })).toHaveLength(
    100,
  );
});

test("keeps release dates and names the versions still to come", () => {
  const releases = {
    "1": { release_date: "2020-01-01", status: "retired" },
    "2": { release_date: "2030-01-01", status: "beta" },
    "3": { status: "planned" },
  };
  const source = {
    ...browser("desktop"),
    name: "Alpha",
    preview_name: "Early",
    releases,
  };
  expect(toCompatBrowsers({ alpha: source } as unknown as Browsers)).toEqual({
    alpha: {
      id: "alpha",
      name: "Alpha",
      type: "desktop",
      previewName: "Early",
      flagUrl: null,
      releases: { "1": "2020-01-01", "2": "2030-01-01" },
      previewVersions: ["2", "3"],
    },
  });
});
