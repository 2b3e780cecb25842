import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { foldText } from "~/domain/search/fold-text";
import { Sqlite } from "~/sqlite.server";
import { ContentStoreError, explainWriteFailure } from "./errors";
import type { ContentStore } from "./content-store";
import { packJson } from "./packed-json.server";
import { readCompileMemory, readCompileState, readFlaws } from "./compile-state.server";
import { openContentStore } from "./reader.server";
import { STORE_FORMAT } from "./schema";
import type { NewDocument } from "./document-writer.server";
import { createContentStoreWriter, type ContentStoreWriter } from "./writer.server";

let folder: string;
let file: string;
let store: ContentStore | null = null;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "content-store-"));
  file = join(folder, "content.sqlite");
});

afterEach(() => {
  store?.close();
  store = null;
  rmSync(folder, { recursive: true });
});

function fill(write: (writer: ContentStoreWriter) => void): ContentStore {
  const writer = createContentStoreWriter(file);
  write(writer);
  writer.finish();
  store = openContentStore(file);
  return store;
}

function addPage(
  writer: ContentStoreWriter,
  url: string,
  {
    locale = "en-US",
    title = url,
    text = "",
    popularity = null,
    isSearchable = true,
  }: Partial<
    Pick<NewDocument, "locale" | "title" | "text" | "popularity" | "isSearchable">
  > = {},
): number | null {
  const summary = `About ${title}`;
  const packed = packJson(JSON.stringify({ mdn_url: url, title, summary }));
  return writer.addDocument({
    url,
    locale,
    title,
    summary,
    modified: null,
    popularity,
    isSearchable,
    listed: { short_title: title, pageType: "guide", browserCompat: [] },
    packed,
    text,
  });
}

describe("documents", () => {
  test("finds a page in any case and returns its canonical URL", () => {
    const opened = fill((writer) => void addPage(writer, "/en-US/docs/Web/CSS"));
    expect(opened.findDocument("/en-us/docs/web/css")?.document.mdn_url).toBe(
      "/en-US/docs/Web/CSS",
    );
    expect(opened.findCanonicalUrl("/EN-US/DOCS/WEB/CSS")).toBe("/en-US/docs/Web/CSS");
    expect(opened.findDocument("/en-US/docs/Web")).toBeNull();
  });

  test("refuses a second page whose URL differs only in case", () => {
    fill((writer) => {
      expect(addPage(writer, "/en-US/docs/A")).not.toBeNull();
      expect(addPage(writer, "/en-US/docs/a")).toBeNull();
    });
  });

  test("joins a page with its sidebar, which other pages share", () => {
    const opened = fill((writer) => {
      const sidebar = writer.addSidebar("cssref", "<ol></ol>");
      for (const url of ["/en-US/docs/A", "/en-US/docs/B"]) {
        const id = addPage(writer, url);
        if (id !== null) writer.setSidebar(id, sidebar);
      }
      addPage(writer, "/en-US/docs/C");
    });
    const id = opened.findDocument("/en-US/docs/A")?.sidebarId;
    expect(opened.findDocument("/en-US/docs/B")?.sidebarId).toBe(id);
    expect(opened.findSidebar(id ?? -1)).toEqual({
      id,
      name: "cssref",
      html: "<ol></ol>",
    });
    expect(opened.findDocument("/en-US/docs/C")?.sidebarId).toBeNull();
  });

  test("lists and counts the pages of one locale", () => {
    const opened = fill((writer) => {
      addPage(writer, "/en-US/docs/B");
      addPage(writer, "/en-US/docs/A");
      addPage(writer, "/de/docs/A", { locale: "de" });
    });
    expect(opened.listDocumentUrls("en-US").map(({ url }) => url)).toEqual([
      "/en-US/docs/A",
      "/en-US/docs/B",
    ]);
    expect(opened.countDocuments("de")).toBe(1);
  });

  test("lists the metadata of one locale, pages that search leaves out included", () => {
    const opened = fill((writer) => {
      addPage(writer, "/en-US/docs/B", { isSearchable: false, popularity: 0.5 });
      addPage(writer, "/de/docs/A", { locale: "de" });
    });
    const [page, ...others] = opened.listMetadata("en-US");
    expect(others).toEqual([]);
    expect(page).toMatchObject({
      mdn_url: "/en-US/docs/B",
      locale: "en-US",
      modified: null,
      popularity: 0.5,
      pageType: "guide",
      browserCompat: [],
    });
    expect(page?.summary).toBe(`About ${page?.title}`);
    expect(page?.short_title).toBe(page?.title);
  });
});

