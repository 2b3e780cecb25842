import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openContentStore } from "~/content-store/reader.server";
import { compileContent } from "../../compiler/pipeline/compile";
import { createCompileSession } from "../../compiler/pipeline/compile-session";

const KINDS = ["blog", "curriculum", "spotlight"] as const;
const { platform } = createCompileSession();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "incremental-areas-"));
  write("files/en-us/web/index.md", "---\ntitle: Web\nslug: Web\n---\n\nThe web.");
  for (let number = 0; number < 5; number++)
    write(
      `files/en-us/p${number}/index.md`,
      `---\ntitle: P\nslug: P${number}\n---\n\nP.`,
    );
  for (const name of ["a", "b", "c"]) writePost(name, "Text.");
  write("curriculum/0-README.md", "---\ntemplate: landing\n---\n\n# C");
  write("curriculum/1-m.md", "---\ntemplate: module\n---\n\n# M\n\nOne.");
  write("curriculum/2-n.md", "---\ntemplate: module\n---\n\n# N\n\nTwo.");
  mkdirSync(join(folder, "spotlight/contributors"), { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, text: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function writePost(name: string, body: string, date = "2026-01-01"): void {
  write(
    `blog/posts/${name}/index.md`,
    `---\ntitle: ${name}\ndescription: D\ndate: ${date}\n---\n\n${body}\n`,
  );
}

function compile(storeFile = "store.sqlite") {
  const root = join(folder, "files");
  return compileContent(
    {
      contentRoot: root,
      translatedRoot: root,
      storeFile: join(folder, storeFile),
      areaRoots: Object.fromEntries(KINDS.map((kind) => [kind, join(folder, kind)])),
      shippedSidebars: join(folder, "none"),
      siteName: "Docs",
      isPublicSource: false,
      platformReference: false,
    },
    // Shares only the data sets: every compile reads the files and the store anew.
    { ...createCompileSession(), platform },
  );
}

/** Returns the contents of a store that a full compile would produce too. */
function readAll(storeFile = "store.sqlite") {
  const store = openContentStore(join(folder, storeFile));
  try {
    return KINDS.map((kind) =>
      store
        .listAreaPages(kind)
        .map((entry) => [entry, store.findAreaPage(kind, entry.url.replace(/\/$/, ""))]),
    );
  } finally {
    store.close();
  }
}

async function compileAnew() {
  await compile("fresh.sqlite");
  const all = readAll("fresh.sqlite");
  rmSync(join(folder, "fresh.sqlite"));
  return all;
}

test("renders nothing without changes", async () => {
  expect((await compile()).rendered).toBe(12);
  expect(await compile()).toMatchObject({ unchanged: true, documents: 12 });
});

test("renders only an edited post", async () => {
  await compile();
  writePost("b", "Other, with [a bad link](/en-US/docs/None).");
  const { rendered, flaws } = await compile();
  expect(rendered).toBe(1);
  expect(flaws.map(({ file }) => file)).toEqual(["blog/posts/b/index.md"]);
  expect(readAll()).toEqual(await compileAnew());
});

test("keeps the flaws of pages that were not rendered again", async () => {
  writePost("a", "[Bad](/en-US/docs/None)");
  await compile();
  writePost("b", "Other text.");
  await compile();
  const { flaws } = await compile();
  expect(flaws.map(({ file }) => file)).toEqual(["blog/posts/a/index.md"]);
});

test("renders only the pages that show a changed title", async () => {
  await compile();
  write("curriculum/1-m.md", "---\ntemplate: module\n---\n\n# Renamed\n\nOne.");
  expect((await compile()).rendered).toBe(3);
  expect(readAll()).toEqual(await compileAnew());
});

test("renders the pages that link to a curriculum file with a new number", async () => {
  const LINKING = "---\ntemplate: module\n---\n\n# M\n\nSee [N](./2-n.md).";
  write("curriculum/1-m.md", LINKING);
  await compile();
  rmSync(join(folder, "curriculum/2-n.md"));
  write("curriculum/3-n.md", "---\ntemplate: module\n---\n\n# N\n\nTwo.");
  await compile();
  expect(readAll()).toEqual(await compileAnew());
});

test("renders a post whose link target appears", async () => {
  writePost("a", "[New](/en-US/docs/New)");
  await compile();
  write("files/en-us/new/index.md", "---\ntitle: New\nslug: New\n---\n\nNew.");
  expect((await compile()).rendered).toBe(2);
  expect(readAll()).toEqual(await compileAnew());
});

test("updates flaws of links to pages of areas that appear and disappear", async () => {
  const link = "See [the post](/en-US/blog/new/), [C](/en-US/curriculum/).";
  write("files/en-us/p0/index.md", `---\ntitle: P\nslug: P0\n---\n\n${link}`);
  writePost("a", link);
  const FILES = ["en-us/p0/index.md", "blog/posts/a/index.md"];
  const describe = (file: string) => ({
    file,
    check: "broken-link",
    severity: "warning",
  });
  expect((await compile()).flaws).toMatchObject(FILES.map(describe));
  writePost("new", "Here.");
  expect(await compile()).toMatchObject({ rendered: 3, flaws: [] });
  rmSync(join(folder, "blog/posts/new"), { recursive: true });
  const { rendered, flaws } = await compile();
  expect(rendered).toBe(2);
  expect(flaws).toMatchObject(FILES.map(describe));
});

test("removes deleted pages and adds new ones", async () => {
  await compile();
  rmSync(join(folder, "blog/posts/b"), { recursive: true });
  writePost("d", "New.");
  write("blog/posts/d/a.svg", "<svg xmlns='http://www.w3.org/2000/svg'/>");
  await compile();
  expect(readAll()).toEqual(await compileAnew());
  const store = openContentStore(join(folder, "store.sqlite"));
  expect(store.findAreaPage("blog", "/en-US/blog/b")).toBeNull();
  expect(store.findAsset("/en-US/blog/d/a.svg")).not.toBeNull();
  store.close();
});

test("serves a file beside a post or module at the new address of its page", async () => {
  const picture = "<svg xmlns='http://www.w3.org/2000/svg'/>";
  write("blog/posts/a/a.svg", picture);
  write("curriculum/a.svg", picture);
  write("curriculum/1-m.md", "---\ntemplate: module\n---\n\n# M\n\n![](a.svg)");
  await compile();
  writePost("a", "Text.", "2026-01-01\nslug: x");
  await compile();
  write("curriculum/2-n.md", "---\ntemplate: module\n---\n\n# N\n\n![](a.svg)");
  await compile();
  const store = openContentStore(join(folder, "store.sqlite"));
  const served = ["blog/a", "blog/x", "curriculum/m", "curriculum/n"].filter((page) =>
    store.findAsset(`/en-US/${page}/a.svg`),
  );
  store.close();
  expect(served).toEqual(["blog/x", "curriculum/m", "curriculum/n"]);
});

test("shows a contributor's picture under its new name", async () => {
  const place = "spotlight/contributors/ann";
  write(`${place}/index.md`, "---\ncontributor_name: Ann\n---\n\nHello.");
  write(`${place}/profile-image.jpg`, "");
  await compile();
  renameSync(
    join(folder, place, "profile-image.jpg"),
    join(folder, place, "profile-image.jpeg"),
  );
  await compile();
  expect(readAll()).toEqual(await compileAnew());
});

/** Returns the URLs that full-text search finds. */
function listMatches(word: string): string[] {
  const store = openContentStore(join(folder, "store.sqlite"));
  try {
    const ids = new Set(
      store.listText({ locale: "en-US", terms: [[word]], need: "all" }),
    );
    const pages = [...store.listSearchPages("en-US"), ...store.listSearchAreas()];
    return pages.filter(({ id }) => ids.has(id)).map(({ url }) => url);
  } finally {
    store.close();
  }
}

test("updates full-text search when pages of areas change and disappear", async () => {
  writePost("a", "Walrus.");
  write("curriculum/1-m.md", "---\ntemplate: module\n---\n\n# M\n\nWalrus.");
  await compile();
  expect(listMatches("walrus")).toEqual(["/en-US/blog/a/", "/en-US/curriculum/m/"]);
  writePost("a", "Otter.");
  rmSync(join(folder, "curriculum/1-m.md"));
  await compile();
  expect(listMatches("walrus")).toEqual([]);
  expect(listMatches("otter")).toEqual(["/en-US/blog/a/"]);
  writePost("a", "Otter.", "2026-03-01\npublished: false");
  await compile();
  expect(listMatches("otter")).toEqual([]);
  expect(listMatches("text")).toEqual(["/en-US/blog/b/", "/en-US/blog/c/"]);
});
