import { describe, expect, test } from "vitest";
import type { ContentStore } from "~/content-store/content-store";
import type { CompatBrowser, CompatStatement } from "~/domain/compat/compat";
import type { Section } from "~/domain/documents/document";
import { createTwinsService, type TwinOptions, type SiteLists } from "./index.server";

const ORIGIN = "https://docs.example";

function prose(id: string | null, content: string, facts: object = {}): Section {
  return { type: "prose", value: { id, title: id, isH3: false, content, ...facts } };
}

const BODY: Section[] = [
  prose(
    null,
    '<p>See <a href="/en-US/docs/Web">Web</a> and <a href="#uses">uses</a>.</p>',
  ),
  prose("uses", '<pre class="brush: js notranslate">1;\n</pre>', {
    title: "Its <code>uses</code>",
  }),
  prose("more", "<p>More.</p>", { isH3: true }),
  prose("notes", "<p>Notes.</p>"),
  {
    type: "specifications",
    value: {
      id: "spec",
      title: "Specifications",
      isH3: false,
      query: "api.X",
      specifications: [
        { bcdSpecificationURL: "https://s.example/#x:dom-%C3%A4", title: "A | B" },
      ],
    },
  },
  {
    type: "browser_compatibility",
    value: { id: "compat", title: "Compatibility", isH3: false, query: "api.X" },
  },
];

const DOCUMENT = {
  title: "X: y",
  titleHTML: "<code>X</code>: y",
  mdn_url: "/en-US/docs/Web/X",
  locale: "en-US",
  modified: "2026-05-02T10:00:00.000Z",
  summary: "About X.",
  parents: [],
  body: BODY,
  pageType: "guide",
  status: ["deprecated"],
  browserCompat: ["api.X"],
  baseline: {
    baseline: "high",
    baseline_high_date: "2020-01-02",
    support: {},
    feature: { status: "high" },
  },
};

function browser(id: string, name: string): CompatBrowser {
  return {
    id,
    name,
    type: "desktop",
    previewName: null,
    flagUrl: null,
    releases: {},
    previewVersions: [],
  };
}

function row(name: string, depth: number, support: Record<string, CompatStatement[]>) {
  return {
    key: `api.${name}`,
    nameHtml: `<code>${name}</code>`,
    depth,
    support,
    docPath: depth === 0 ? "/docs/Web/X" : null,
    experimental: depth > 0,
    deprecated: false,
    nonStandard: false,
  };
}

const OLD = { added: "4", removed: "9", prefix: "-moz-" };
const TABLE = {
  query: "api.X",
  category: "api",
  browsers: ["chrome", "firefox"],
  sourceFile: null,
  rows: [
    row("X", 0, { chrome: [{ added: "5" }], firefox: [{ added: "9" }, OLD] }),
    row("y", 1, { chrome: [{ added: false }] }),
  ],
};

const GENERIC = {
  url: "/en-US/about",
  description: "Who we are.",
  hyData: { title: "About", sections: [prose(null, "<h1>About us</h1><p>We.</p>")] },
};

const SPOTLIGHT = {
  url: "/en-US/community/spotlight/ada",
  hyData: {
    contributorName: "Ada",
    quote: "# 1 for me",
    usernames: { github: "ada" },
    sections: [prose("why", "<p>Because.</p>")],
  },
};

const FEATURE = {
  path: "css.properties.gap",
  page: "/docs/Web/X",
  mdnUrl: null,
  sourceFile: "",
  specUrl: null,
  status: null,
  engines: [],
};
const RELEASE = {
  release: {
    browser: "firefox",
    version: "18",
    date: "2013-01-08",
    engine: "Gecko",
    engineVersion: "18",
  },
  browserName: "Firefox",
  added: [FEATURE],
  removed: [{ ...FEATURE, path: "api.old_thing", page: null }],
};
const UPDATES: SiteLists["updates"] = {
  listReleases: () => ({ groups: [RELEASE], page: 1, last: 1, count: 1 }),
  findRelease: (name, version) =>
    name === "firefox" && version === "18" ? RELEASE : null,
  listBaseline: () => [],
};

const EDIT = {
  kind: "new" as const,
  url: "/en-US/docs/Web/X",
  date: "2026-01-02",
  cause: { type: "edit" as const },
};

function join(id: string, args: Readonly<Record<string, unknown>> = {}): string {
  return [id, ...Object.values(args)].join(" ");
}