describe("samples", () => {
  const live = { kind: "live" as const, id: "try_it", html: "<b>", css: "", js: "" };
  const example = {
    kind: "interactive" as const,
    id: "try_it",
    template: "choice" as const,
    name: "Demo",
    height: null,
    html: "",
    css: "",
    js: "",
    wat: "",
    choices: ["a: 1"],
  };

  test("are found by page, in any case, and id, separately for each kind", () => {
    const opened = fill((writer) => {
      const id = addPage(writer, "/en-US/docs/A");
      addPage(writer, "/en-US/docs/B");
      if (id !== null) writer.addSamples(id, [live, example]);
    });
    expect(opened.findLiveSample("/en-us/DOCS/a", "try_it")).toEqual(live);
    expect(opened.findInteractiveExample("/en-US/docs/A", "try_it")).toEqual(example);
    expect(opened.findLiveSample("/en-US/docs/A", "other")).toBeNull();
    expect(opened.findLiveSample("/en-US/docs/B", "try_it")).toBeNull();
  });
});

describe("redirects", () => {
  function withRedirects(): ContentStore {
    return fill((writer) => {
      addPage(writer, "/en-US/docs/New");
      addPage(writer, "/de/docs/New", { locale: "de" });
      writer.addRedirect("/en-US/docs/Old", "/en-US/docs/New#part");
      writer.addRedirect("/en-US/docs/Gone", "https://example.com/");
      writer.addRedirect("/de/docs/Alt", "/de/docs/New");
    });
  }

  test.each([
    ["the locale's own redirect, in any case", "/DE/docs/alt", "/de/docs/New"],
    ["en-US's redirect, led to the locale's page", "/de/docs/Old", "/de/docs/New#part"],
    [
      "en-US's redirect, where the locale lacks the page",
      "/fr/docs/Old",
      "/en-US/docs/New#part",
    ],
    ["a target outside the site", "/fr/docs/Gone", "https://example.com/"],
    ["nothing for an unknown path", "/fr/docs/Never", null],
    ["nothing for an unknown locale", "/xx/docs/Old", null],
  ])("finds %s", (_, from, target) => {
    expect(withRedirects().findRedirect(from)).toBe(target);
  });
});

