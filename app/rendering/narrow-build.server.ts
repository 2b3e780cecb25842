import type { ServerBuild } from "@remix-run/node";
import { IN_PLACE_ROUTES } from "~/domain/site/in-place-routes";
import { isSingleFetch } from "~/http/request-targets/is-single-fetch";

interface Pattern {
  /** The route and those above it. */
  ids: readonly string[];
  segments: readonly string[];
}

/**
 * Remix compares each path with every route, several times for one page, and that is more work
 * than most pages are. So a page gets a build of the few routes that its path could mean; which of
 * them it does is still for Remix to say.
 *
 * @returns The part of the build for a path: always the same object for the same routes.
 */
export function narrowBuild(build: ServerBuild): (path: string) => ServerBuild {
  const patterns = Object.keys(build.routes).map((id) => toPattern(build, id));
  const parts = new Map<string, ServerBuild>();
  return (path) => {
    if (path === "/__manifest") return build;
    const segments = splitPath(isSingleFetch(path) ? toPagePath(path) : path);
    const found = patterns.filter((pattern) => couldMean(pattern.segments, segments));
    const ids = new Set([...IN_PLACE_ROUTES, ...found.flatMap((pattern) => pattern.ids)]);
    const key = [...ids].join();
    const part = parts.get(key) ?? pickRoutes(build, ids);
    parts.set(key, part);
    return part;
  };
}

function toPattern({ routes }: ServerBuild, id: string): Pattern {
  const ids: string[] = [];
  const paths: string[] = [];
  for (let at: string | undefined = id; at !== undefined; at = routes[at]?.parentId) {
    ids.unshift(at);
    paths.unshift(routes[at]?.path ?? "");
  }
  return { ids, segments: splitPath(paths.join("/")) };
}

/** `/_root.data` is that of the page at the top. */
function toPagePath(path: string): string {
  return path.replace(/\.data$/, "").replace(/^\/_root$/, "/");
}

function splitPath(path: string): string[] {
  return path.split("/").filter((segment) => segment !== "");
}

/** In doubt yes: only what can't fit is left out. Escapes are not looked into. */
function couldMean(pattern: readonly string[], path: readonly string[]): boolean {
  const end = pattern.indexOf("*");
  const fixed = end === -1 ? pattern : pattern.slice(0, end);
  if (fixed.some((segment) => segment.endsWith("?"))) return true;
  if (end === -1 ? path.length !== fixed.length : path.length < fixed.length)
    return false;
  return fixed.every((segment, at) => {
    const given = path[at] ?? "";
    return (
      segment.startsWith(":") ||
      given.includes("%") ||
      segment.toLowerCase() === given.toLowerCase()
    );
  });
}

function pickRoutes(build: ServerBuild, ids: ReadonlySet<string>): ServerBuild {
  const pick = <Route>(routes: Record<string, Route>): Record<string, Route> =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)));
  return {
    ...build,
    routes: pick(build.routes),
    assets: { ...build.assets, routes: pick(build.assets.routes) },
  };
}
