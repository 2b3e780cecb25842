import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { fixturePath } from "../../tests/support/compile-site";
import { rescan } from "../sources/scan";
import { openJob } from "./compile-job";
import { createCompileSession, type CompileSession } from "./compile-session";

const DIALOG = "/en-US/docs/Web/HTML/Reference/Elements/dialog";
const MOVED = `${DIALOG}ue`;
const REDIRECTS = "en-us/_redirects.txt";
const { platform } = createCompileSession();

test.each([
  ["by another process", false],
  ["by a session", true],
])("a redirect takes a generated page's place when compiled %s", async (_by, isKept) => {
  const folder = mkdtempSync(join(tmpdir(), "reference-pages-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const root = join(folder, "files");
  const kept = createSession();
  async function list(files: Readonly<Record<string, string>>) {
    for (const [path, text] of Object.entries(files)) write(join(root, path), text);
    if (kept.scan) rescan(kept.scan, Object.keys(files).map(toFile), [root]);
    const { docs } = await openJob(toOptions(root), isKept ? kept : createSession());
    const flaws = docs.flaws.map(({ message }) => message);
    return { urls: new Set(docs.pages.map(({ url }) => url)), flaws };
  }
  const toFile = (path: string) => join(root, path);
  const page = { [fixturePath(MOVED)]: toText(MOVED) };

  const before = await list({ ...page, [REDIRECTS]: "#" });
  expect([before.urls.has(MOVED), before.urls.has(DIALOG)]).toEqual([true, true]);
  const after = await list({ [REDIRECTS]: `#  ${DIALOG}\n${DIALOG}\t${MOVED}\n` });
  expect([after.urls.has(MOVED), after.urls.has(DIALOG)]).toEqual([true, false]);
  expect(after.flaws).toEqual([]);
  const again = await list({ [REDIRECTS]: `${DIALOG}\t${DIALOG}x\n` });
  expect(again.urls.has(DIALOG)).toBe(true);
});

function createSession(): CompileSession {
  return { ...createCompileSession(), platform };
}

function toOptions(root: string) {
  return {
    contentRoot: root,
    translatedRoot: root,
    storeFile: join(dirname(root), "content.sqlite"),
    shippedSidebars: join(root, "none"),
    siteName: "Docs",
    isPublicSource: false,
    platformReference: true,
    skipsHistory: true,
  };
}

function toText(url: string): string {
  return `---\ntitle: A page\nslug: ${url.replace(/^.*\/docs\//, "")}\n---\n\nText.\n`;
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