describe("search", () => {
  const english = { locale: "en-US", need: "all" } as const;
  const urlsOf = (opened: ContentStore, ids: readonly number[]) =>
    ids.map((id) => opened.readDocument(id)?.mdn_url);

  test("rates a title higher than a text, and counts all that have the words", () => {
    const opened = fill((writer) => {
      addPage(writer, "/en-US/docs/One", { title: "One", text: "about the grid" });
      addPage(writer, "/en-US/docs/Grid", { title: "Grid", text: "grid" });
      addPage(writer, "/en-US/docs/Other", { title: "Other", text: "no such word" });
    });
    const query = { ...english, terms: [["grid"]] };
    const rated = opened.rateText(query).sort((a, b) => b.score - a.score);
    expect(
      urlsOf(
        opened,
        rated.map(({ id }) => id),
      ),
    ).toEqual(["/en-US/docs/Grid", "/en-US/docs/One"]);
    expect(rated.every(({ score }) => score > 0)).toBe(true);
    const ids = rated.map(({ id }) => id).toSorted((a, b) => a - b);
    expect(opened.listText(query).toSorted((a, b) => a - b)).toEqual(ids);
    expect(opened.countText(query)).toBe(2);
  });

  test.each(["Случайный", "ЙОД", "ещё", "Київ", "Αθήνα"])(
    "finds %s as queries fold it",
    (word) => {
      const opened = fill((writer) => {
        addPage(writer, "/ru/docs/A", { text: `Это ${word} текст`, locale: "ru" });
      });
      const terms = [[foldText(word)]];
      expect(opened.countText({ ...english, locale: "ru", terms })).toBe(1);
    },
  );

  test("matches all terms or any term, each in one of its forms", () => {
    const opened = fill((writer) => {
      addPage(writer, "/en-US/docs/A", { text: "arrow functions" });
      addPage(writer, "/en-US/docs/B", { text: "an arrow" });
    });
    const terms = [["arrow"], ["function", "functions"]];
    expect(opened.countText({ ...english, terms })).toBe(1);
    expect(opened.countText({ ...english, terms, need: "any" })).toBe(2);
    expect(opened.countText({ ...english, terms: [["functions arrow"]] })).toBe(0);
    expect(opened.countText({ ...english, terms: [["arrow functions"]] })).toBe(1);
  });

  test.each(['"', "a OR (", "title:x", "NEAR(", "*", "", "   ", "a* -b ^c"])(
    "treats query syntax as plain words: %j",
    (text) => {
      const opened = fill((writer) => void addPage(writer, "/en-US/docs/A"));
      const query = { ...english, terms: [[text]] };
      expect(() => [opened.countText(query), opened.rateText(query)]).not.toThrow();
    },
  );

  test("looks up a limited number of words", () => {
    const words = Array.from({ length: 32 }, (_, at) => [`word${at}`]);
    const opened = fill((writer) => {
      addPage(writer, "/en-US/docs/Many", { text: words.join(" ") });
    });
    const search = (terms: string[][]) => opened.countText({ ...english, terms });
    expect(search([["absent"], ...words])).toBe(0);
    expect(search([...words, ["absent"]])).toBe(1);
    const phrase = words.join("/");
    expect(search([[`${phrase}/absent`]])).toBe(1);
    expect(search([["many"], [phrase]])).toBe(1);
  });

  test.each([
    ["レイアウト", 1],
    ["例", 1],
    ["グ", 1],
    ["ト", 1],
    ["レイ", 1],
    ["イレ", 0],
    ["CSSグリッド", 1],
  ])("finds %s in a Japanese sentence: %i", (text, count) => {
    const opened = fill((writer) => {
      addPage(writer, "/ja/docs/A", {
        locale: "ja",
        text: "CSSグリッドレイアウトの例",
      });
    });
    expect(opened.countText({ locale: "ja", need: "all", terms: [[text]] })).toBe(count);
  });

  test("finds the parts of a name in mixed case", () => {
    const opened = fill((writer) => {
      addPage(writer, "/en-US/docs/A", { title: "MediaQueryList" });
    });
    expect(opened.countText({ ...english, terms: [["query"]] })).toBe(1);
    expect(opened.countText({ ...english, terms: [["mediaquerylist"]] })).toBe(1);
  });

  test("lists pages with their popularity, without unsearchable ones", () => {
    const opened = fill((writer) => {
      addPage(writer, "/en-US/docs/A", { title: "A", popularity: 0.5 });
      addPage(writer, "/en-US/docs/B", { text: "beaver", isSearchable: false });
      addPage(writer, "/de/docs/C", { locale: "de" });
    });
    expect(opened.listSearchPages("en-US")).toEqual([
      { id: 1, title: "A", url: "/en-US/docs/A", popularity: 0.5 },
    ]);
    expect(opened.countText({ ...english, terms: [["beaver"]] })).toBe(0);
  });

  test("suggests pages of the same name before those of a similar title", () => {
    const opened = fill((writer) => {
      addPage(writer, "/en-US/docs/Web/Map_of_things", { title: "Map of things" });
      addPage(writer, "/en-US/docs/Web/Map", { title: "Map" });
    });
    expect(
      opened.listSimilarPages("en-US", "Old/map", 5).map(({ title }) => title),
    ).toEqual(["Map", "Map of things"]);
  });
});

