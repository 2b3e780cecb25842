import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findEditable, makeEditable } from "~/content-store/store-files.server";
import { openContentStore } from "~/content-store/reader.server";
import type { Flaw } from "~/domain/documents/flaw";
import { LOCALES } from "~/domain/locales/locale";
import { compileContent } from "../../compiler/pipeline/compile";
import { createCompileSession } from "../../compiler/pipeline/compile-session";
import { scanSources, type CompileOptions } from "../../compiler/pipeline/last-compile";
import { warmUp } from "../../compiler/pipeline/warm-up";
import { fixturePath } from "../support/compile-site";

const { platform } = createCompileSession();
let folder: string;
let root: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "incremental-"));
  root = join(folder, "files");
  for (const [url, text] of Object.entries(PAGES)) writePage(url, text);
});

afterEach(() => rmSync(folder, { recursive: true }));

const PAGES: Record<string, string> = {
  "/en-US/docs/Web": "The web.\n\n{{SubpagesWithSummaries}}",
  "/en-US/docs/Web/CSS": "[Link](/en-US/docs/Web/HTML), ![a](a.png)",
  "/en-US/docs/Web/HTML": "See [CSS](/en-US/docs/Web/CSS) and [x](/en-US/docs/Web/New).",
  "/en-US/docs/Web/HTML/Reference": "Nothing of the others.",
  "/en-US/docs/Web/SVG": "A [file](/en-US/docs/Web/HTML/Reference/b.png) elsewhere.",
  "/en-US/docs/Glossary/Box": "A {{Glossary('Tag')}}.",
  "/en-US/docs/Glossary/Tag": "A tag.",
  "/de/docs/Web/CSS": "[Verweis](/de/docs/Web/HTML)",
  "/en-US/docs/Web/API/DOM": "{{DefaultAPISidebar('DOM')}} An overview.",
  "/en-US/docs/Web/API/Node": "{{APIRef('DOM')}} A node.",
  "/en-US/docs/Web/API/Node/cloneNode": "{{APIRef('DOM')}} A method.",
};
for (let number = 0; number < 20; number++)
  PAGES[`/en-US/docs/Games/G${number}`] = "Alone.";

