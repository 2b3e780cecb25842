import { urlKey } from "~/domain/documents/slug";
import type { Redirect } from "../../core/site";
import { splitHash } from "../../core/urls";

/** Targets by key of the old path. */
type Moves = ReadonlyMap<string, string>;

export function toMoves(pairs: readonly Redirect[]): Moves {
  return new Map(pairs.map(({ from, to }) => [urlKey(from), to]));
}

/**
 * Follows an old path to the end of its chain. `to` is null for a cycle and for a path that is
 * not moved; `passed` lists the keys on the way. A fragment is kept unless a later target has
 * its own.
 */
export function followMoves(
  from: string,
  moves: Moves,
): { to: string | null; passed: string[] } {
  const passed: string[] = [];
  let to: string | null = null;
  // Addresses of old sites may contain the sign itself.
  const isWhole = moves.has(urlKey(from));
  let { path, hash } = isWhole ? { path: from, hash: "" } : splitHash(from);
  for (;;) {
    const next = moves.get(urlKey(path));
    if (next === undefined) return { to, passed };
    if (passed.includes(urlKey(path))) return { to: null, passed };
    passed.push(urlKey(path));
    const target = splitHash(next);
    path = target.path;
    hash = target.hash || hash;
    to = path + hash;
  }
}

/** Shortens every chain to one hop, and leaves out the members of cycles. */
export function shortCut(pairs: readonly Redirect[], all: readonly Redirect[] = pairs) {
  const moves = toMoves(all);
  return pairs.flatMap(({ from }) => {
    const { to } = followMoves(from, moves);
    return to === null ? [] : [{ from, to }];
  });
}

/**
 * Separates new pairs into real moves and targets of pairs that differ in case only, which are
 * no redirects because look-ups ignore case.
 */
export function splitByCase(pairs: readonly Redirect[]): {
  moves: Redirect[];
  caseTargets: string[];
} {
  const isCase = ({ from, to }: Redirect): boolean => urlKey(from) === urlKey(to);
  return {
    moves: pairs.filter((pair) => !isCase(pair)),
    caseTargets: pairs.filter(isCase).map(({ to }) => to),
  };
}

/** Gives existing targets the case of these addresses. */
export function correctCase(
  pairs: readonly Redirect[],
  addresses: readonly string[],
): Redirect[] {
  const known = new Map(addresses.map((address) => [urlKey(address), address]));
  return pairs.map(({ from, to }) => {
    const { path, hash } = splitHash(to);
    return { from, to: (known.get(urlKey(path)) ?? path) + hash };
  });
}

/** Leaves out old pairs whose old path is the target of a new one: that page is back. */
export function dropConflicting(
  pairs: readonly Redirect[],
  added: readonly Redirect[],
): Redirect[] {
  const targets = new Set(added.map(({ to }) => urlKey(splitHash(to).path)));
  return pairs.filter(({ from }) => !targets.has(urlKey(from)));
}

/** Decodes an address as far as its meaning stays: `%40` in a path, nothing reserved in a URL. */
export function decodeRedirect(url: string): string {
  try {
    return url.includes("://") ? decodeURI(url) : decodeURIComponent(url);
  } catch {
    return url;
  }
}
