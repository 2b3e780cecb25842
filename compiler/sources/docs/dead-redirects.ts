import { readFileSync } from "node:fs";
import { join } from "node:path";
import { urlKey, parseDocUrl } from "~/domain/documents/slug";
import { memoize } from "../../core/memoize";
import type { Page } from "../../core/page";
import { describeDeadRedirect, REDIRECT_PROBLEMS } from "../../flaws/redirects";
import type { SourceFlaw } from "../../flaws/source-checks";
import { withFile } from "../../flaws/with-file";
import type { LocaleFolder } from "./list-files";
import { endAtPages, REDIRECTS_FILE, type ParsedRedirects } from "./redirects";

/**
 * Lists the redirects that lead to no page, and those from a page, which nobody follows. Targets are those
 * at the end of a file's chains, or the first page on the way.
 *
 * @param pages All pages, generated ones too.
 */
export function listDeadRedirects(
  folders: readonly LocaleFolder[],
  pages: readonly Page[],
  readRedirects: (localeFolder: string) => ParsedRedirects,
): SourceFlaw[] {
  const listKeys = memoize(() => new Set(pages.map(({ url }) => urlKey(url))));
  const isPage = (path: string): boolean => listKeys().has(urlKey(path));
  return folders.flatMap(({ name, path }) => {
    const listLines = memoize(() => readLines(path));
    return endAtPages(readRedirects(path), isPage).flatMap(({ from, to }) => {
      const [target = ""] = to.split("#", 1);
      const isFromPage = isPage(from);
      const isDead = parseDocUrl(target) !== null && !isPage(target);
      if (!isFromPage && !isDead) return [];
      const problem = isFromPage
        ? REDIRECT_PROBLEMS.page(from)
        : REDIRECT_PROBLEMS.missing(target);
      const line = listLines().get(urlKey(from)) ?? null;
      const severity = isFromPage ? "warning" : "error";
      const flaw = describeDeadRedirect(problem, { line, severity });
      return [withFile(flaw, `${name}/${REDIRECTS_FILE}`)];
    });
  });
}

/** Reads the line numbers of old paths again, which happens only for such a flaw. */
function readLines(localeFolder: string): Map<string, number> {
  const lines = readFileSync(join(localeFolder, REDIRECTS_FILE), "utf8").split("\n");
  return new Map(
    lines.map((line, index): [string, number] => {
      const [from = ""] = line.replace(/^\uFEFF/, "").split("\t", 1);
      return [urlKey(from.trim()), index + 1];
    }),
  );
}