function writePage(
  url: string,
  text: string,
  title = url.slice(url.lastIndexOf("/") + 1),
) {
  const slug = url.replace(/^\/[^/]+\/docs\//, "");
  writeFile(fixturePath(url), `---\ntitle: ${title}\nslug: ${slug}\n---\n\n${text}\n`);
}

function writeFile(path: string, text: string): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function toOptions(storeFile: string): CompileOptions {
  return {
    contentRoot: root,
    translatedRoot: root,
    storeFile: join(folder, storeFile),
    shippedSidebars: join(folder, "none"),
    siteName: "Docs",
    isPublicSource: false,
    platformReference: false,
  };
}

function compile(storeFile: string) {
  // Shares only the data sets: every compile reads the files and the store anew.
  return compileContent(toOptions(storeFile), { ...createCompileSession(), platform });
}

/** Returns everything that readers and writers see of a store. */
function readAll(storeFile: string) {
  const store = openContentStore(join(folder, storeFile));
  const pages = LOCALES.flatMap((locale) => store.listDocumentUrls(locale)).map(
    ({ url }) => {
      const found = store.findDocument(url);
      const sidebar =
        found?.sidebarId == null ? null : store.findSidebar(found.sidebarId);
      return [url, found?.document, sidebar?.html];
    },
  );
  const search = LOCALES.map((locale) => store.readSearchIndex(locale).json);
  const asset = store.findAsset("/en-US/docs/Web/CSS/a.png")?.etag;
  const moved = store.findRedirect("/en-US/docs/Web/Old");
  store.close();
  return { pages, search, asset, moved };
}

function sortFlaws(flaws: readonly Flaw[]): string[] {
  return flaws.map((flaw) => JSON.stringify(flaw)).sort();
}

const PIXEL = Buffer.from("R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==", "base64");

const EDITS: [name: string, mostPages: number, edit: () => void][] = [
  ["a text", 2, () => writePage("/en-US/docs/Web/HTML/Reference", "Other words.")],
  [
    "a title",
    6,
    () => writePage("/en-US/docs/Web/CSS", PAGES["/en-US/docs/Web/CSS"] ?? "", "Styles"),
  ],
  [
    "a first paragraph that another page shows",
    3,
    () => writePage("/en-US/docs/Web/CSS", "New summary."),
  ],
  ["a page that a link waited for", 8, () => writePage("/en-US/docs/Web/New", "Here.")],
  ["a translation that comes", 8, () => writePage("/de/docs/Web/HTML", "Da.")],
  [
    "a page that goes",
    8,
    () =>
      rmSync(join(root, dirname(fixturePath("/en-US/docs/Glossary/Tag"))), {
        recursive: true,
      }),
  ],
  [
    "a picture that comes",
    3,
    () => writeFile("en-us/web/css/a.png", PIXEL.toString("latin1")),
  ],
  [
    "a file that a link waited for",
    3,
    () => writeFile("en-us/web/html/reference/b.png", PIXEL.toString("latin1")),
  ],
  [
    "a redirect",
    3,
    () => writeFile("en-us/_redirects.txt", "/en-US/docs/Web/Old\t/en-US/docs/Web/CSS\n"),
  ],
  [
    "a page type",
    8,
    () =>
      writeFile(
        fixturePath("/en-US/docs/Web/CSS"),
        "---\ntitle: CSS\nslug: Web/CSS\npage-type: guide\nstatus:\n  - deprecated\n---\n\nText.\n",
      ),
  ],
  [
    "the type of a page by which its members choose their sidebar",
    3,
    () =>
      writeFile(
        fixturePath("/en-US/docs/Web/API/Node"),
        "---\ntitle: Node\nslug: Web/API/Node\npage-type: guide\n---\n\n{{APIRef('DOM')}} A node.\n",
      ),
  ],
  [
    "a sidebar macro",
    3,
    () => writePage("/en-US/docs/Glossary/Box", "{{GlossarySidebar}}A box."),
  ],
  [
    "a broken page",
    2,
    () => writePage("/en-US/docs/Games/G3", "{{Nonsense}} <origin> [x]()"),
  ],
];

test.each(EDITS)(
  "after %s the store equals that of a full compile",
  async (_, most, edit) => {
    await compile("kept.sqlite");
    edit();
    const { rendered, documents } = await compile("kept.sqlite");
    const whole = await compile("fresh.sqlite");
    expect(rendered).toBeLessThanOrEqual(most);
    expect(documents).toBe(whole.documents);
    expect(readAll("kept.sqlite")).toEqual(readAll("fresh.sqlite"));
    const kept = await compile("kept.sqlite");
    expect(kept.unchanged).toBe(true);
    expect(sortFlaws(kept.flaws)).toEqual(sortFlaws(whole.flaws));
  },
);

test.each(EDITS)(
  "after %s a session has written the same into the store",
  async (_, most, edit) => {
    const options = { ...toOptions("kept.sqlite"), editsInPlace: true };
    const session = { ...createCompileSession(), platform };
    await compileContent(options, session);
    makeEditable(options.storeFile);
    const editable = findEditable(options.storeFile);
    await warmUp(options, session);
    edit();
    session.scan = scanSources(options);
    const { rendered } = await compileContent(options, session);
    expect(findEditable(options.storeFile)).toBe(editable);
    const whole = await compile("fresh.sqlite");
    expect(rendered).toBeLessThanOrEqual(most);
    expect(readAll("kept.sqlite")).toEqual(readAll("fresh.sqlite"));
    const kept = await compile("kept.sqlite");
    expect(kept.unchanged).toBe(true);
    expect(sortFlaws(kept.flaws)).toEqual(sortFlaws(whole.flaws));
  },
);

test("moves the flaw of a slug with the slug's line in a session", async () => {
  const options = toOptions("kept.sqlite");
  const session = { ...createCompileSession(), platform };
  const write = (comment: string) =>
    writeFile("en-us/copy/index.md", `---\ntitle: Copy\n${comment}slug: Web/CSS\n---\n`);
  // The first compile is a whole one, and the second reads all front matter again.
  for (const comment of ["", "# A\n", "# A\n# copy.\n"]) {
    write(comment);
    session.scan = scanSources(options);
    await compileContent(options, session);
  }
  const { flaws } = await compile("kept.sqlite");
  const whole = await compile("fresh.sqlite");
  expect(sortFlaws(flaws)).toEqual(sortFlaws(whole.flaws));
});

test("reports an unknown sidebar of a page again after an edit of its text", async () => {
  const write = (text: string) =>
    writeFile(
      "en-us/web/html/index.md",
      `---\ntitle: HTML\nslug: Web/HTML\nsidebar: nowhere\n---\n\n${text}\n`,
    );
  write("One.");
  await compile("kept.sqlite");
  write("Two.");
  const { rendered } = await compile("kept.sqlite");
  const { flaws } = await compile("kept.sqlite");
  const whole = await compile("fresh.sqlite");
  expect(rendered).toBeLessThan(whole.documents);
  expect(flaws.map(({ check }) => check)).toContain("sidebar-unknown");
  expect(sortFlaws(flaws)).toEqual(sortFlaws(whole.flaws));
});

test("also after two edits in a row", async () => {
  await compile("kept.sqlite");
  writePage("/en-US/docs/Web/HTML", "One.", "Markup");
  await compile("kept.sqlite");
  writePage("/en-US/docs/Web/HTML", "Two.", "Mark-up");
  await compile("kept.sqlite");
  await compile("fresh.sqlite");
  expect(readAll("kept.sqlite")).toEqual(readAll("fresh.sqlite"));
});

test("also after a page comes that a redirect waited for, or its translation", async () => {
  writePage("/de/docs/Games", "[Alt](/de/docs/Web/Old)");
  writePage("/en-US/docs/Games", "{{Next('Web/Old')}}");
  writeFile("en-us/_redirects.txt", "/en-US/docs/Web/Old\t/en-US/docs/Web/Later\n");
  await compile("kept.sqlite");
  for (const locale of ["en-US", "de"]) {
    writePage(`/${locale}/docs/Web/Later`, "Here.");
    await compile("kept.sqlite");
    await compile(`${locale}.sqlite`);
    expect(readAll("kept.sqlite")).toEqual(readAll(`${locale}.sqlite`));
  }
});

test("also after a macro in a text that another page shows has another result", async () => {
  const writeFeature = (type: string) =>
    writeFile(
      "en-us/web/css/reference/values/calc/index.md",
      `---\ntitle: Calc\nslug: Web/CSS/Reference/Values/calc\npage-type: ${type}\n---\n`,
    );
  writePage("/en-US/docs/Web/HTML", "Uses {{cssxref('calc')}}.");
  writeFeature("guide");
  await compile("kept.sqlite");
  writeFeature("css-function");
  await compile("kept.sqlite");
  await compile("fresh.sqlite");
  expect(readAll("kept.sqlite")).toEqual(readAll("fresh.sqlite"));
});

test("also after a session has kept the first paragraphs that another page shows", async () => {
  const writeFeature = (type: string) =>
    writeFile(
      "en-us/web/css/reference/values/calc/index.md",
      `---\ntitle: Calc\nslug: Web/CSS/Reference/Values/calc\npage-type: ${type}\n---\n`,
    );
  const edits = [
    () => writePage("/en-US/docs/Web/CSS", "New."),
    () => writePage("/en-US/docs/Web/CSS", "Newer."),
    () => writePage("/en-US/docs/Web/HTML", "Uses {{cssxref('calc')}}."),
    () => writeFeature("css-function"),
  ];
  writeFeature("guide");
  const options = { ...toOptions("kept.sqlite"), editsInPlace: true };
  const session = { ...createCompileSession(), platform };
  await compileContent(options, session);
  makeEditable(options.storeFile);
  await warmUp(options, session);
  for (const [at, edit] of edits.entries()) {
    edit();
    session.scan = scanSources(options);
    const { rendered } = await compileContent(options, session);
    expect(rendered).toBeLessThan(5);
    expect(session.summaries.size).toBeGreaterThan(0);
    await compile(`fresh${at}.sqlite`);
    expect(readAll("kept.sqlite")).toEqual(readAll(`fresh${at}.sqlite`));
  }
});

test("also after a session has renamed a member that a group lists in another language", async () => {
  const writeMember = (name: string) =>
    writeFile(
      "en-us/web/api/element/go/index.md",
      `---\ntitle: Go\nshort-title: ${name}\nslug: Web/API/Element/go\npage-type: web-api-instance-method\n---\n\n{{APIRef('DOM')}}\n`,
    );
  writeMember("go()");
  writePage("/de/docs/Web/API/Element/go", "{{APIRef('DOM')}}");
  writePage("/de/docs/Web/API/DOM", "{{DefaultAPISidebar('DOM')}}");
  const options = { ...toOptions("kept.sqlite"), editsInPlace: true };
  const session = { ...createCompileSession(), platform };
  await compileContent(options, session);
  makeEditable(options.storeFile);
  await warmUp(options, session);
  writeMember("leave()");
  session.scan = scanSources(options);
  await compileContent(options, session);
  await compile("fresh.sqlite");
  expect(readAll("kept.sqlite")).toEqual(readAll("fresh.sqlite"));
});

test("also after two locales have moved the same URL", async () => {
  writeFile("de/_redirects.txt", "/de/docs/Web/Old\t/de/docs/Web/CSS\n");
  await compile("kept.sqlite");
  writeFile("en-us/_redirects.txt", "/de/docs/Web/Old\t/en-US/docs/Web/HTML\n");
  await compile("kept.sqlite");
  await compile("fresh.sqlite");
  const readMove = (storeFile: string) => {
    const store = openContentStore(join(folder, storeFile));
    const move = store.findRedirect("/de/docs/Web/Old");
    store.close();
    return move;
  };
  expect(readMove("kept.sqlite")).toBe("/en-US/docs/Web/HTML");
  expect(readMove("fresh.sqlite")).toBe("/en-US/docs/Web/HTML");
});

test("renders everything after a change of global settings", async () => {
  await compile("kept.sqlite");
  writeFile("sidebars/glossarysidebar.yaml", "sidebar:\n  - /Glossary/Box\n");
  const { rendered, documents } = await compile("kept.sqlite");
  expect(rendered).toBe(documents);
});

test("compiles unchanged sources again where git answers that failed before", async () => {
  mkdirSync(join(folder, ".git"));
  const listHistory = (flaws: readonly Flaw[]) =>
    flaws.filter(({ check }) => check === "history");
  expect(listHistory((await compile("store")).flaws)).toHaveLength(1);
  expect((await compile("store")).unchanged).toBe(true);
  runGit(["init", "-q"]);
  commitAll();
  expect((await compile("store")).unchanged).toBe(false);
  const again = await compile("store");
  expect([again.unchanged, listHistory(again.flaws)]).toEqual([true, []]);
  expect(readModified("/en-US/docs/Web/CSS")).toMatch(/^20/);
});

test("forgets that git failed also where it knows none of the pages", async () => {
  mkdirSync(join(folder, ".git"));
  await compile("store");
  runGit(["init", "-q"]);
  expect((await compile("store")).unchanged).toBe(false);
  const { unchanged, flaws } = await compile("store");
  expect(unchanged).toBe(true);
  expect(flaws.filter(({ check }) => check === "history")).toEqual([]);
});

test.each(["checkout", "worktree"])(
  "dates a page by a commit that changes no file of a %s",
  async (kind) => {
    runGit(["init", "-q"]);
    commitAll("2026-01-01T00:00:00Z");
    if (kind === "worktree") {
      runGit(["worktree", "add", "-q", "tree"]);
      root = join(folder, "tree", "files");
    }
    await compile("store");
    writePage("/en-US/docs/Games/G1", "Edited.");
    await compile("store");
    expect(readModified("/en-US/docs/Games/G1")).toBe("2026-01-01T00:00:00.000Z");
    commitAll("2026-02-02T00:00:00Z");
    const { rendered } = await compile("store");
    expect(rendered).toBe(1);
    expect(readModified("/en-US/docs/Games/G1")).toBe("2026-02-02T00:00:00.000Z");
    expect((await compile("store")).unchanged).toBe(true);
  },
);

/** Commits all files below `root`; `date`: ISO 8601, now without it. */
function commitAll(date?: string): void {
  runGit(["add", "."]);
  runGit(["commit", "-qm", "x"], date === undefined ? {} : { GIT_COMMITTER_DATE: date });
}

function runGit(args: readonly string[], env: Record<string, string> = {}): void {
  const identity = ["-c", "user.name=Ada", "-c", "user.email=a@example.com"];
  const { status, stderr } = spawnSync("git", [...identity, ...args], {
    cwd: args[0] === "init" || args[0] === "worktree" ? folder : root,
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(String(stderr));
}

function readModified(url: string): string | null | undefined {
  const store = openContentStore(join(folder, "store"));
  const { document } = store.findDocument(url) ?? {};
  store.close();
  return document?.modified;
}