function open(
  body: readonly Section[] = BODY,
  table: object = TABLE,
  baseline: object = DOCUMENT.baseline,
) {
  const store = {
    findDocument: (url: string) =>
      url.toLowerCase() === DOCUMENT.mdn_url.toLowerCase()
        ? { document: { ...DOCUMENT, body, baseline } }
        : null,
    findCanonicalUrl: (url: string) => (url.endsWith("/None") ? null : url),
    findCompatTable: () => table,
    readCompatBrowsers: () => ({
      chrome: browser("chrome", "Chrome"),
      firefox: browser("firefox", "Firefox"),
    }),
    findAreaPage: (_kind: string, url: string) =>
      [GENERIC, SPOTLIGHT].find((page) => page.url === url) ?? null,
  } as unknown as ContentStore;
  const home = {
    pageDescription: "Docs.",
    featuredArticles: [{ mdn_url: "/de/docs/A", title: "A", summary: "On A." }],
    latestNews: { items: [] },
    recentContributions: { items: [] },
  };
  return createTwinsService({
    store: () => store,
    translate: () => (id, args) => `[${[id, ...Object.values(args ?? {})].join(" ")}]`,
    siteOrigin: ORIGIN,
    siteName: "Docs",
    readHome: () => home,
    listBlogPosts: () => [],
    lists: {
      updates: UPDATES,
      changes: { list: () => ({ changes: [EDIT], page: 1, last: 1 }) },
      texts: () => ({ text: join, overview: join }),
    },
    suggestPages: () => ({
      translations: [{ locale: "fr", title: "Ici", url: "/fr/docs/Y" }],
      similar: [],
    }),
  });
}

const find = (url: string, options?: TwinOptions) => open().findTwin(url, options);

describe("a document", () => {
  test("begins with its facts, the list of pages and its title", () => {
    expect(find("/en-US/docs/web/x")?.markdown).toMatch(
      `---\ntitle: "X: y"\nurl: ${ORIGIN}/en-US/docs/Web/X\nlocale: en-US\npage-type: guide\n` +
        `status: [deprecated]\ncompat-keys: [api.X]\nbaseline: "high since 2020-01-02"\n` +
        `modified: 2026-05-02\n---\n\n> [twin-pointer <${ORIGIN}/en-US/llms.txt>]\n\n` +
        "# `X`: y\n\nSee ",
    );
  });

  test.each([
    ["absolute", `[Web](${ORIGIN}/en-US/docs/Web.md) and [uses](#uses)`],
    ["relative", "[Web](/en-US/docs/Web.md) and [uses](#uses)"],
  ] as const)("has %s links", (links, text) => {
    expect(find("/en-US/docs/Web/X", { links })?.body).toContain(text);
  });

  test.each([
    ['<a href="/docs/Web/Y#a">Y</a>', `[Y](${ORIGIN}/en-US/docs/Web/Y.md#a)`],
    ['<a href="./Y">Y</a>', `[Y](${ORIGIN}/en-US/docs/Web/Y.md)`],
    ['<a href="../CSS">CSS</a>', `[CSS](${ORIGIN}/en-US/docs/CSS.md)`],
    ['<a href="/docsets/a">A</a>', `[A](${ORIGIN}/docsets/a)`],
    [
      '<img src="/en-US/docs/Web/X/drawing" alt="A">',
      `![A](${ORIGIN}/en-US/docs/Web/X/drawing)`,
    ],
    ['<img src="/docs/Web/X/a.png" alt="A">', `![A](${ORIGIN}/en-US/docs/Web/X/a.png)`],
    ['<img src="https://x.example/docs/a" alt="A">', "![A](https://x.example/docs/a)"],
    [
      '<iframe src="/en-US/docs/Web/Y" title="A"></iframe>',
      `[A](${ORIGIN}/en-US/docs/Web/Y)`,
    ],
  ])(
    "has links in its locale, and sources without the end of a twin: %s",
    (html, text) => {
      const body = open([prose(null, `<p>${html}</p>`)]).findTwin(
        "/en-US/docs/Web/X",
      )?.body;
      expect(body).toContain(text);
    },
  );

  test("has its specifications and support in browsers", () => {
    const body = find("/en-US/docs/Web/X")?.body ?? "";
    expect(body).toContain(
      "## Specifications\n\n- [A | B # x:dom-ä](https://s.example/#x:dom-%C3%A4)\n\n",
    );
    expect(body.slice(body.indexOf("## Compatibility"))).toBe(
      "## Compatibility\n\n**Baseline:** [twin-baseline-high 2020-01-02]\n\n" +
        "| [compat-feature] | Chrome | Firefox |\n| --- | --- | --- |\n" +
        `| [\`X\`](${ORIGIN}/en-US/docs/Web/X.md) | 5 | 9 [^1] |\n` +
        "| — `y` ([badge-experimental]) | \\[compat-version-no\\] | ? |\n\n" +
        "[^1]: 9: \\[compat-yes\\] · 4 – 9: \\[compat-prefix `-moz-`\\]",
    );
  });

  test("tells why to avoid a discouraged feature, and what replaces it", () => {
    const alternatives = [
      { name: "New", description: "Does a * b.", mdn_url: "/docs/Web/New" },
      { name: "Old", description: "Has no page.", mdn_url: null },
      { name: "Far", description: "Is not here.", mdn_url: "/docs/Web/None" },
    ];
    const body =
      open(BODY, TABLE, {
        baseline: false,
        support: {},
        alternatives,
        feature: {
          status: "discouraged",
          discouraged: { reason_html: 'See <a href="https://x.example/">why</a>.' },
        },
      }).findTwin("/en-US/docs/Web/X")?.body ?? "";
    expect(body).toContain(
      "**Baseline:** [twin-baseline-discouraged ]\n\nSee [why](https://x.example/).\n\n" +
        "[twin-baseline-instead]\n\n" +
        `- [New](${ORIGIN}/en-US/docs/Web/New.md): Does a \\* b.\n- Old: Has no page.\n` +
        "- Far: Is not here.\n\n| [compat-feature] |",
    );
  });

  test("numbers the footnotes of all its tables in a row", () => {
    const tables = ["one", "two"].map((id): Section => ({
      type: "browser_compatibility",
      value: { id, title: id, isH3: true, query: "api.X" },
    }));
    const body = open(tables).findTwin("/en-US/docs/Web/X")?.body ?? "";
    expect(body.match(/^\[\^\d+\]:/gm)).toEqual(["[^1]:", "[^2]:"]);
    expect(body.match(/ \[\^\d+\] \|/g)).toEqual([" [^1] |", " [^2] |"]);
  });

  test("links the pages that a feature's name names, where they exist", () => {
    const nameHtml = '<a href="/docs/Web/Y#a">Y</a> in <a href="/docs/None">None</a>';
    const table = { ...TABLE, rows: [{ ...row("X", 0, {}), nameHtml }] };
    const body = open(BODY, table).findTwin("/en-US/docs/Web/X")?.body ?? "";
    expect(body).toContain(`| [Y](${ORIGIN}/en-US/docs/Web/Y.md#a) in None | ? | ? |`);
  });

  test("lists its sections with their sizes", () => {
    const { sections = [] } = find("/en-US/docs/Web/X") ?? {};
    expect(sections.map(({ id, level }) => [id, level])).toEqual([
      ["uses", 2],
      ["more", 3],
      ["notes", 2],
      ["spec", 2],
      ["compat", 2],
    ]);
    const uses = "## Its `uses`\n\n```js\n1;\n```";
    expect(sections[0]).toMatchObject({ title: "Its uses", characters: uses.length });
  });

  test.each(["uses", "USES", "its uses"])(
    "gives the section %s with those below",
    (section) => {
      expect(find("/en-US/docs/Web/X", { section })?.body).toBe(
        "## Its `uses`\n\n```js\n1;\n```\n\n### more\n\nMore.",
      );
    },
  );

  test("tells that a section is missing, and which ones there are", () => {
    const twin = find("/en-US/docs/Web/X", { section: "other" });
    expect([twin?.isMissingSection, twin?.body]).toEqual([true, ""]);
    const text = open().renderMissing("/en-US/docs/Web/X", "other");
    expect(text).toContain("# [twin-missing-section `other`]");
    expect(text).toContain(`- [Its uses](${ORIGIN}/en-US/docs/Web/X.md?section=uses)`);
  });

  test("lists its code", () => {
    expect(open().listExamples("/en-US/docs/Web/X")).toEqual([
      { language: "js", code: "1;", section: "uses", notes: [] },
    ]);
  });
});

