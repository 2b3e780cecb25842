import {
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { openContentStore } from "~/content-store/reader.server";
import { STORE_FORMAT } from "~/content-store/schema";
import { compileContent } from "../../compiler/pipeline/compile";
import { SourceRootError } from "../../compiler/sources/docs/errors";
import { compileSite, fixturePath, type CompiledSite } from "../support/compile-site";

let site: CompiledSite | null = null;

afterEach(() => {
  site?.remove();
  site = null;
});

function recompile({ folder, storeFile }: CompiledSite) {
  const root = join(folder, "files");
  return compileContent({
    contentRoot: root,
    translatedRoot: root,
    shippedSidebars: join(folder, "no-sidebars"),
    storeFile,
    siteName: "Docs",
    isPublicSource: false,
    platformReference: false,
  });
}

describe("a second compile", () => {
  test("does nothing when no source has changed, and still returns the flaws", async () => {
    site = await compileSite({ pages: { "/en-US/docs/A": "[x](/en-US/docs/Nowhere)" } });
    const again = await recompile(site);
    expect(again).toEqual({
      documents: 1,
      flaws: site.flaws,
      unchanged: true,
      counts: [{ check: "broken-link", severity: "error", count: 1 }],
    });
  });

  test("compiles an edited page", async () => {
    site = await compileSite({ pages: { "/en-US/docs/A": "Old." } });
    const file = join(site.folder, "files", fixturePath("/en-US/docs/A"));
    writeFileSync(file, "---\ntitle: A\nslug: A\n---\n\nNew text.\n");
    utimesSync(file, new Date(), new Date(Date.now() + 5000));
    expect((await recompile(site)).unchanged).toBe(false);
    const store = openContentStore(site.storeFile);
    expect(store.findDocument("/en-US/docs/A")?.document.summary).toBe("New text.");
    store.close();
  });

  test("does not affect readers of the old store", async () => {
    site = await compileSite({ pages: { "/en-US/docs/A": "Old." } });
    writeFileSync(
      join(site.folder, "files", "en-us", "a", "index.md"),
      "---\ntitle: A\nslug: A\n---\n\nNew and longer.\n",
    );
    await recompile(site);
    expect(site.getDocument("/en-US/docs/A").summary).toBe("Old.");
    expect(readdirSync(site.folder).filter((name) => name.endsWith(".new"))).toEqual([]);
  });
});

describe("an error in a file", () => {
  test("never stops the compile", async () => {
    site = await compileSite({
      pages: { "/en-US/docs/Good": "Fine." },
      files: {
        "en-us/bad_yaml/index.md": '---\ntitle: "A\nslug: [\n---\nText\n',
        "en-us/nothing/index.md": "",
        "en-us/wrong_folder/index.md":
          "---\ntitle: Moved\nslug: Other/Place\n---\nText\n",
        "en-us/twin/index.md": "---\ntitle: Twin\nslug: good\n---\nText\n",
        "en-us/binary/index.md": Buffer.from([0xff, 0xfe, 0x00, 0x80]),
        "en-us/_redirects.txt": "nonsense\n",
        "en-us/good/page.html": "<script>alert(1)</script>",
        "sidebars/broken.yaml": "sidebar: [",
      },
    });
    expect(site.store.findDocument("/en-US/docs/Good")?.document.summary).toBe("Fine.");
    const found = site.flaws.map(
      ({ check, file, severity }) => `${file}: ${check} (${severity})`,
    );
    expect(found).toEqual(
      expect.arrayContaining([
        "en-us/bad_yaml/index.md: front-matter (error)",
        "en-us/nothing/index.md: front-matter (error)",
        "en-us/wrong_folder/index.md: slug (error)",
        "en-us/twin/index.md: slug (error)",
        "en-us/_redirects.txt: redirects (error)",
        "en-us/good/page.html: asset-type (warning)",
      ]),
    );
    expect(site.store.findAsset("/en-US/docs/Good/page.html")).toBeNull();
    expect(site.flaws.every(({ message }) => message.length > 0)).toBe(true);
  });

  test("is reported when slug and folder differ", async () => {
    site = await compileSite({
      pages: {},
      files: { "en-us/a/index.md": "---\ntitle: A\nslug: B/C\n---\n" },
    });
    expect(site.flaws).toMatchObject([
      {
        line: 3,
        message: expect.stringContaining('"B/C"') as string,
        suggestion: expect.stringContaining("b/c") as string,
      },
    ]);
  });
});

describe("a content root", () => {
  test.each([
    ["is missing", (folder: string) => join(folder, "nowhere")],
    ["holds no en-us", (folder: string) => folder],
  ])("that %s stops the compile before anything is written", async (_, toRoot) => {
    const folder = mkdtempSync(join(tmpdir(), "no-content-"));
    const storeFile = join(folder, "data", "content.sqlite");
    const root = toRoot(folder);
    const run = compileContent({
      contentRoot: root,
      translatedRoot: root,
      shippedSidebars: folder,
      storeFile,
      siteName: "Docs",
      isPublicSource: false,
      platformReference: false,
    });
    await expect(run).rejects.toThrow(SourceRootError);
    await expect(run).rejects.toThrow(root);
    expect(existsSync(dirname(storeFile))).toBe(false);
    rmSync(folder, { recursive: true });
  });
});

/** A field that comes or goes needs another STORE_FORMAT (app/content-store/schema.ts), and this list. */
const STORED = {
  format: 14,
  fields: [
    "baseline",
    "body",
    "browserCompat",
    "contributors",
    "fragments",
    "hasMathML",
    "isActive",
    "isMarkdown",
    "isTranslated",
    "locale",
    "mdn_url",
    "modified",
    "native",
    "noIndexing",
    "other_translations",
    "pageTitle",
    "pageType",
    "parents",
    "popularity",
    "short_title",
    "sidebarMacro",
    "source",
    "status",
    "summary",
    "title",
    "titleHTML",
    "toc",
  ],
};

test("stores documents with the fields of the store's format", async () => {
  site = await compileSite({ pages: { "/en-US/docs/A": "Text." } });
  const found = site.store.findDocument("/en-US/docs/A");
  const fields = Object.keys(found?.document ?? {}).sort();
  expect({ format: STORE_FORMAT, fields }).toEqual(STORED);
});

test("serves files beside pages; a translation's own has precedence", async () => {
  const dot = (width: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="1"/>`;
  site = await compileSite({
    pages: {
      "/en-US/docs/A": "![x](own.svg) ![y](shared.svg)",
      "/de/docs/A": "![x](own.svg) ![y](shared.svg)",
    },
    files: {
      "en-us/a/own.svg": dot(1),
      "en-us/a/shared.svg": dot(2),
      "de/a/own.svg": dot(3),
    },
  });
  const prose = site.getProse("/de/docs/A");
  expect(prose).toMatch(/src="\/de\/docs\/A\/own.svg"[^>]*width="3"/);
  expect(prose).toMatch(/src="\/en-US\/docs\/A\/shared.svg"[^>]*width="2"/);
  expect(site.store.findAsset("/de/docs/A/own.svg")?.contentType).toBe("image/svg+xml");
});

test("links by absolute paths to files beside pages, as by relative ones", async () => {
  const link =
    "[x](/de/docs/A/own.svg) [y](/de/docs/A/Shared.svg) [z](/de/docs/A/no.svg)";
  const english = "[o](/de/docs/B/only.svg)";
  site = await compileSite({
    pages: {
      "/en-US/docs/A": "Text.",
      "/en-US/docs/B": "Text.",
      "/de/docs/A": "Text.",
      "/de/docs/C": `${link} ${english}`,
    },
    files: {
      "en-us/a/shared.svg": "<svg/>",
      "en-us/b/only.svg": "<svg/>",
      "de/a/own.svg": "<svg/>",
    },
  });
  const prose = site.getProse("/de/docs/C");
  expect(prose).toContain('<a href="/de/docs/A/own.svg">x</a>');
  expect(prose).toContain('<a href="/en-US/docs/A/shared.svg">y</a>');
  expect(prose).toMatch(/page-not-created" data-href="\/de\/docs\/A\/no.svg"/);
  expect(prose).toContain('<a href="/en-US/docs/B/only.svg">o</a>');
});

test("stores each sidebar once per locale", async () => {
  const child = { frontMatter: "sidebar: things" };
  site = await compileSite({
    pages: {
      "/en-US/docs/A": child,
      "/en-US/docs/A/B": child,
      "/de/docs/A": "",
      "/de/docs/A/B": "",
    },
    files: { "sidebars/things.yaml": "sidebar:\n  - /A\n  - /A/B\n" },
  });
  const id = (url: string) => site?.store.findDocument(url)?.sidebarId ?? null;
  expect(id("/en-US/docs/A")).not.toBeNull();
  expect(id("/en-US/docs/A")).toBe(id("/en-US/docs/A/B"));
  expect(id("/de/docs/A")).toBe(id("/de/docs/A/B"));
  expect(id("/de/docs/A")).not.toBe(id("/en-US/docs/A"));
  const german = site.store.findSidebar(id("/de/docs/A") ?? -1);
  expect(german?.html).toContain('href="/de/docs/A/B"');
  expect(german?.html).not.toContain("aria-current");
});

test("keeps a sidebar that is part of the page", async () => {
  const links =
    '<section id="Quick_links"><ol><li>[A](/en-US/docs/A)</li></ol></section>\n\nText.\n';
  site = await compileSite({ pages: { "/en-US/docs/A": links } });
  const id = site.store.findDocument("/en-US/docs/A")?.sidebarId ?? -1;
  expect(site.store.findSidebar(id)?.html).toContain("<ol>");
  expect(site.getProse("/en-US/docs/A")).not.toContain("Quick_links");
});

test("stores each compatibility table once", async () => {
  const page = {
    frontMatter: "browser-compat: css.properties.float",
    body: "## C\n\n{{Compat}}\n",
  };
  site = await compileSite({ pages: { "/en-US/docs/A": page, "/en-US/docs/B": page } });
  expect(site.store.findCompatTable("css.properties.float")?.rows.length).toBeGreaterThan(
    0,
  );
  expect(site.store.findCompatTable("css.properties.display")).toBeNull();
  expect(site.store.readCompatBrowsers()["firefox"]?.name).toBe("Firefox");
});

test("renders a large site on several threads with the same result", async () => {
  const count = 650;
  const pages = Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `/en-US/docs/P${index}`,
      `Page ${index} after [the one before](/en-US/docs/P${(index + count - 1) % count}).`,
    ]),
  );
  site = await compileSite({ pages });
  expect(site.store.countDocuments("en-US")).toBe(count);
  expect(site.flaws).toEqual([]);
  for (const index of [0, 31, 32, count - 1])
    expect(site.getDocument(`/en-US/docs/P${index}`).summary).toContain(
      `Page ${index} after`,
    );
});
