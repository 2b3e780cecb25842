import { matchRoutes } from "@remix-run/react";
import type { ServerBuild } from "@remix-run/node";
import { beforeAll, expect, test } from "vitest";
import { toRoutePath } from "./drop-routes.server";
import { createRoutePicker } from "./pick-routes.server";
import { readSiteRoutes } from "../../tests/support/site-routes";

type Routes = ServerBuild["routes"];
type RouteObject = Parameters<typeof matchRoutes>[0][number];

let routes: Routes;
let patterns: string[];

beforeAll(async () => {
  routes = await readSiteRoutes();
  patterns = Object.keys(routes).map((id) => toRoutePath(routes, id));
});

/** Ids of the routes around a page and its own, as Remix finds them. */
function match(routes: Routes, path: string): string[] {
  const list = (parentId?: string): RouteObject[] =>
    Object.values(routes)
      .filter((route) => route.parentId === parentId)
      .map(({ id, path, index }) =>
        index
          ? { id, ...(path !== undefined && { path }), index: true }
          : { id, ...(path !== undefined && { path }), children: list(id) },
      );
  return (matchRoutes(list(), path) ?? []).map(({ route }) => route.id ?? "");
}

/** Paths that have the static segments of one pattern behind those of another, among others. */
function listPaths(): string[] {
  const whole = patterns.map((pattern) =>
    pattern.replace(/:\w+/g, "some").replace("*", "a/b/c"),
  );
  const ends = whole.flatMap((path) => [
    path.slice(0, path.lastIndexOf("/")),
    `${path}/x`,
  ]);
  const mixed = whole.flatMap((path) =>
    whole.map((other) => [...path.split("/").slice(0, 3), ...other.split("/").slice(2)]),
  );
  return [...whole, ...ends, ...mixed.map((segments) => segments.join("/")), "/", "/x.y"];
}

test("finds the same routes among those picked as among all", () => {
  const pickRoutes = createRoutePicker(routes);
  const paths = [...new Set(listPaths())];
  expect(paths.length).toBeGreaterThan(1000);
  const wrong = paths.filter(
    (path) => match(pickRoutes(path), path).join() !== match(routes, path).join(),
  );
  expect(wrong).toEqual([]);
});

test.each(["/API/v1/Whoami", "/%61pi/v1/whoami", "/en-US/PLUS/settings/"])(
  "%s is no other page for being written differently",
  (path) => {
    const pickRoutes = createRoutePicker(routes);
    expect(match(pickRoutes(path), path)).toEqual(match(routes, path));
    expect(match(routes, path).length).toBeGreaterThan(1);
  },
);

test("picks a few routes, the same ones for a page and its data, whatever is asked for", () => {
  const pickRoutes = createRoutePicker(routes);
  const document = pickRoutes("/en-US/docs/Web/CSS");
  expect(Object.keys(document).length).toBeLessThan(8);
  expect(pickRoutes("/de/docs/Glossary.data")).toBe(document);
  expect(pickRoutes("/ja/docs/Web/CSS/%40media")).toBe(document);
  expect(Object.keys(pickRoutes("/api/v1/whoami")).length).toBeLessThan(8);
  const sets = new Set(listPaths().map((path) => pickRoutes(path)));
  expect(sets.size).toBeLessThan(patterns.length * 2);
});

test("has all routes for the answer that names routes to the browser", () => {
  expect(createRoutePicker(routes)("/__manifest")).toBe(routes);
});

test("ignores the case of a route's own path, as Remix does", () => {
  const root = { id: "root", path: "", module: { default: () => null } };
  const route = { ...root, id: "a", parentId: "root", path: "Some/PAGE" };
  const pickRoutes = createRoutePicker({ root, a: route });
  expect(Object.keys(pickRoutes("/some/Page"))).toEqual(["root", "a"]);
});
