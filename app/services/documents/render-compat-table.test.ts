import { parseFragment, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { describe, expect, test } from "vitest";
import type {
  CompatBrowser,
  CompatRow,
  CompatStatement,
  CompatTable,
} from "~/domain/compat/compat";
import { loadContentStrings } from "~/l10n/content-strings.server";
import type { Locale } from "~/domain/locales/locale";
import { renderCompatTable } from "./render-compat-table.server";

function browser(id: string, name: string, type: CompatBrowser["type"]): CompatBrowser {
  const releases = { "1": "2010-01-02", "2": "2012-03-04", "9": "2015-05-06" };
  return {
    id,
    name,
    type,
    releases,
    previewName: null,
    flagUrl: "about:flags",
    previewVersions: [],
  };
}

const BROWSERS = {
  alpha: browser("alpha", "Alpha", "desktop"),
  beta: browser("beta", "Beta & Co", "mobile"),
};
const FLAG = { type: "preference", name: "x<y", value_to_set: "true" };

function row(
  key: string,
  depth: number,
  alpha?: CompatStatement[],
  rest?: Partial<CompatRow>,
): CompatRow {
  const support: CompatRow["support"] = alpha ? { alpha } : {};
  const flags = { experimental: false, deprecated: false, nonStandard: false };
  return {
    key,
    depth,
    nameHtml: `<code>${key}</code>`,
    docPath: null,
    ...flags,
    support,
    ...rest,
  };
}

interface RenderOptions {
  locale?: Locale;
  usedIds?: Set<string>;
  hiddenBrowsers?: string[];
}

function render(rows: CompatRow[], options: RenderOptions = {}) {
  const { locale = "en-US", usedIds = new Set(), hiddenBrowsers = [] } = options;
  const table: CompatTable = {
    query: "css.x",
    category: "css",
    browsers: ["alpha", "beta"],
    rows,
    sourceFile: "css/x.json",
  };
  const translate = loadContentStrings()(locale);
  const pageUrl = `/${locale}/docs/X`;
  return renderCompatTable(table, {
    browsers: BROWSERS,
    locale,
    translate,
    findPageUrl: (path) => (path.includes("Missing") ? null : `/${locale}${path}`),
    pageUrl,
    sectionId: "compat",
    hiddenBrowsers,
    usedIds,
  });
}

function find(html: string, name: string): Tree.Element[] {
  const found: Tree.Element[] = [];
  const visit = (node: Tree.Node) => {
    if ("tagName" in node && node.tagName === name) found.push(node);
    if ("childNodes" in node) node.childNodes.forEach(visit);
  };
  visit(parseFragment(html));
  return found;
}

function text(node: Tree.Node | undefined): string {
  if (!node) return "";
  if ("value" in node) return node.value;
  return "childNodes" in node ? node.childNodes.map(text).join("") : "";
}

function attribute(node: Tree.Element | undefined, name: string): string | undefined {
  return node?.attrs.find((attr) => attr.name === name)?.value;
}

/** Lists the details in cells, which share a name; the form's details have none. */
function listHistories(html: string): Tree.Element[] {
  return find(html, "details").filter((details) => attribute(details, "name") === "bc");
}

/** Returns the text of the first browser's cell. */
function cell(statements: CompatStatement[] | undefined): string {
  return text(find(render([row("css.x", 0, statements)]), "td")[1]);
}

test("renders header rows with platforms and browsers", () => {
  const html = render([row("css.x", 0)]);
  expect(find(html, "th").map((th) => [attribute(th, "scope"), text(th)])).toEqual([
    ["colgroup", "Desktop"],
    ["colgroup", "Mobile"],
    ["col", "Feature"],
    ["col", "Alpha"],
    ["col", "Beta & Co"],
    ["row", "css.x #"],
  ]);
  expect(text(find(html, "caption")[0])).toBe("Browser compatibility of css.x");
});

test("parts the words of a row's name, which is read before each cell", () => {
  const flags = { experimental: true, deprecated: true };
  const html = render([row("css.x", 0, undefined, flags)]);
  expect(text(find(html, "th").at(-1))).toBe("css.x Experimental Deprecated #");
});

test("renders an id, an anchor and one cell per browser in every row", () => {
  const html = render([row("css.x", 0), row("css.x.y", 1)]);
  const rows = find(html, "tr").slice(2);
  expect(rows.map((tr) => attribute(tr, "id"))).toEqual([
    "compat-css.x",
    "compat-css.x.y",
  ]);
  expect(find(html, "a").map((a) => attribute(a, "href"))).toContain("#compat-css.x.y");
  expect(
    find(html, "td")
      .slice(1)
      .map((td) => attribute(td, "data-b")),
  ).toEqual(["Alpha", "Beta & Co", "Alpha", "Beta & Co"]);
});

test("tells the styles how long a long table is", () => {
  const count = (rows: number) =>
    render(Array.from({ length: rows }, (_, at) => row(`css.x.a${at}`, 1)));
  expect(count(29)).toContain('class="bc-frame"');
  expect(count(36)).toContain('class="bc-frame bc-long bc-l4"');
  expect(count(300)).toContain('class="bc-frame bc-long bc-l10"');
});

test("omits an id that the page has already", () => {
  const usedIds = new Set(["compat-css.x"]);
  const html = render([row("css.x", 0), row("css.x.y", 1)], { usedIds });
  expect(html).not.toContain('id="compat-css.x"');
  expect([...usedIds]).toEqual(["compat-css.x", "compat-css.x.y"]);
});

test("links sub-features to their pages in the page's locale, not the feature itself", () => {
  const docPath = "/docs/Web/Y";
  const rows = [
    row("css.x", 0, undefined, { docPath }),
    row("css.x.y", 1, undefined, { docPath }),
  ];
  const links = find(render(rows, { locale: "de" }), "a").map((a) =>
    attribute(a, "href"),
  );
  expect(links.filter((href) => href?.includes("/Web/Y"))).toEqual(["/de/docs/Web/Y"]);
});

test("keeps the link of a description instead of wrapping it in another", () => {
  const rest = { docPath: "/docs/Web/Y", nameHtml: '<a href="/docs/Web/Z">z</a>' };
  const links = find(render([row("css.x.y", 1, undefined, rest)], { locale: "fr" }), "a");
  expect(links.map((a) => attribute(a, "href"))).toContain("/fr/docs/Web/Z");
  expect(links.map((a) => attribute(a, "href"))).not.toContain("/fr/docs/Web/Y");
});

test("allows line breaks in a long name between its parts, not in tags", () => {
  const nameHtml =
    '<a href="/docs/Web/a.b(c)"><code>Intl.Some()</code></a> v. 1 e.g. (x)';
  const html = render([row("api.x.y", 1, undefined, { nameHtml })]);
  expect(html).toContain("<code>Intl.<wbr>Some<wbr>()</code>");
  expect(html).not.toMatch(/="[^"]*<wbr>/);
  expect(html).not.toContain("v.<wbr>");
});

