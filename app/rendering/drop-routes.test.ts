import type { ServerBuild } from "@remix-run/node";
import { beforeAll, expect, test } from "vitest";
import { listFeatures } from "~/domain/site/site-features";
import { dropRoutes, toRoutePath } from "./drop-routes.server";
import { ALL_FLAGS_ON } from "../../tests/support/all-flags-on";
import { readSiteRoutes } from "../../tests/support/site-routes";

/** The site's own routes, as a build has them. */
let build: ServerBuild;
const paths = new Map<string, string>();

beforeAll(async () => {
  const routes = await readSiteRoutes();
  build = { routes, assets: { routes } } as unknown as ServerBuild;
  for (const id of Object.keys(routes)) paths.set(id, toRoutePath(routes, id));
});

test("keeps every route where everything is on", () => {
  expect(paths.size).toBeGreaterThan(40);
  expect(dropRoutes(build, listFeatures(ALL_FLAGS_ON))).toEqual(build);
});

test.each([
  [
    "PLUS_ENABLED",
    /^\/(:locale\/plus|api\/v2\/(collections|updates)|api\/v1\/(plus|stripe))(\/|$)/,
  ],
  ["NEWSLETTER_ENABLED", /^\/:locale\/newsletter(\/|$)/],
  ["OFFLINE_ENABLED", /^\/:locale\/offline(\/|$)/],
  ["ADS_ENABLED", /^\/:locale\/advertising(\/|$)/],
  [
    "OBSERVATORY_ENABLED",
    /^\/(:locale\/observatory|api\/v2\/(analyze|badge|grade_distribution|recommendation_matrix|scan))(\/|$)/,
  ],
])("drops what %s is about, and nothing else", (flag, pattern) => {
  const left = dropRoutes(build, listFeatures({ ...ALL_FLAGS_ON, [flag]: false }));
  expect(Object.keys(left.assets.routes)).toEqual(Object.keys(left.routes));
  const dropped = [...paths].filter(([id]) => !(id in left.routes));
  const expected = [...paths].filter(([, path]) => pattern.test(path));
  expect(expected.length).toBeGreaterThan(0);
  expect(dropped).toEqual(expected);
});

test("leaves no route whose name speaks of Plus when that is off", () => {
  const left = dropRoutes(build, listFeatures({ ...ALL_FLAGS_ON, PLUS_ENABLED: false }));
  const named = Object.keys(left.routes).filter((id) =>
    /plus|collection|settings/.test(id),
  );
  expect(named).toEqual([]);
});
