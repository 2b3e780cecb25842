import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openContentStore } from "~/content-store/reader.server";
import { findEditable } from "~/content-store/store-files.server";
import { watchContent } from "../../cli/content/watch";
import type { CompileSummary } from "../../compiler/pipeline/last-compile";

let folder: string;
let stop: (() => Promise<void>) | null = null;

beforeEach(() => {
  // Resolves symbolic links, because watchers report real paths.
  folder = realpathSync(mkdtempSync(join(tmpdir(), "watch-")));
  for (const name of ["One", "Two", "Three", "Four"]) writePage(name, name, "Text.");
  mkdirSync(join(folder, "sidebars"));
});

afterEach(async () => {
  await stop?.();
  rmSync(folder, { recursive: true });
});

function writePage(name: string, title: string, text: string): void {
  const file = join(folder, "files/en-us", name.toLowerCase(), "index.md");
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `---\ntitle: ${title}\nslug: ${name}\n---\n\n${text}\n`);
}

const storeFile = () => join(folder, "content.sqlite");

/**
 * Watches and collects the results of the compiles in order.
 *
 * @param onDone Called after each compile, with its number.
 */
function startWatching(onDone: (count: number) => void = () => undefined) {
  let count = 0;
  const errors: unknown[] = [];
  const done: CompileSummary[] = [];
  const waiting: ((summary: CompileSummary) => void)[] = [];
  const files = join(folder, "files");
  const started = watchContent({
    options: {
      contentRoot: files,
      translatedRoot: files,
      storeFile: storeFile(),
      shippedSidebars: join(folder, "sidebars"),
      siteName: "Docs",
      isPublicSource: false,
      platformReference: false,
    },
    onCompiled(summary) {
      onDone(++count);
      const next = waiting.shift();
      if (next) next(summary);
      else done.push(summary);
    },
    onError: (error) => void errors.push(error),
  });
  const nextCompile = (): Promise<CompileSummary> => {
    const summary = done.shift();
    return summary
      ? Promise.resolve(summary)
      : new Promise((resolve) => waiting.push(resolve));
  };
  return { started, nextCompile, errors };
}

function readPage(url: string): string {
  const store = openContentStore(storeFile());
  const json = JSON.stringify(store.findDocument(url)?.document ?? null);
  store.close();
  return json;
}

test("compiles edited, added and removed pages", async () => {
  const { started, nextCompile, errors } = startWatching();
  ({ stop } = await started);
  expect(await nextCompile()).toMatchObject({ documents: 4, unchanged: false });

  writePage("One", "One", "Edited.");
  expect(await nextCompile()).toMatchObject({ documents: 4, rendered: 1 });
  expect(readPage("/en-US/docs/One")).toContain("Edited.");

  writePage("Five", "Five", "New.");
  expect(await nextCompile()).toMatchObject({ documents: 5 });
  expect(readPage("/en-US/docs/Five")).toContain("New.");

  rmSync(join(folder, "files/en-us/five"), { recursive: true });
  expect(await nextCompile()).toMatchObject({ documents: 4 });
  expect(readPage("/en-US/docs/Five")).toBe("null");
  expect(errors).toEqual([]);
});

test("writes edits into the store, and replaces it by no copy", async () => {
  const { started, nextCompile, errors } = startWatching();
  ({ stop } = await started);
  await nextCompile();
  const editable = findEditable(storeFile());
  expect(editable).not.toBeNull();
  for (const text of ["Once.", "Twice."]) {
    writePage("One", "One", text);
    await nextCompile();
    expect(readPage("/en-US/docs/One")).toContain(text);
    expect(findEditable(storeFile())).toBe(editable);
  }
  expect(errors).toEqual([]);
});

test("compiles edits that happen during a compile", async () => {
  const { started, nextCompile, errors } = startWatching((count) => {
    // Two edits: one during the first compile, one during the compile that it triggers.
    if (count <= 2) writePage("One", "One", `Edited ${count}.`);
  });
  ({ stop } = await started);
  await nextCompile();
  for (const text of ["Edited 1.", "Edited 2."]) {
    expect(await nextCompile()).toMatchObject({ documents: 4, rendered: 1 });
    expect(readPage("/en-US/docs/One")).toContain(text);
  }
  writePage("Two", "Two", "Edited later.");
  expect(await nextCompile()).toMatchObject({ documents: 4, rendered: 1 });
  expect(readPage("/en-US/docs/Two")).toContain("Edited later.");
  expect(errors).toEqual([]);
});

