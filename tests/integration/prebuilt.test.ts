import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openContentStore } from "~/content-store/reader.server";
import type { Document } from "~/domain/documents/document";
import type { Flaw } from "~/domain/documents/flaw";
import { markSidebar } from "~/domain/documents/mark-sidebar";
import { toFolder } from "~/domain/documents/slug";
import { loadContentStrings } from "~/l10n/content-strings.server";
import { createDocumentsService } from "~/services/documents/index.server";
import type { CompileSummary } from "../../compiler/pipeline/last-compile";
import { loadPrebuilt } from "../../compiler/pipeline/load-prebuilt";
import { compileSite, type CompiledSite } from "../support/compile-site";
import { listExecutable } from "../support/list-executable";

const URLS = [
  "/en-US/docs/Web",
  "/en-US/docs/Web/CSS",
  "/en-US/docs/Web/CSS/:has",
  "/de/docs/Web/CSS",
];
const BODY = `First **words** of the page.

{{InteractiveExample("CSS Demo: color", "taller")}}

\`\`\`css interactive-example-choice
color: red;
\`\`\`

\`\`\`html interactive-example
<p id="example-element">x</p>
\`\`\`

## A sample

{{EmbedLiveSample("A_sample", "", 200)}}

\`\`\`css
a { color: red }
\`\`\`

## Part one

![A flag](flag.png)

| a | b |
| - | - |
| 1 | 2 |

### A part of it

x

## Browser compatibility

{{Compat}}

Behind the table.

## Specifications

{{Specifications}}
`;
const SIDEBAR =
  "sidebar:\n  - link: /Web\n  - title: Styles\n    details: closed\n    children:\n      - /Web/CSS\n      - /Web/CSS/:has\n";
const FLAG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

let site: CompiledSite;
let folder: string;

beforeAll(async () => {
  const frontMatter =
    "sidebar: own\nbrowser-compat: css.properties.color\nstatus: [deprecated]";
  const page = { frontMatter, body: BODY };
  site = await compileSite({
    pages: {
      "/en-US/docs/Web": { ...page, title: "The `web`" },
      "/en-US/docs/Web/CSS": page,
      "/en-US/docs/Web/CSS/:has": page,
      "/de/docs/Web/CSS": { body: "Wörter von **hier**." },
    },
    files: { "sidebars/own.yaml": SIDEBAR, "en-us/web/css/flag.png": FLAG },
  });
  folder = mkdtempSync(join(tmpdir(), "prebuilt-"));
}, 60_000);

afterAll(() => {
  site.remove();
  rmSync(folder, { recursive: true });
});

/** Returns the JSON of a page as this site serves it, with the sidebar marked. */
function readTwin(url: string): { doc: Record<string, unknown>; url: string } {
  const service = createDocumentsService({
    store: () => site.store,
    translate: loadContentStrings(),
  });
  const twin = service.findDocumentJson(url);
  const id = site.store.findDocument(url)?.sidebarId ?? null;
  const stored = id === null ? null : site.store.findSidebar(id);
  const sidebar = stored && markSidebar(stored.html, url);
  const parsed = JSON.parse(twin?.json ?? "{}") as { doc: Record<string, unknown> };
  return { url, doc: { ...parsed.doc, ...(sidebar ? { sidebarHTML: sidebar } : {}) } };
}

function write(root: string, path: string, content: string | Buffer | object): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  const isText = typeof content === "string" || Buffer.isBuffer(content);
  writeFileSync(file, isText ? content : JSON.stringify(content));
}

const pathOf = (url: string): string => join(toFolder(url.slice(1)), "index.json");

/** Output of the two public builders, each with fields that the other lacks. */
const BUILDERS = {
  rari: (url: string) => {
    const { doc } = readTwin(url);
    const { baseline, hasMathML, status, popularity, contributors, ...rest } = doc;
    const known = [baseline, hasMathML, status, popularity, contributors];
    const extra = {
      live_samples: null,
      flaws: {},
      banners: [],
      status: { baseline: null },
    };
    return {
      doc: { ...rest, ...extra, unused: known.length },
      url,
      renderer: "Doc",
      description: "x",
      other_translations: [],
    };
  },
  yari: (url: string) => {
    const { doc } = readTwin(url);
    const { titleHTML, fragments, status, ...rest } = doc;
    const extra = { hash: "x", related_content: [], popularity: null, toc: doc["toc"] };
    return {
      doc: {
        ...rest,
        ...extra,
        flaws: { macros: [] },
        unused: [titleHTML, fragments, status],
      },
      url,
    };
  },
};

