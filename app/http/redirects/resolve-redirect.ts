import { CACHE_POLICIES } from "../caching/cache-policies";
import { encodeLocation } from "./encode-location";
import { applyFundamentalRules } from "./fundamental/apply-rules";
import {
  correctLocaleCase,
  correctSlash,
  insertLocale,
  preferLocale,
} from "./locale-steps";
import { isServicePath } from "./page-path";
import {
  collapseLeadingSlashes,
  correctAreaCase,
  correctCase,
  correctSectionCase,
  correctSuffixCase,
  followMovedPage,
} from "./page-steps";
import type { Hop, PageIndex, RedirectRequest, RedirectStep } from "./redirect-step";

/** In order of precedence: the first step that changes the path wins, then all steps run again. */
const STEPS: readonly RedirectStep[] = [
  collapseLeadingSlashes,
  correctSuffixCase,
  correctCase,
  applyFundamentalRules,
  insertLocale,
  correctLocaleCase,
  correctSectionCase,
  correctAreaCase,
  preferLocale,
  correctSlash,
  followMovedPage,
];

/** Guards against redirect loops; real chains are shorter. */
const MAX_HOPS = 12;

export interface Redirect {
  location: string;
  status: 301 | 302;
  cacheControl: string;
  /** True when the cookie or Accept-Language decided. */
  variesByVisitor: boolean;
}

/** Resolves all redirects of a request into one; null when the path is canonical. */
export function resolveRedirect(
  request: RedirectRequest,
  pages: PageIndex,
): Redirect | null {
  const hops = followSteps(request, pages);
  const last = hops.at(-1);
  if (!last || (last.to === request.path && !request.hasEncodedSlash)) return null;
  const variesByVisitor = hops.some((hop) => hop.cache === "visitor");
  const search = hops.some((hop) => hop.dropsQuery) ? "" : request.search;
  return {
    location: encodeLocation(last.to, search, last.fragment),
    status: hops.every((hop) => hop.status === 301) ? 301 : 302,
    cacheControl: CACHE_POLICIES[variesByVisitor ? "never" : shortestOf(hops)],
    variesByVisitor,
  };
}

function shortestOf(hops: readonly Hop[]): "page" | "redirect" {
  return hops.some((hop) => hop.cache === "short") ? "page" : "redirect";
}

function followSteps(request: RedirectRequest, pages: PageIndex): Hop[] {
  const hops: Hop[] = [];
  let { path } = request;
  let current = request;
  while (hops.length < MAX_HOPS) {
    const hop = findNextHop(path, current, pages);
    if (!hop) return hops;
    hops.push(hop);
    // Stops at another site or a part of a page, where no step applies.
    if (!hop.to.startsWith("/") || hop.fragment !== undefined) return hops;
    path = hop.to;
    current = { ...request, hasEncodedSlash: false };
  }
  return [];
}

function findNextHop(
  path: string,
  request: RedirectRequest,
  pages: PageIndex,
): Hop | null {
  if (isServicePath(path)) return null;
  for (const step of STEPS) {
    const hop = step(path, request, pages);
    if (hop) return hop;
  }
  return null;
}