test("does not link to missing pages", () => {
  const own = row("css.x.y", 1, undefined, { docPath: "/docs/Missing" });
  const named = row("css.x.z", 1, undefined, {
    nameHtml: 'see <a href="/docs/Missing#part"><code>z</code></a>',
  });
  const html = render([own, named]);
  expect(html).not.toContain("/docs/Missing");
  expect(html).toContain("see <code>z</code>");
});

test("marks the status of a feature with an icon that has a text", () => {
  const rest = { experimental: true, deprecated: true, nonStandard: true };
  const marks = find(render([row("css.x", 0, undefined, rest)]), "abbr");
  expect(marks.map((mark) => [attribute(mark, "title"), text(mark)])).toEqual([
    ["Experimental", "Experimental"],
    ["Deprecated", "Deprecated"],
    ["Non-standard", "Non-standard"],
  ]);
});

test.each<[string, CompatStatement[] | undefined]>([
  ["Full support 9", [{ added: "9" }]],
  ["Full support 9", [{ added: "≤9.0" }]],
  ["Support in a preview version Preview", [{ added: "preview" }]],
  ["No support No", [{ added: false }]],
  ["Support unknown ?", [{ added: null }]],
  ["Support unknown ?", undefined],
])("says %o in a plain cell for %o", (expected, statements) => {
  expect(cell(statements)).toContain(expected);
});

test("renders no details and no tip for plain versions", () => {
  const html = render([row("css.x", 0, [{ added: "9" }])]);
  expect(listHistories(html)).toEqual([]);
  expect(html).not.toContain("bc-tip");
  expect(attribute(find(html, "td")[1], "title")).toBe("Released May 6, 2015");
});

test("renders a history in the cell, newest first, with dates and notes", () => {
  const statements: CompatStatement[] = [
    { added: "2", prefix: "-x-" },
    { added: "9", partial: true, notes: ['See <a href="/docs/Web">this</a>.'] },
    { added: "1", removed: "2", last: "1", alternativeName: "old" },
  ];
  const html = render([row("css.x", 0, statements)]);
  expect(listHistories(html)).toHaveLength(1);
  expect(text(find(html, "summary").at(-1))).toMatch(
    /^Full support 2Needs a vendor prefix/,
  );
  expect(find(html, "dt").map(text)).toEqual([
    "Alpha 9 (Released May 6, 2015)",
    "Alpha 2 (Released Mar 4, 2012)",
    "Alpha 1 – 1 (Released Jan 2, 2010)",
  ]);
  expect(find(html, "dd").map(text)).toEqual([
    "Partial support",
    "See this.",
    "Needs the vendor prefix -x-",
    "Implemented under the name old",
  ]);
});