describe.each(Object.entries(BUILDERS))("a tree of %s", (name, toPage) => {
  let summary: CompileSummary;
  let options: Parameters<typeof loadPrebuilt>[0];
  let store: ReturnType<typeof openContentStore>;

  beforeAll(async () => {
    const root = join(folder, name);
    for (const url of URLS) write(root, pathOf(url), toPage(url));
    write(root, "en-us/docs/web/css/flag.png", FLAG);
    write(root, "en-us/docs/web/css/metadata.json", {});
    write(root, "en-us/_redirects.txt", "/en-US/docs/CSS\t/en-US/docs/Web/CSS\n");
    write(root, "en-us/index.json", { hyData: {}, url: "/en-US/", renderer: "Homepage" });
    write(root, "en-us/blog/index.json", { hyData: { posts: [] }, url: "/en-US/blog/" });
    write(root, "en-us/docs/broken/index.json", "{");
    write(root, "en-us/docs/half/index.json", {
      doc: { mdn_url: "/en-US/docs/Half" },
      url: "x",
    });
    write(root, "en-us/docs/again/index.json", toPage("/en-US/docs/Web"));
    options = {
      outRoot: root,
      storeFile: join(folder, name, ".store"),
      siteName: "Docs",
    };
    summary = await loadPrebuilt(options);
    store = openContentStore(options.storeFile);
  }, 60_000);

  afterAll(() => store.close());

  test.each(URLS)("returns %s as compiled", (url) => {
    const expected: Partial<Document> = { ...site.getDocument(url) };
    const found: Partial<Document> = { ...store.findDocument(url)?.document };
    // One builder omits a page's status, the other omits titles with markup.
    delete expected.status;
    delete found.status;
    if (name === "yari") {
      delete expected.titleHTML;
      delete found.titleHTML;
    }
    expect({ ...found, fragments: found.fragments?.sort() }).toEqual({
      ...expected,
      fragments: expected.fragments?.sort(),
    });
  });

  test("has the code of samples and examples", () => {
    const url = "/en-US/docs/Web/CSS";
    const sample = store.findLiveSample(url, "a_sample");
    expect(sample).toMatchObject({ css: "a { color: red }\n" });
    expect(sample).toEqual(site.store.findLiveSample(url, "a_sample"));
    const example = store.findInteractiveExample(url, "try_it");
    expect(example).toMatchObject({ template: "choice", choices: ["color: red;\n"] });
    expect(example).toEqual(site.store.findInteractiveExample(url, "try_it"));
  });

  test("stores each sidebar once, unmarked", () => {
    const ids = URLS.slice(0, 3).map((url) => store.findDocument(url)?.sidebarId);
    expect(new Set(ids).size).toBe(1);
    const wanted = site.store.findDocument("/en-US/docs/Web")?.sidebarId ?? -1;
    expect(store.findSidebar(ids[0] ?? -1)?.html).toBe(
      site.store.findSidebar(wanted)?.html,
    );
  });

  test("has search, tables, pictures and redirects", () => {
    expect(store.readSearchIndex("en-US").json).toBe(
      site.store.readSearchIndex("en-US").json,
    );
    const query = { locale: "de", terms: [["hier"]], need: "all" } as const;
    const found = store.listText(query).map((id) => store.readDocument(id)?.mdn_url);
    expect(found).toEqual(["/de/docs/Web/CSS"]);
    expect(store.findCompatTable("css.properties.color")).toEqual(
      site.store.findCompatTable("css.properties.color"),
    );
    expect(store.findAsset("/en-US/docs/Web/CSS/flag.png")?.contentType).toBe(
      "image/png",
    );
    expect(store.findAsset("/en-US/docs/Web/CSS/metadata.json")).toBeNull();
    expect(store.findRedirect("/en-US/docs/css")).toBe("/en-US/docs/Web/CSS");
  });

  test("counts other pages and reports broken ones", () => {
    expect(summary).toMatchObject({ documents: 4, skipped: 2, unchanged: false });
    const isPassedOver = ({ check }: Flaw) => check === "passed-over";
    expect(summary.flaws.filter(isPassedOver).map(({ file }) => file)).toEqual([
      "en-us/index.json",
      "en-us/blog/index.json",
    ]);
    const broken = summary.flaws.filter((flaw) => !isPassedOver(flaw));
    expect(broken.map(({ file, message }) => `${file} ${message}`)).toEqual([
      expect.stringContaining(
        "en-us/docs/broken/index.json the file can't be served: it is not valid JSON",
      ),
      expect.stringContaining('"doc.locale"'),
      expect.stringContaining("another file has the page /en-US/docs/Web"),
    ]);
  });

  test("is not loaded again without changes", async () => {
    expect((await loadPrebuilt(options)).unchanged).toBe(true);
  });
});

