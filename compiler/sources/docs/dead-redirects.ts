import { readFileSync } from "node:fs";
import { join } from "node:path";
import { urlKey, parseDocUrl } from "~/domain/documents/slug";
import { memoize } from "../../core/memoize";
import type { Page } from "../../core/page";
import type { Redirect } from "../../core/site";
import { describeFixableRedirect, REDIRECT_PROBLEMS } from "../../flaws/redirects";
import type { SourceFlaw } from "../../flaws/source-checks";
import { withFile } from "../../flaws/with-file";
import type { LocaleFolder } from "./list-files";
import { endAtPages, REDIRECTS_FILE, type ParsedRedirects } from "./redirects";

/**
 * Lists the redirects that lead to no page, those from a page, which nobody follows, and those that lead to their
 * end over others. Targets are those at the end of a file's chains, or the first page on the way.
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
    const parsed = readRedirects(path);
    return endAtPages(parsed, isPage).flatMap((redirect) => {
      const line = (): number | null => listLines().get(urlKey(redirect.from)) ?? null;
      const [first] = parsed.chains.get(redirect.from) ?? [];
      return listProblems(redirect, first, isPage).map(({ problem, severity }) =>
        withFile(
          describeFixableRedirect(problem, { line: line(), severity }),
          `${name}/${REDIRECTS_FILE}`,
        ),
      );
    });
  });
}

interface RedirectProblem {
  problem: string;
  severity: "error" | "warning";
}

/** `first` is the written target of a redirect that leads on from there. */
function listProblems(
  { from, to }: Redirect,
  first: string | undefined,
  isPage: (path: string) => boolean,
): RedirectProblem[] {
  if (isPage(from))
    return [{ problem: REDIRECT_PROBLEMS.page(from), severity: "warning" }];
  const [target = ""] = to.split("#", 1);
  const isDead = parseDocUrl(target) !== null && !isPage(target);
  const isChain = first !== undefined && first !== to;
  const problems = [
    ...(isChain ? [REDIRECT_PROBLEMS.chain(from, { to: first, end: to })] : []),
    ...(isDead ? [REDIRECT_PROBLEMS.missing(target)] : []),
  ];
  return problems.map((problem) => ({ problem, severity: "error" }));
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
