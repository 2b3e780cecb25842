import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { rmSync } from "node:fs";
import { onTestFinished } from "vitest";
import { toFolder, toLeaf, parseDocUrl } from "~/domain/documents/slug";
import { openContentRoots, type Content } from "./pages/content-roots";

export interface TestContent {
  content: Content;
  /** The content root, `files`. */
  root: string;
  /** A folder beside it for journals. */
  data: string;
  /** Returns all files by path below the root. */
  readAll(): Record<string, string>;
  read(path: string): string;
  write(path: string, text: string): void;
}

/**
 * Writes a content root to a temporary folder, which the running test removes at its end. Keys
 * are addresses of pages with their body, or paths below the root with the whole text.
 */
export function createContent(files: Readonly<Record<string, string>>): TestContent {
  const folder = mkdtempSync(join(tmpdir(), "authoring-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const root = join(folder, "files");
  mkdirSync(join(root, "en-us"), { recursive: true });
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const [key, text] of Object.entries(files)) {
    const page = parseDocUrl(key);
    if (!page) write(key, text);
    else
      write(
        `${page.locale.toLowerCase()}/${toFolder(page.slug)}/index.md`,
        pageText(page.slug, text),
      );
  }
  return {
    content: openContentRoots({ contentRoot: root, translatedRoot: root }),
    root,
    data: join(folder, "data"),
    readAll: () => readFolder(root),
    read: (path) => readFileSync(join(root, path), "utf8"),
    write,
  };
}

export function pageText(slug: string, body: string): string {
  return `---\ntitle: ${toLeaf(slug)}\nslug: ${slug}\n---\n\n${body}\n`;
}

function readFolder(root: string): Record<string, string> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Object.fromEntries(
    files
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((path) => [relative(root, path), readFileSync(path, "latin1")]),
  );
}