test("returns the stored contributions, and none from a store without them", () => {
  const change = {
    locale: "de" as const,
    number: 7,
    title: "A",
    url: "https://example.com/7",
    updated_at: "2026-01-01T00:00:00.000Z",
    repo: null,
  };
  const opened = fill((writer) => writer.setContributions([change]));
  expect(opened.readContributions()).toEqual([change]);
  opened.close();
  expect(fill(() => undefined).readContributions()).toEqual([]);
});

test("serves assets, search indexes and compatibility tables as they were written", () => {
  const table = {
    query: "css.a",
    category: "css",
    browsers: [],
    rows: [],
    sourceFile: null,
  };
  const opened = fill((writer) => {
    writer.addAsset({
      url: "/en-US/docs/A/x.png",
      contentType: "image/png",
      body: Buffer.from("png"),
    });
    writer.addCompatTable({ query: "css.a", packed: packJson(JSON.stringify(table)) });
    writer.setSearchIndex("de", [{ title: "A", url: "/de/docs/A" }]);
  });
  const asset = opened.findAsset("/en-US/docs/a/X.png");
  expect(Buffer.from(asset?.body ?? []).toString()).toBe("png");
  expect(asset?.etag).toMatch(/^"[\w-]{22}"$/);
  expect(opened.findCompatTable("css.a")).toEqual(table);
  expect(JSON.parse(opened.readSearchIndex("de").json)).toEqual([
    { title: "A", url: "/de/docs/A" },
  ]);
  expect(opened.readSearchIndex("fr").json).toBe("[]");
});

test("keeps flaws and fingerprint for the next compile", () => {
  const flaw = {
    check: "slug",
    severity: "error" as const,
    file: "en-us/a/index.md",
    line: 1,
    column: 2,
    message: "wrong",
    suggestion: null,
  };
  fill((writer) => {
    writer.addFlaw(flaw);
    writer.setFingerprints({ all: "abc", setup: "" });
  });
  const { check, severity } = flaw;
  expect(readCompileState(file, "abc")).toEqual({
    documents: 0,
    counts: [{ check, severity, count: 1 }],
  });
  expect(readFlaws(file)).toEqual([flaw]);
  expect(readCompileState(file, "other")).toBeNull();
});

