import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ContentStore } from "~/content-store/content-store";
import { openContentStore } from "~/content-store/reader.server";
import type { ArchiveFormat } from "~/domain/site/downloads";
import { loadContentStrings } from "~/l10n/content-strings.server";
import { createDownloads } from "~/services/downloads/index.server";
import { EmptyScopeError, exportArchive } from "~/services/exports/index.server";
import { Sqlite } from "~/sqlite.server";
import { buildArchiveAssets } from "../../cli/export/build-assets";
import { compileContent } from "../../compiler/pipeline/compile";
import { createCompileSession } from "../../compiler/pipeline/compile-session";
import {
  listDeadLinks,
  readLinks,
  readTgz,
  readZim,
  type Files,
} from "../support/archives";
import { parseXml, type XmlElement } from "../support/parse-xml";

const ORIGIN = "https://docs.example";
const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const CONSTRUCTS = "docs/web/css/guides/constructs";

let folder: string;
let store: ContentStore;
let assets: Awaited<ReturnType<typeof buildArchiveAssets>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "exports-"));
  const storeFile = join(folder, "content.sqlite");
  const contentRoot = join(ROOT, "tests/fixtures/site/files");
  await compileContent(
    {
      contentRoot,
      translatedRoot: contentRoot,
      storeFile,
      shippedSidebars: join(folder, "no-sidebars"),
      areaRoots: { curriculum: join(ROOT, "content/curriculum") },
      siteName: "Docs",
      isPublicSource: false,
      platformReference: false,
    },
    createCompileSession(),
  );
  store = openContentStore(storeFile);
  assets = await buildArchiveAssets();
}, 120_000);

afterAll(() => {
  store.close();
  rmSync(folder, { recursive: true });
});

const createDatabase = (file: string) => new Sqlite(file);

async function makeArchive(
  format: ArchiveFormat,
  area: string | null = null,
  out = "out",
  onProgress?: (done: number, total: number) => void,
  content = store,
) {
  const request = { format, locale: "en-US" as const, area, folder: join(folder, out) };
  const download = await exportArchive(request, {
    store: content,
    assets,
    translate: loadContentStrings(),
    createDatabase,
    siteName: "Docs & Co",
    siteOrigin: ORIGIN,
    notice: "Licences: <all>",
    ...(onProgress && { onProgress }),
  });
  return { download, bytes: readFileSync(join(folder, out, download.file)) };
}

async function unzip(
  format: "html" | "epub",
  area: string | null = null,
  content = store,
): Promise<Files> {
  const { bytes } = await makeArchive(format, area, "out", undefined, content);
  return new Map(Object.entries(unzipSync(bytes)));
}

/** The content with samples that name a small and a large picture. */
function withPictures(): ContentStore {
  return {
    ...store,
    findLiveSample: (_page, id) => ({
      kind: "live",
      id,
      html: '<img src="large-flag.svg">',
      css: "body { background: url(flag.svg); }",
      js: "",
    }),
    findAsset: (url) => ({
      contentType: "image/svg+xml",
      etag: "",
      body: Buffer.from("<svg/>".padEnd(url.includes("large-") ? 600_000 : 0)),
    }),
  };
}