/** As the public builders write it: an empty element, followed by its code. */
const PLAIN_EXAMPLE = `<interactive-example name="Wat Demo: add"></interactive-example>
<div class="code-example"><pre class="brush: js notranslate interactive-example"><code>run("{%wasm-url%}")
</code></pre></div><div class="code-example"><pre class="brush: wat notranslate interactive-example"><code>(module)
</code></pre></div>`;
const PLAIN_SAMPLE = `<div class="code-example"><div class="example-header"><span class="language-name">html</span></div><pre class="brush: html notranslate live-sample---big"><code>&lt;b&gt;x&lt;/b&gt;
</code></pre></div><iframe class="sample-code-frame" data-live-id="big" src="about:blank"></iframe>`;

test("runs code that public builders leave to a script", async () => {
  const root = join(folder, "plain");
  const twin = readTwin("/en-US/docs/Web");
  const toSection = (id: string, content: string) => ({
    type: "prose",
    value: { id, title: id, isH3: false, content },
  });
  write(root, pathOf("/en-US/docs/Web"), {
    ...twin,
    doc: {
      ...twin.doc,
      body: [toSection("try_it", PLAIN_EXAMPLE), toSection("more", PLAIN_SAMPLE)],
    },
  });
  const storeFile = join(root, ".store");
  const { flaws } = await loadPrebuilt({ outRoot: root, storeFile, siteName: "Docs" });
  const store = openContentStore(storeFile);
  const page = createDocumentsService({
    store: () => store,
    translate: loadContentStrings(),
  }).findDocumentPage("/en-US/docs/Web");
  const samples = [
    store.findInteractiveExample("/en-US/docs/Web", "try_it"),
    store.findLiveSample("/en-US/docs/Web", "big"),
  ];
  store.close();
  expect(flaws).toEqual([]);
  expect(samples).toMatchObject([
    { template: "console", js: 'run("{%wasm-url%}")\n', wat: "(module)\n" },
    { html: "<b>x</b>\n", css: "", js: "" },
  ]);
  expect(page?.articleHtml).toMatch(
    /<interactive-example [^>]* data-template="console"[^>]*><form [^>]*>.*<button [^>]*data-act="run"[^>]*>Run<\/button>/,
  );
  expect(page?.articleHtml).toContain("runner.html?sample=big");
});

test("keeps the sidebar and status of a tree", async () => {
  const root = join(folder, "given");
  const url = "/en-US/docs/Web";
  const { sidebarHTML: _, ...doc } = readTwin(url).doc;
  const related_content = [
    {
      title: "Group",
      open: true,
      content: [
        { title: "The web", uri: url, isActive: true },
        { title: "Bad <b>", uri: "javascript:x" },
      ],
    },
  ];
  const baseline = { baseline: "low", baseline_low_date: "2024-09-16" };
  write(root, pathOf(url), { url, doc: { ...doc, related_content, baseline } });
  const css = "/en-US/docs/Web/CSS";
  write(root, pathOf(css), {
    url: css,
    doc: { ...readTwin(css).doc, baseline: { baseline: false } },
  });
  const storeFile = join(root, ".store");
  await loadPrebuilt({ outRoot: root, storeFile, siteName: "Docs" });
  const store = openContentStore(storeFile);
  const translate = loadContentStrings();
  const service = createDocumentsService({ store: () => store, translate });
  const page = service.findDocumentPage(url);
  const limited = service.findDocumentPage(css)?.document.baseline;
  const twin = JSON.parse(service.findDocumentJson(url)?.json ?? "{}") as object;
  store.close();
  expect(page?.sidebarHtml).toBe(
    `<ol><li><details open><summary>Group</summary><ol><li><em><a href="${url}" aria-current="page">The web</a></em></li><li>Bad &lt;b&gt;</li></ol></details></li></ol>`,
  );
  expect(page?.document.baseline).toMatchObject({
    ...baseline,
    feature: { status: "low" },
  });
  expect(page?.document.baseline).not.toHaveProperty("baseline_high_date");
  expect(limited).toMatchObject({ baseline: false, feature: { status: "limited" } });
  expect(twin).toMatchObject({
    doc: {
      related_content: [
        { title: "Group", content: [{ uri: url }, { title: "Bad <b>" }] },
      ],
    },
  });
});

