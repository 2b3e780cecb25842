import type { ServerBuild } from "@remix-run/node";
import { expect, test } from "vitest";
import { narrowBuild } from "./narrow-build.server";

const ROUTES: Record<string, { parentId?: string; path?: string; index?: true }> = {
  root: { path: "" },
  "routes/$": { parentId: "root", path: "*" },
  "routes/$locale": { parentId: "root", path: ":locale" },
  "routes/$locale._index": { parentId: "routes/$locale", index: true },
  "routes/$locale.docs.$": { parentId: "routes/$locale", path: "docs/*" },
  "routes/$locale.about": { parentId: "routes/$locale", path: "about" },
  "routes/$locale.plus": { parentId: "routes/$locale", path: "plus" },
  "routes/$locale.plus.settings": { parentId: "routes/$locale.plus", path: "settings" },
  "routes/$locale.maybe": { parentId: "routes/$locale", path: "maybe?/x" },
  "routes/api.whoami": { parentId: "root", path: "api/whoami" },
};

const routes = Object.fromEntries(
  Object.entries(ROUTES).map(([id, route]) => [id, { id, ...route }]),
);
const build = { routes, assets: { routes, version: "1" } } as unknown as ServerBuild;

const COMMON = ["root", "routes/$", "routes/$locale", "routes/$locale._index"];

function listExtra(path: string): string[] {
  const known = [...COMMON, "routes/$locale.docs.$", "routes/$locale.maybe"];
  const part = narrowBuild(build)(path);
  expect(Object.keys(part.assets.routes)).toEqual(Object.keys(part.routes));
  expect(Object.keys(part.routes)).toEqual(expect.arrayContaining(known));
  return Object.keys(part.routes).filter((id) => !known.includes(id));
}

test.each([
  ["/en-US/docs/Web/CSS", []],
  ["/en-US/docs/Web/CSS.data", []],
  ["/en-US/about", ["routes/$locale.about"]],
  ["/en-US/ABOUT/", ["routes/$locale.about"]],
  ["/en-US/abo%75t", ["routes/$locale.about", "routes/$locale.plus"]],
  ["/en-US/about.data", ["routes/$locale.about"]],
  ["/en-US/plus/settings", ["routes/$locale.plus", "routes/$locale.plus.settings"]],
  ["/en-US/about/other", []],
  ["/api/whoami", ["routes/api.whoami"]],
  ["/_root.data", []],
  ["/", []],
])("leaves of the routes those that %s could mean", (path, extra) => {
  expect(listExtra(path)).toEqual(extra);
});

test("gives the same part for all paths of the same routes", () => {
  const find = narrowBuild(build);
  expect(find("/en-US/docs/a")).toBe(find("/fr/docs/b/c"));
  expect(find("/en-US/docs/a")).not.toBe(find("/en-US/about"));
});

test("gives all of them to who asks for routes", () => {
  expect(narrowBuild(build)("/__manifest")).toBe(build);
});