/** Paths without the folder that all files are in. */
async function readSite(area: string | null = null, content = store): Promise<Files> {
  const files = await unzip("html", area, content);
  return new Map([...files].map(([path, body]) => [path.replace(/^[^/]+\//, ""), body]));
}

function text(files: Files, path: string): string {
  const body = files.get(path);
  if (!body) throw new Error(`no file ${path} among ${[...files.keys()].join(", ")}`);
  return Buffer.from(body).toString("utf8");
}

describe("html", () => {
  test("has no link to a missing file or part, and none that a disk can't follow", async () => {
    const files = await readSite();
    expect(listDeadLinks(files).filter(isUnexpected)).toEqual([]);
    expect(files.has(`${CONSTRUCTS}/flag.png`)).toBe(true);
    expect(files.has("curriculum.html")).toBe(true);
  });

  test("marks links out of the archive, which lead to the public site", async () => {
    const page = text(await readSite("Web/CSS"), `${CONSTRUCTS}.html`);
    const { links } = readLinks(page);
    const outside = links.filter((link) => link.startsWith(`${ORIGIN}/en-US/docs/`));
    expect(outside.length).toBeGreaterThan(0);
    for (const link of page.match(/<a [^>]*href="https?:[^>]*>/g) ?? [])
      expect(link).toMatch(/class="[^"]*\bexternal\b/);
  });

  test("contains samples as sandboxed frames, without scripts of its own on pages", async () => {
    const files = await readSite();
    const code = text(files, "docs/web/css/guides/running_code.html");
    const frames = code.match(/<iframe [^>]*srcdoc=[^>]*>/g) ?? [];
    expect(frames.length).toBeGreaterThan(0);
    for (const frame of frames) {
      expect(frame).toContain('sandbox="allow-scripts ');
      expect(frame).not.toContain("allow-same-origin");
    }
    const scripts = [...files.keys()].filter(
      (path) =>
        path.endsWith(".html") && /<script|<form[^>]+post/.test(text(files, path)),
    );
    expect(scripts).toEqual(["search.html"]);
  });

  test("contains the small files of samples, which a disk keeps from sandboxed frames", async () => {
    const files = await readSite("Web/CSS/Guides", withPictures());
    const code = text(files, "docs/web/css/guides/running_code.html");
    const [, sample = ""] = / srcdoc="([^"]*flag[^"]*)"/.exec(code) ?? [];
    expect(sample).toContain("url(data:image/svg+xml;base64,PHN2Zy8+)");
    expect(sample).toContain("&quot;running_code/large-flag.svg&quot;");
    expect(files.has("docs/web/css/guides/running_code/large-flag.svg")).toBe(true);
  });

  test("lists every page alphabetically and for the search", async () => {
    const files = await readSite();
    const titles = text(files, "search-titles.js");
    const index = text(files, "all-pages.html");
    const pages = [...files.keys()].filter((path) =>
      /^(?:docs|curriculum)\b.*\.html$/.test(path),
    );
    expect(pages.length).toBeGreaterThan(10);
    for (const path of pages) {
      expect(titles).toContain(JSON.stringify(path));
      expect(index).toContain(`href="${path}"`);
    }
  });

  test("shows compatibility tables without the forms that need a server", async () => {
    const page = text(
      await readSite(),
      "docs/web/css/reference/properties/user-select.html",
    );
    expect(page).toContain('<table class="bc-table');
    expect(page).not.toContain("bc-choice");
  });

  test("names licences and origin, escaped", async () => {
    const about = text(await readSite(), "about-this-copy.html");
    expect(about).toContain("Licences: &lt;all&gt;");
    expect(about).toContain("Docs &amp; Co");
    expect(about).toContain(`href="${ORIGIN}/en-US/"`);
  });

  test("has both themes in browsers without light-dark(), and each construct's styles", () => {
    const css = String(assets.site.find(({ path }) => path === "archive.css")?.body);
    expect(css).toContain("prefers-color-scheme:dark");
    expect(css).toMatch(/\[data-theme=dark\]\{--bg:#/);
    expect(css).not.toMatch(/--[\w-]+: ?light-dark|var\(--space-|scripting: ?none/);
    for (const part of [".prose kbd", ".bc-table", ".prose ul.prev-next", ".notecard"])
      expect(css).toContain(part);
  });

  test("is the same file for the same content, and replaces the older one", async () => {
    const first = await makeArchive("html", "Web/CSS", "same");
    const again = await makeArchive("html", "web/css", "same");
    expect(again.bytes.equals(first.bytes)).toBe(true);
    expect(again.download.area).toBe("Web/CSS");
    expect(createDownloads(join(folder, "same")).list()).toEqual([again.download]);
  });
});

test.each(["Web/Nothing", "Web/CS", "curriculum/x"])(
  "makes no archive of %s, and leaves no file",
  async (area) => {
    const out = `none-${area.replaceAll("/", "-")}`;
    await expect(makeArchive("html", area, out)).rejects.toThrow(EmptyScopeError);
    expect(createDownloads(join(folder, out)).list()).toEqual([]);
  },
);

test("keeps the older archive when the newer fails halfway", async () => {
  const { download } = await makeArchive("html", "Web", "fails");
  const broken = { ...store, findDocument: failAfter(3) };
  const failing = exportArchive(
    { format: "html", locale: "en-US", area: "Web", folder: join(folder, "fails") },
    {
      store: broken,
      assets,
      translate: loadContentStrings(),
      createDatabase,
      siteName: "Docs & Co",
      siteOrigin: ORIGIN,
      notice: "",
    },
  );
  await expect(failing).rejects.toThrow("the disk broke");
  expect(createDownloads(join(folder, "fails")).list()).toEqual([download]);
});

function failAfter(calls: number): ContentStore["findDocument"] {
  let left = calls;
  return (url) => {
    if (left-- === 0) throw new Error("the disk broke");
    return store.findDocument(url);
  };
}

describe("epub", () => {
  test("counts the chapters of a book, not all pages of the language", async () => {
    const counts: [number, number][] = [];
    const count = (done: number, total: number) => void counts.push([done, total]);
    const { download } = await makeArchive("epub", null, "out", count);
    expect(counts.at(-1)).toEqual([download.pages, download.pages]);
  });

  test("begins with its type, stored", async () => {
    const { bytes } = await makeArchive("epub");
    expect(bytes.toString("latin1", 30, 58)).toBe("mimetypeapplication/epub+zip");
    expect(bytes.readUInt16LE(8)).toBe(0);
  });

  test("lists exactly its files in the manifest, and reads existing ones", async () => {
    const files = await unzip("epub", "Web");
    const book = parseXml(text(files, "EPUB/package.opf"));
    const items = listAll(book, "item");
    const listed = items.map(
      ({ attributes }) => `EPUB/${decodeURI(attributes["href"] ?? "")}`,
    );
    const inBook = [...files.keys()].filter((path) => path.startsWith("EPUB/"));
    expect([...listed, "EPUB/package.opf"].toSorted()).toEqual(inBook.toSorted());
    const ids = new Set(items.map(({ attributes }) => attributes["id"]));
    const spine = listAll(book, "itemref").map(({ attributes }) => attributes["idref"]);
    expect(spine.length).toBeGreaterThan(5);
    expect(spine.filter((id) => !ids.has(id))).toEqual([]);
  });

  test("is well-formed XHTML whose links all resolve", async () => {
    const files = await unzip("epub", "Web");
    const pages = [...files.keys()].filter((path) => path.endsWith(".xhtml"));
    for (const path of pages)
      expect(
        () => parseXml(text(files, path).replace("<!DOCTYPE html>\n", "")),
        path,
      ).not.toThrow();
    expect(listDeadLinks(files)).toEqual([]);
    expect(pages.length).toBeGreaterThan(8);
  });

  test("has the guides and the curriculum without an area", async () => {
    const nav = text(await unzip("epub"), "EPUB/nav.xhtml");
    expect(nav).toContain("Curriculum");
    expect(nav).not.toContain("user-select");
  });
});

describe("docset", () => {
  test("has an index whose lines all lead to pages, and a contents list in them", async () => {
    const { bytes } = await makeArchive("docset");
    const files = readTgz(bytes);
    const root = "docs-co-en-us.docset/Contents";
    const file = join(folder, "index.sqlite");
    writeFileSync(file, files.get(`${root}/Resources/docSet.dsidx`) ?? "");
    const database = new Sqlite(file, { readonly: true });
    const rows = database
      .prepare<[], { name: string; type: string; path: string }>(
        "SELECT * FROM searchIndex",
      )
      .all();
    database.close();
    const documents = `${root}/Resources/Documents`;
    expect(rows.filter(({ path }) => !files.has(`${documents}/${path}`))).toEqual([]);
    expect(rows).toContainEqual(
      expect.objectContaining({ name: "user-select CSS property", type: "Property" }),
    );
    expect(text(files, `${documents}/${CONSTRUCTS}.html`)).toContain(
      'class="dashAnchor" name="//apple_ref/cpp/Section/',
    );
    expect(text(files, `${root}/Info.plist`)).toContain("<string>Docs &amp; Co</string>");
    expect(listDeadLinks(files).filter(isUnexpected)).toEqual([]);
  });
});

describe("zim", () => {
  test("can be read by the published format", async () => {
    const { entries, mainPage, titles, hasRightChecksum } = await readZim(
      (await makeArchive("zim")).bytes,
    );
    expect(hasRightChecksum).toBe(true);
    const keys = entries.map(({ key }) => Buffer.from(key));
    expect(keys.toSorted((a, b) => Buffer.compare(a, b))).toEqual(keys);
    const main = entries[mainPage];
    expect([main?.key, entries[main?.redirect ?? -1]?.key]).toEqual([
      "WmainPage",
      "Cindex.html",
    ]);
    const sortKeys = titles.map((at) => {
      const { key = "", title = "" } = entries[at] ?? {};
      return Buffer.from(key.slice(0, 1) + title);
    });
    expect(sortKeys.toSorted((a, b) => Buffer.compare(a, b))).toEqual(sortKeys);
    expect(new Set(titles).size).toBe(entries.length);
  });

  test("suggests the titles of pages, in order", async () => {
    const { entries } = await readZim((await makeArchive("zim")).bytes);
    const listing = entries.find(({ key }) => key === "Xlisting/titleOrdered/v1");
    const body = Buffer.from(listing?.body ?? []);
    const titles = Array.from(
      { length: body.length / 4 },
      (_, at) => entries[body.readUInt32LE(4 * at)]?.title ?? "",
    );
    expect(titles).toContain("user-select CSS property");
    expect(titles).not.toContain("archive.css");
    const order = titles.map((title) => Buffer.from(title));
    expect(order.toSorted((a, b) => Buffer.compare(a, b))).toEqual(order);
  });

  test("has metadata, and pages whose links all resolve", async () => {
    const { entries } = await readZim((await makeArchive("zim")).bytes);
    const read = (key: string) =>
      Buffer.from(entries.find((entry) => entry.key === key)?.body ?? []).toString(
        "utf8",
      );
    expect([read("MTitle"), read("MLanguage"), read("MSource")]).toEqual([
      "Docs & Co",
      "eng",
      `${ORIGIN}/en-US/`,
    ]);
    expect(read("MIllustration_48x48@1")).toContain("PNG");
    const files: Files = new Map(
      entries
        .filter(({ key }) => key.startsWith("C"))
        .map(({ key, body }) => [key.slice(1), body]),
    );
    expect(listDeadLinks(files).filter(isUnexpected)).toEqual([]);
    // Checkers search the text for addresses, too.
    for (const [path, body] of files)
      if (path.startsWith("docs/"))
        expect(Buffer.from(body).toString("utf8")).not.toMatch(
          />[^<]* (?:src|href)=["']/,
        );
  });
});

/** The fixture links missing parts on purpose, and some pages are not in their sidebar. */
function isUnexpected(line: string): boolean {
  return !/ -> (?:#|\S*\/sidebars\/\d+\.html#|\S*#Long_words$)/.test(line);
}

function listAll(element: XmlElement, name: string): XmlElement[] {
  return [
    ...(element.name === name ? [element] : []),
    ...element.children.flatMap((child) => listAll(child, name)),
  ];
}
