import type { ServerBuild } from "@remix-run/node";
import { toPageOfData } from "~/http/request-kinds";
import { toRoutePath } from "./drop-routes.server";

type Routes = ServerBuild["routes"];

/** Segments of a path that are compared: enough to tell apart all areas, and the calls of an API. */
const DEPTH = 4;

/**
 * Creates a function that returns the routes that a path, or its `.data`, can match, with those around
 * them: the same object for the same routes. Remix sorts all routes that it has and compares a path with
 * one after the other, twice for each request, which was a third of the time of a short answer.
 */
export function createRoutePicker(routes: Routes): (path: string) => Routes {
  const patterns = Object.keys(routes).map(
    (id) => [id, splitPath(toRoutePath(routes, id).toLowerCase())] as const,
  );
  const known = Array.from(
    { length: DEPTH },
    (_, at) => new Set(patterns.map(([, pattern]) => pattern[at]).filter(isStatic)),
  );
  const bySegments = new Map<string, Routes>();
  const byIds = new Map<string, Routes>();
  return (path) => {
    const segments = splitPath(toPageOfData(path).toLowerCase());
    // Remix decodes a segment before it compares; it also has an address for several paths at once.
    if (path === MANIFEST_PATH || segments.some((each) => each.includes("%")))
      return routes;
    // Other segments are all alike, so that the two maps are bounded, whatever is asked for.
    const key = known.map((names, at) => pickKnown(names, segments[at])).join("/");
    let picked = bySegments.get(key);
    if (!picked) {
      const ids = patterns
        .filter(([, pattern]) => canMatch(pattern, segments))
        .map(([id]) => id);
      const name = ids.join();
      picked = byIds.get(name) ?? pick(routes, ids);
      byIds.set(name, picked);
      bySegments.set(key, picked);
    }
    return picked;
  };
}

const MANIFEST_PATH = "/__manifest";
/** Stands for a segment that no route names; no such segment has a name this short. */
const OTHER = "*";

function splitPath(path: string): string[] {
  return path.split("/").slice(1, DEPTH + 1);
}

function pickKnown(names: ReadonlySet<string>, segment = ""): string {
  return names.has(segment) ? segment : OTHER;
}

/** Tells whether a pattern such as `:locale/plus/*` can match, as far as the segments are known. */
function canMatch(pattern: readonly string[], segments: readonly string[]): boolean {
  return pattern.every((part, at) => !isStatic(part) || part === segments[at]);
}

function isStatic(part: string | undefined): part is string {
  return part !== undefined && !/^[:*]/.test(part);
}

function pick(routes: Routes, ids: readonly string[]): Routes {
  return Object.fromEntries(ids.flatMap((id) => (routes[id] ? [[id, routes[id]]] : [])));
}
