import { isSingleFetch } from "../request-targets/is-single-fetch";
import { parsePagePath } from "../redirects/page-path";

/** Service paths by their first segments; the more exact come first. */
const SERVICES: readonly (readonly [prefix: string, name: string])[] = [
  ["/assets/", "asset"],
  ["/api/v1/search", "search-api"],
  ["/api/v1/whoami", "whoami"],
  ["/api/", "api"],
  ["/users/", "sign-in"],
  ["/events/", "event"],
  ["/healthz", "health"],
  ["/readyz", "health"],
  ["/pong/", "placement"],
  ["/pimg/", "placement"],
  ["/submit/", "telemetry"],
  ["/sitemap", "sitemap"],
];

/** Sections of pages that are counted by their own name. */
const SECTIONS: ReadonlySet<string> = new Set([
  "blog",
  "curriculum",
  "docs",
  "play",
  "plus",
  "search",
]);

/**
 * What kind of request a path is: one of few words, whatever clients send, since each word is a
 * series of numbers that is kept for ever.
 */
export function toRouteClass(path: string): string {
  const service = SERVICES.find(([prefix]) => path.startsWith(prefix));
  if (service) return service[1];
  const { locale, section, rest } = parsePagePath(path);
  if (locale === null) return "other";
  const name = section.replace(/\.data$/, "");
  const kind = rest === "" || rest === "/" ? "home" : SECTIONS.has(name) ? name : "page";
  return isSingleFetch(path) ? `${kind}-data` : kind;
}
