import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { LOCALES } from "~/domain/locales/locale";
import type { Page } from "../../compiler/core/page";

/**
 * Writes a content root with about as many pages as the public documentation has in all its
 * languages: copies of the given en-US pages, below slugs of their own, in each locale.
 *
 * @returns the paths of the written pages' files
 */
export function generateScale(
  root: string,
  { pages, count }: { pages: readonly Page[]; count: number },
): string[] {
  const copies = Math.max(1, Math.ceil(count / LOCALES.length / pages.length));
  const files: string[] = [];
  for (const locale of LOCALES)
    for (let copy = 0; copy < copies; copy++)
      for (const page of pages)
        if (files.length < count) files.push(writeCopy(root, { locale, copy, page }));
  return files;
}

/** The first copy of a page keeps its slug, so that links and macros find their pages. */
function writeCopy(
  root: string,
  { locale, copy, page }: { locale: string; copy: number; page: Page },
): string {
  const text = readFileSync(page.file, "utf8");
  const [, ...folders] = dirname(page.path).split("/");
  const prefix = copy === 0 ? "" : `Copy${copy}/`;
  const file = join(
    root,
    locale.toLowerCase(),
    prefix.toLowerCase(),
    ...folders,
    "index.md",
  );
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    text.replace(/^slug: *"?/m, (start) => start + prefix),
  );
  return file;
}