test("an English page of another locale names its language, and has one title", () => {
  const twin = find("/de/about");
  expect(twin?.markdown).toContain("locale: de\nlanguage: en-US\n");
  expect(twin?.body).toBe("# About us\n\nWe.");
});

test("a profile begins with its quote", () => {
  expect(find("/fr/community/spotlight/ada")?.body).toBe(
    "# Ada\n\n\\# 1 for me\n\n## why\n\nBecause.",
  );
});

test("the home page has its description, and lists its articles", () => {
  expect(find("/de")?.body).toBe(
    `# Docs\n\nDocs.\n\n## \\[twin-featured\\]\n\n- [A](${ORIGIN}/de/docs/A.md): On A.`,
  );
});

test("a release lists what it added and removed, by technology", () => {
  const { body = "", modified } = find("/de/plus/updates/firefox/18") ?? {};
  expect(body).toBe(
    `# updates-title-release Firefox 18\n\n## CSS, updates-added\n\n- [css.properties.gap](${ORIGIN}/de/docs/Web/X.md)\n\n## Web APIs, updates-removed\n\n- api.old_thing`,
  );
  expect(modified).toBe("2013-01-08");
  expect(find("/de/plus/updates")?.body).toContain(
    `- [Firefox 18](${ORIGIN}/de/plus/updates/firefox/18.md): 2013-01-08, updates-count 2`,
  );
  expect(find("/de/plus/updates/firefox/19")).toBeNull();
});

test("recent changes are a list", () => {
  expect(find("/de/changes")?.body).toBe(
    `# footer-changes\n\nchanges-intro\n\n- [X: y](${ORIGIN}/en-US/docs/Web/X.md): 2026-01-02. changes-edit-new`,
  );
});

test("a missing page has no twin, but suggestions", () => {
  expect([find("/en-US/docs/Y"), find("/xx/docs/Y"), find("/en-US/blog")]).toEqual([
    null,
    null,
    null,
  ]);
  const text = open().renderMissing("/en-US/docs/Y", null);
  expect(text).toContain("# [twin-missing-page `/en-US/docs/Y`]");
  expect(text).toContain(`- [Ici](${ORIGIN}/fr/docs/Y.md)`);
});