test("compiles edits of pages below a renamed folder", async () => {
  writePage("Four/Inner", "Inner", "Text.");
  const { started, nextCompile, errors } = startWatching();
  ({ stop } = await started);
  await nextCompile();
  const english = join(folder, "files/en-us");
  renameSync(join(english, "four"), join(english, "five"));
  expect((await nextCompile()).flaws).toHaveLength(2);
  await expect
    .poll(() => {
      writePage("Five/Inner", "Inner", "Edited.");
      return readPage("/en-US/docs/Five/Inner");
    })
    .toContain("Edited.");
  expect(errors).toEqual([]);
});

test("publishes all pages again after the content root disappeared and returned", async () => {
  const { started, nextCompile, errors } = startWatching();
  ({ stop } = await started);
  await nextCompile();
  const root = join(folder, "files");
  renameSync(root, join(folder, "away"));
  await expect.poll(() => errors.length, { timeout: 10_000 }).toBeGreaterThan(0);
  expect(String(errors[0])).toContain("can't be read");
  expect(readPage("/en-US/docs/Two")).toContain("Text.");

  renameSync(join(folder, "away"), root);
  writePage("One", "One", "Edited at once.");
  expect(await nextCompile()).toMatchObject({ documents: 4 });
  expect(readPage("/en-US/docs/One")).toContain("Edited at once.");
  expect(readPage("/en-US/docs/Two")).toContain("Text.");

  writePage("Two", "Two", "Edited later.");
  expect(await nextCompile()).toMatchObject({ documents: 4, rendered: 1 });
}, 30_000);

test("publishes another content root that replaces the first", async () => {
  const { started, nextCompile, errors } = startWatching();
  ({ stop } = await started);
  await nextCompile();
  const root = join(folder, "files");
  cpSync(root, join(folder, "other"), { recursive: true });
  renameSync(root, join(folder, "old"));
  renameSync(join(folder, "other"), root);
  writePage("Five", "Five", "New.");
  expect(await nextCompile()).toMatchObject({ documents: 5 });
  expect(errors).toEqual([]);
}, 30_000);

test("renders a draft that is not saved, with its flaws at their place", async () => {
  const { started, nextCompile } = startWatching();
  const { renderDraft, stop: end } = await started;
  stop = end;
  await nextCompile();
  const text = "---\ntitle: Drafted\nslug: One\n---\n\nNew {{Nothing}} *text*.\n";
  const rendered = await renderDraft({ path: "en-us/one/index.md", text });
  expect(rendered?.document.title).toBe("Drafted");
  expect(JSON.stringify(rendered?.document.body)).toContain("<em>text</em>");
  expect(rendered?.flaws).toMatchObject([{ check: "macro-unknown", line: 6, column: 5 }]);
  expect(readPage("/en-US/docs/One")).not.toContain("Drafted");
  expect(await renderDraft({ path: "en-us/none/index.md", text })).toBeNull();
});

test("renders a draft with the facts that its saved file would have", async () => {
  const BANNER = "notecard experimental";
  const pages = { "en-us": "status: [deprecated]\nbanners: seecompattable\n", de: "" };
  for (const [locale, facts] of Object.entries(pages)) {
    mkdirSync(join(folder, "files", locale, "one"), { recursive: true });
    const text = `---\ntitle: One\nslug: One\npage-type: guide\n${facts}---\n\nText.\n`;
    writeFileSync(join(folder, "files", locale, "one/index.md"), text);
  }
  const { started, nextCompile } = startWatching();
  const { renderDraft, stop: end } = await started;
  stop = end;
  await nextCompile();
  expect(readPage("/en-US/docs/One")).toContain(BANNER);

  const draft = (facts: string) =>
    `---\ntitle: One\nslug: One\npage-type: ${facts}\n---\n\nText.\n`;
  const english = { path: "en-us/one/index.md", text: draft("landing-page") };
  const drafted = (await renderDraft(english))?.document;
  expect(drafted).toMatchObject({ pageType: "landing-page", status: [] });
  expect(JSON.stringify(drafted?.body)).not.toContain(BANNER);

  const german = {
    path: "de/one/index.md",
    text: draft("guide\nstatus: [experimental]"),
  };
  expect((await renderDraft(german))?.document.status).toEqual(["deprecated"]);
});