test("sanitises a tree like Markdown", async () => {
  const root = join(folder, "hostile");
  const bad = `<img src=x onerror=alert(1)><a href="javascript:x">x</a><svg><script>x</script></svg><iframe src="//evil.example"></iframe><p style="position:fixed">x</p><form action=/x><b>kept</b></form>`;
  const twin = readTwin("/en-US/docs/Web");
  const heading = { id: "x", title: bad, isH3: false };
  const link = { bcdSpecificationURL: "javascript:alert(1)", title: bad };
  write(root, pathOf("/en-US/docs/Web"), {
    ...twin,
    doc: {
      ...twin.doc,
      titleHTML: bad,
      sidebarHTML: `<ol><li>${bad}</li></ol>`,
      toc: [{ id: "x", text: bad }],
      body: [
        { type: "prose", value: { ...heading, content: bad } },
        {
          type: "specifications",
          value: { ...heading, query: "x", specifications: [link] },
        },
        {
          type: "browser_compatibility",
          value: { ...heading, query: bad, content: bad },
        },
        { type: "prose", value: { ...heading, content: "<p id='article-body'>x" } },
      ],
    },
  });
  const storeFile = join(root, ".store");
  const { flaws } = await loadPrebuilt({ outRoot: root, storeFile, siteName: "Docs" });
  const store = openContentStore(storeFile);
  const service = createDocumentsService({
    store: () => store,
    translate: loadContentStrings(),
  });
  const page = service.findDocumentPage("/en-US/docs/Web");
  const { titleHTML = "", toc = [] } = page?.document ?? {};
  const html = [page?.articleHtml, page?.sidebarHtml, titleHTML, toc[0]?.text].join("\n");
  store.close();
  expect(listExecutable(html)).toEqual([]);
  expect(html.split("<b>kept</b>").length).toBeGreaterThan(5);
  expect(new Set(flaws.map(({ check }) => check))).toEqual(new Set(["unsafe-html"]));
});

test("names a specification whose title is missing or empty as unknown", async () => {
  const root = join(folder, "untitled");
  const twin = readTwin("/en-US/docs/Web");
  const address = "https://x.example/spec";
  const specifications = ["a", "b", "c"].map((name, index) => ({
    bcdSpecificationURL: `${address}/${name}`,
    ...[{ title: "" }, {}, { title: "Known" }][index],
  }));
  const value = { id: "specs", title: "Specs", isH3: false, query: "x", specifications };
  write(root, pathOf("/en-US/docs/Web"), {
    ...twin,
    doc: { ...twin.doc, body: [{ type: "specifications", value }] },
  });
  const storeFile = join(root, ".store");
  await loadPrebuilt({ outRoot: root, storeFile, siteName: "Docs" });
  const store = openContentStore(storeFile);
  const service = createDocumentsService({
    store: () => store,
    translate: loadContentStrings(),
  });
  const html = service.findDocumentPage("/en-US/docs/Web")?.articleHtml ?? "";
  store.close();
  const names = [...html.matchAll(/href="https:\/\/x\.example\/spec[^>]*>(.*?)<\/a>/g)];
  expect(names.map(([, name]) => name)).toEqual([
    "Unknown specification",
    "Unknown specification",
    "Known",
  ]);
});

test("fails with one line for an invalid tree", async () => {
  const options = { storeFile: join(folder, "x"), siteName: "Docs" };
  await expect(
    loadPrebuilt({ ...options, outRoot: join(folder, "nowhere") }),
  ).rejects.toThrow(/can't be read/);
  await expect(loadPrebuilt({ ...options, outRoot: folder })).rejects.toThrow(
    /no folder/,
  );
});
