import { findTopSection } from "~/domain/site/find-section";
import { isPageData, toPageOfData } from "../request-kinds";
import { parsePagePath } from "../redirects/page-path";

/** Service paths by prefix; more specific prefixes come first. */
const SERVICES: readonly (readonly [prefix: string, name: string])[] = [
  ["/assets/", "asset"],
  ["/api/v1/search", "search-api"],
  ["/api/v1/whoami", "whoami"],
  ["/api/", "api"],
  ["/mcp", "mcp"],
  ["/users/", "sign-in"],
  ["/events/", "event"],
  ["/healthz", "health"],
  ["/readyz", "health"],
  ["/pong/", "placement"],
  ["/pimg/", "placement"],
  ["/submit/", "telemetry"],
  ["/sitemap", "sitemap"],
];

const OTHER = "other";
const DATA_SUFFIX = "-data";
const NO_PAGES: ReadonlySet<string> = new Set([
  ...SERVICES.map(([, name]) => name),
  OTHER,
]);

/**
 * Returns the bounded metrics label of a path (low cardinality), because each label value creates a
 * time series.
 */
export function toRouteClass(path: string): string {
  const service = SERVICES.find(([prefix]) => path.startsWith(prefix));
  if (service) return service[1];
  const { locale, section } = parsePagePath(path);
  if (locale === null) return OTHER;
  const kind = findTopSection(toPageOfData(section))?.metric ?? "page";
  return isPageData(path) ? kind + DATA_SUFFIX : kind;
}

/** Returns true for the label of whole pages, false for that of data, files and services. */
export function isPageClass(label: string): boolean {
  return !NO_PAGES.has(label) && !label.endsWith(DATA_SUFFIX);
}
