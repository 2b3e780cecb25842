import { resolve } from "node:path";
import type { ServerBuild } from "@remix-run/node";

interface Entry {
  id: string;
  path?: string;
  index?: boolean;
  children?: Entry[];
}

/** Reads the site's own routes, without their modules, as a build has them. */
export async function readSiteRoutes(): Promise<ServerBuild["routes"]> {
  // Where Remix's own command would have looked for them.
  Object.assign(globalThis, { __remixAppDirectory: resolve("app") });
  const { default: config } = await import("~/routes");
  const root = { id: "root", path: "", children: (await config) as Entry[] };
  return Object.fromEntries(
    listRoutes([root]).map((route) => [route.id, route]),
  ) as unknown as ServerBuild["routes"];
}

function listRoutes(entries: readonly Entry[], parentId?: string): Entry[] {
  return entries.flatMap(({ children = [], ...route }) => [
    { ...route, ...(parentId !== undefined && { parentId }) },
    ...listRoutes(children, route.id),
  ]);
}
