import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseUrl } from "~/domain/http/parse-url";
import { urlKey, parseDocUrl } from "~/domain/documents/slug";
import type { Redirect } from "../../core/site";
import { decodePath } from "../../core/urls";
import { describeUnreadable } from "../../flaws/files";
import {
  describeBadRedirect,
  describeFixableRedirect,
  REDIRECT_PROBLEMS,
} from "../../flaws/redirects";
import type { SourceFlawReport } from "../../flaws/source-checks";
import { isLinkOrPipe, isMissing } from "../folder-listings";

export interface ParsedRedirects {
  redirects: Redirect[];
  /** Targets on the way of each chain of several hops, by its old path. */
  chains: ReadonlyMap<string, readonly string[]>;
  flaws: SourceFlawReport[];
}

/** The file's name in a locale folder. */
export const REDIRECTS_FILE = "_redirects.txt";
const NO_REDIRECTS: ParsedRedirects = { redirects: [], chains: new Map(), flaws: [] };
const SURROGATE = /[\uD800-\uDFFF]/;
const TO = /^(?:\/[^/]+\/(?:docs\/.|$)|https:\/\/.)/;

/** Reads a locale folder's `_redirects.txt`; without the file, there are no redirects. */
export function readRedirects(localeFolder: string): ParsedRedirects {
  const file = join(localeFolder, REDIRECTS_FILE);
  try {
    if (isLinkOrPipe(file)) return NO_REDIRECTS;
    return parseRedirects(readFileSync(file, "utf8"));
  } catch (error) {
    if (isMissing(error)) return NO_REDIRECTS;
    if (!(error instanceof Error) || !("code" in error)) throw error;
    return { ...NO_REDIRECTS, flaws: [describeUnreadable(String(error.code))] };
  }
}

/**
 * Parses lines `FROM<TAB>TO` and comments after `#`. Chains are shortened to one hop; cycles, repeated lines
 * and lines out of order are flaws.
 */
export function parseRedirects(text: string): ParsedRedirects {
  const flaws: SourceFlawReport[] = [];
  const targets = new Map<string, Redirect & { line: number }>();
  const reportFixable = (problem: string, line: number): void =>
    void flaws.push(describeFixableRedirect(problem, { line, severity: "error" }));
  let before = "";
  text.split("\n").forEach((raw, index) => {
    const line = raw.replace(/^\uFEFF/, "").trimEnd();
    if (line === "" || line.startsWith("#")) return;
    const [from = "", to = "", ...rest] = line.split("\t").map((part) => part.trim());
    const problem = checkLine(from, to, rest.length);
    if (problem !== null) {
      flaws.push(describeBadRedirect(problem, index + 1));
      return;
    }
    if (compareOldPaths(before, from) > 0)
      reportFixable(REDIRECT_PROBLEMS.order(from, before), index + 1);
    before = from;
    const known = targets.get(urlKey(from));
    if (!known) targets.set(urlKey(from), { from, to, line: index + 1 });
    else if (known.to === to) reportFixable(REDIRECT_PROBLEMS.twice(from), index + 1);
    else
      flaws.push(describeBadRedirect(REDIRECT_PROBLEMS.taken(from, known.to), index + 1));
  });
  const chains = new Map<string, readonly string[]>();
  const redirects = [...targets.values()].flatMap((redirect) => {
    const way = followChain(redirect, targets);
    const to = way?.at(-1);
    if (way && way.length > 1) chains.set(redirect.from, way);
    if (to !== undefined) return [{ from: redirect.from, to }];
    flaws.push(
      describeBadRedirect(REDIRECT_PROBLEMS.cycle(redirect.from), redirect.line),
    );
    return [];
  });
  return { redirects, chains, flaws };
}

/** Compares old paths by their bytes, as a redirect file is sorted. */
export function compareOldPaths(one: string, other: string): number {
  // The order of UTF-16 is another one only behind a surrogate.
  if (one <= other && !SURROGATE.test(one)) return one === other ? 0 : -1;
  return Buffer.compare(Buffer.from(one), Buffer.from(other));
}

function checkLine(from: string, to: string, extra: number): string | null {
  if (to === "" || extra > 0) return REDIRECT_PROBLEMS.shape();
  if (!parseDocUrl(from)) return REDIRECT_PROBLEMS.from(from);
  if (from.endsWith("/") || decodePath(from) !== from)
    return REDIRECT_PROBLEMS.encoded(from);
  if (!TO.test(to)) return REDIRECT_PROBLEMS.to(to);
  if (to.startsWith("https://") && !parseUrl(to)) return REDIRECT_PROBLEMS.address(to);
  return null;
}

/** Ends each chain at the first page on its way, because readers there are redirected no further. */
export function endAtPages(
  { redirects, chains }: ParsedRedirects,
  isPage: (path: string) => boolean,
): Redirect[] {
  return redirects.map((redirect) => {
    const way = chains.get(redirect.from) ?? [];
    const to = way.find((target) => isPage(target.split("#", 1)[0] ?? ""));
    return to === undefined ? redirect : { from: redirect.from, to };
  });
}

/** Lists the targets up to the last one; null for a cycle. */
function followChain(
  start: Redirect,
  targets: ReadonlyMap<string, Redirect>,
): string[] | null {
  const seen = new Set([urlKey(start.from)]);
  let { to } = start;
  const way = [to];
  for (;;) {
    const [path = "", hash] = to.split("#", 2);
    const next = targets.get(urlKey(path));
    if (!next) return way;
    if (seen.has(urlKey(path))) return null;
    seen.add(urlKey(path));
    to = hash === undefined || next.to.includes("#") ? next.to : `${next.to}#${hash}`;
    way.push(to);
  }
}