test.each<[string, CompatStatement]>([
  ["Removed in 9 and later", { added: "1", removed: "9" }],
  [
    "Behind a flag since version 2. Set the preference x<y to true. Preferences of Alpha are changed at about:flags.",
    { added: "2", flags: [FLAG] },
  ],
  [
    "Behind a flag from version 1 up to, but not including, version 9. Start the browser with the flag --x.",
    { added: "1", removed: "9", flags: [{ type: "runtime_flag", name: "--x" }] },
  ],
  [
    "Enable the preference p. Preferences of Alpha are changed at about:flags.",
    { added: "preview", flags: [{ type: "preference", name: "p" }] },
  ],
  ["See bug 123", { added: "2", implUrls: ["https://bugzil.la/123"] }],
  ["See bug 456", { added: "2", implUrls: ["https://webkit.org/b/456"] }],
  ["See the code change", { added: "2", implUrls: ["https://hg.example/rev/1"] }],
  ["Support in a preview version", { added: "preview", notes: ["n"] }],
])("notes %o", (note, statement) => {
  expect(find(render([row("css.x", 0, [statement])]), "dd").map(text)).toContain(note);
});

test("falls back to the level for statements without notes", () => {
  const statements = [{ added: "9" }, { added: false }, { added: null }] as const;
  const html = render([row("css.x", 0, [...statements])]);
  expect(find(html, "dd").map(text)).toEqual([
    "Full support",
    "No support",
    "Support unknown",
  ]);
});

test("explains only the icons in use, in fixed order", () => {
  const statements: CompatStatement[] = [
    { added: "2", prefix: "-x-" },
    { added: "1", partial: true },
  ];
  const html = render([row("css.x", 0, statements, { deprecated: true })]);
  expect(find(html, "li").map(text)).toEqual([
    "Full support",
    "Support unknown",
    "Deprecated. Avoid it in new work.",
    "Needs a vendor prefix",
    "More compatibility details",
  ]);
});

test("links to a problem report and to the data", () => {
  const [report, source] = find(render([row("css.x", 0)]), "a");
  const url = new URL(attribute(report, "href") ?? "");
  expect(url.searchParams.get("mdn-url")).toBe(
    "https://developer.mozilla.org/en-US/docs/X",
  );
  expect(url.searchParams.get("title")).toBe("css.x - <SUMMARIZE THE PROBLEM>");
  expect(attribute(source, "href")).toMatch(
    /\/browser-compat-data\/blob\/main\/css\/x\.json$/,
  );
  expect(attribute(source, "title")).toBe("File: css/x.json");
});

test("writes texts and dates in the page's locale", () => {
  const html = render([row("css.x", 0, [{ added: "9" }])], { locale: "de" });
  expect(attribute(find(html, "td")[1], "title")).toBe("Veröffentlicht: 06.05.2015");
  expect(html).toContain("Volle Unterstützung");
});

test("marks the data's sentences as English on pages in other languages, code not", () => {
  const noted = [{ added: "9", notes: ["Only in <code>a</code>.", "<code>b</code>"] }];
  const rows = [
    row("css.x", 0, noted),
    row("css.x.y", 1, noted, { nameHtml: "In workers" }),
  ];
  const readMarked = (locale: Locale) =>
    find(render(rows, { locale }), "span")
      .filter((span) => attribute(span, "lang") === "en")
      .map(text);
  expect(readMarked("de")).toEqual(["Only in a.", "In workers", "Only in a."]);
  expect(readMarked("en-US")).toEqual([]);
});

describe("the choice of browsers", () => {
  const read = (html: string) =>
    find(html, "input").map((input) => [
      attribute(input, "name"),
      attribute(input, "value"),
      attribute(input, "checked") !== undefined,
    ]);

  test("offers all columns, checked, by platform", () => {
    const html = render([row("css.x", 0)], { locale: "de" });
    expect(attribute(find(html, "form")[0], "action")).toBe("/de/preferences/compat");
    expect(find(html, "legend").map(text)).toEqual(["Desktop", "Mobil"]);
    expect(read(html)).toEqual([
      ["next", "/de/docs/X#compat", false],
      ["offered", "alpha.beta", false],
      ["browser", "alpha", true],
      ["browser", "beta", true],
    ]);
    expect(text(find(html, "output")[0])).toBe("");
  });

  test("omits a hidden browser from the table, not from the form", () => {
    const html = render([row("css.x", 0, [{ added: "9" }])], {
      hiddenBrowsers: ["alpha"],
    });
    expect(find(html, "th").map(text)).toEqual([
      "Mobile",
      "Feature",
      "Beta & Co",
      "css.x #",
    ]);
    expect(find(html, "table")[0]?.attrs).toContainEqual({
      name: "class",
      value: "bc-table bc-c1",
    });
    expect(read(html)).toContainEqual(["browser", "alpha", false]);
    expect(text(find(html, "output")[0])).toBe("1 of 2 shown");
    expect(html).not.toContain("Full support");
  });

  test("shows all browsers when all are hidden", () => {
    const html = render([row("css.x", 0)], { hiddenBrowsers: ["alpha", "beta"] });
    expect(find(html, "td")).toHaveLength(3);
    expect(text(find(html, "output")[0])).toBe("");
  });
});
