import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/node";
import type { Site } from "./open-development-site.server";
import { serveStaticFiles } from "../answers/serve-static-files.server";

/** There is nothing built yet. */
export class MissingBuildError extends Error {
  override readonly name = "MissingBuildError";

  constructor() {
    super(
      "The app is not built: run `npm run build`, or `npm start`, which does it for you",
    );
  }
}

/** What `npm run build` has made below `root`. Loaded now, so that the first reader need not wait. */
export async function openBuiltSite(root: string): Promise<Site> {
  const entry = resolve(root, "build/server/index.js");
  if (!existsSync(entry)) throw new MissingBuildError();
  const build = (await import(pathToFileURL(entry).href)) as ServerBuild;
  return {
    serveFiles: serveStaticFiles(root),
    build: () => Promise.resolve(build),
    // A reader loads the new content with the next page.
    refresh: () => undefined,
    close: () => Promise.resolve(),
  };
}
