import type { ServerBuild } from "@remix-run/node";
import { hasPath, type SiteFeature } from "~/domain/site/site-features";

/**
 * Returns the build without the routes of areas that this server lacks, so that their pages, data and
 * forms answer like any unknown address.
 */
export function dropRoutes(
  build: ServerBuild,
  features: readonly SiteFeature[],
): ServerBuild {
  const keep = <Route extends { path?: string; parentId?: string }>(
    routes: Record<string, Route>,
  ): Record<string, Route> =>
    Object.fromEntries(
      Object.entries(routes).filter(([id]) => hasPath(toRoutePath(routes, id), features)),
    );
  return {
    ...build,
    routes: keep(build.routes),
    assets: { ...build.assets, routes: keep(build.assets.routes) },
  };
}

/** The whole pattern of a route, from the root on. */
export function toRoutePath(
  routes: Readonly<Record<string, { path?: string; parentId?: string }>>,
  id: string,
): string {
  const { path = "", parentId } = routes[id] ?? {};
  const start = parentId === undefined ? "" : toRoutePath(routes, parentId);
  return path === "" ? start : `${start}/${path}`;
}