describe("drafts", () => {
  /** Larger than any process id. */
  const NO_PROCESS = 2 ** 31 - 1;

  test("are removed with their journals when their process is gone", () => {
    const left = [`${file}.${NO_PROCESS}.new`, `${file}.${NO_PROCESS}.new-journal`];
    const others = [`${file}.${process.ppid}.new`, join(folder, "users.sqlite.1.new")];
    for (const path of [...left, ...others]) writeFileSync(path, "x");
    fill((writer) => void addPage(writer, "/en-US/docs/A"));
    expect(readdirSync(folder).sort()).toEqual(
      ["content.sqlite", ...others.map((path) => basename(path))].sort(),
    );
  });

  test("are removed when they are aborted", () => {
    const writer = createContentStoreWriter(file);
    writeFileSync(`${file}.${process.pid}.new-journal`, "x");
    writer.abort();
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe("a failing disk", () => {
  test("is reported with the file and a remedy", () => {
    writeFileSync(file, "x");
    expect(() => createContentStoreWriter(join(file, "content.sqlite"))).toThrow(
      /content\.sqlite can't be written: .*\. Set DATA_DIR to a folder/,
    );
  });

  test("is recognised by the codes of SQLite and of the system", () => {
    const database = new Sqlite(file);
    database.exec("CREATE TABLE t (x); PRAGMA max_page_count = 2");
    const full = catchError(() =>
      database.exec(`INSERT INTO t VALUES (zeroblob(99999))`),
    );
    database.close();
    expect(explainWriteFailure(full, file)).toMatchObject({
      name: "FileWriteError",
      message: expect.stringMatching(/\(SQLITE_FULL\)\. Free space/) as string,
    });
    const readOnly = Object.assign(new Error("read-only"), { code: "EROFS" });
    expect(String(explainWriteFailure(readOnly, file))).toContain("DATA_DIR");
    const bug = new TypeError("x is undefined");
    expect(explainWriteFailure(bug, file)).toBe(bug);
  });
});

function catchError(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error("nothing was thrown");
}

describe("an update", () => {
  test("starts from the current store, and replaces one page with its words and samples", () => {
    fill((writer) => {
      addPage(writer, "/en-US/docs/A", { text: "walrus" });
      const id = addPage(writer, "/en-US/docs/B", { text: "beaver" });
      if (id !== null) writer.setSidebar(id, writer.addSidebar("s", "<ol></ol>"));
    });
    const writer = createContentStoreWriter(file, { basis: "copy" });
    expect(writer.removeDocument("/en-us/docs/b")).toBe(1);
    expect(writer.removeDocument("/en-US/docs/C")).toBeNull();
    addPage(writer, "/en-US/docs/B", { text: "heron" });
    writer.finish();
    const updated = openContentStore(file);
    const find = (word: string) =>
      updated
        .listText({ locale: "en-US", need: "all", terms: [[word]] })
        .map((id) => updated.readDocument(id)?.mdn_url);
    expect(find("walrus")).toEqual(["/en-US/docs/A"]);
    expect(find("beaver")).toEqual([]);
    expect(find("heron")).toEqual(["/en-US/docs/B"]);
    expect(updated.findDocument("/en-US/docs/B")?.sidebarId).toBeNull();
    updated.close();
  });

  test("deletes compile state that is set to null", () => {
    fill((writer) => {
      writer.setMemory("a", "1");
      writer.setMemory("b", "2");
      writer.addRedirect("/en-US/docs/Old", "/en-US/docs/A");
    });
    const writer = createContentStoreWriter(file, { basis: "copy" });
    writer.setMemory("a", null);
    writer.setMemory("b", "3");
    writer.removeRedirect("/en-US/docs/Old");
    writer.finish();
    const memory = readCompileMemory(file, [""]);
    expect([...(memory?.notes ?? [])]).toEqual([["b", "3"]]);
    expect(memory?.redirects.size).toBe(0);
  });
});

test("leaves the old store in place when the update is aborted", () => {
  fill((writer) => void addPage(writer, "/en-US/docs/A"));
  const writer = createContentStoreWriter(file);
  addPage(writer, "/en-US/docs/B");
  writer.abort();
  expect(openContentStore(file).findDocument("/en-US/docs/A")).not.toBeNull();
});

describe("a file that is no store", () => {
  test.each([
    ["missing", () => undefined],
    // As one that another user may not read: SQLite can't open it.
    ["a folder", (path: string) => mkdirSync(path)],
    [
      "not a database",
      (path: string) => writeFileSync(path, "hello, this is not a database file"),
    ],
    [
      "of another format",
      (path: string) => new Sqlite(path).exec("CREATE TABLE x (y)").close(),
    ],
    [
      "of the right format but without tables",
      (path: string) => {
        const database = new Sqlite(path);
        database.pragma(`user_version = ${STORE_FORMAT}`);
        database.close();
      },
    ],
  ])("is refused when it is %s, and compiled anew", (_, make) => {
    make(file);
    expect(() => openContentStore(file)).toThrow(ContentStoreError);
    expect(readCompileState(file, null)).toBeNull();
    expect(readCompileMemory(file, [""])).toBeNull();
  });

  test("is refused when it has lost its version", () => {
    createContentStoreWriter(file).finish();
    new Sqlite(file).exec("DROP TABLE meta").close();
    expect(() => openContentStore(file)).toThrow(ContentStoreError);
  });
});
