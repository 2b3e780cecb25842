import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import { toPageOfData } from "~/http/request-kinds";
import type { RouteKind } from "~/http/limits/limit-methods";
import { toRoutePath } from "./drop-routes.server";

/** Finds what the route of an encoded path does with a POST. */
export function createRouteKindLookup(
  build: () => Promise<ServerBuild>,
): (path: string) => Promise<RouteKind> {
  return async (path) => {
    const { routes } = await build();
    const patterns = Object.keys(routes).map((id) => ({
      id,
      path: toRoutePath(routes, id),
    }));
    const [match] = matchRoutes(patterns, toPageOfData(path)) ?? [];
    const route = match && routes[match.route.id];
    if (route?.module.action !== undefined) return "form";
    return route && route.module.default === undefined ? "data" : "page";
  };
}
