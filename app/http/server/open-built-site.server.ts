import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/node";
import { DOCUMENT_ROUTES } from "~/domain/site/document-routes";
import type { Site } from "./open-development-site.server";
import { serveStaticFiles } from "../answers/serve-static-files.server";
import { readWorker } from "../answers/serve-worker.server";

/** The app has not been built. */
export class MissingBuildError extends Error {
  override readonly name = "MissingBuildError";

  constructor() {
    super(
      "The app is not built: run `npm run build`, or `npm start`, which does it for you",
    );
  }
}

/** Loads the output of `npm run build` below `root` eagerly, so that the first request is fast. */
export async function openBuiltSite(root: string): Promise<Site> {
  const entry = resolve(root, "build/server/index.js");
  if (!existsSync(entry)) throw new MissingBuildError();
  const build = (await import(pathToFileURL(entry).href)) as ServerBuild;
  return {
    worker: readWorker(root),
    serveFiles: serveStaticFiles(root),
    build: () => Promise.resolve(build),
    readStyles: () => Promise.resolve(listStyles(build)),
    // Not needed: readers get new content with the next page.
    refresh: () => undefined,
    close: () => Promise.resolve(),
  };
}

/** Style sheets of a document with parts of all kinds. */
function listStyles({ assets, entry }: ServerBuild): string[] {
  // The server entry exports more than Remix knows of.
  const { ARTICLE_STYLES } = entry.module as unknown as {
    ARTICLE_STYLES: readonly { url: string }[];
  };
  return [
    ...DOCUMENT_ROUTES.flatMap((id) => assets.routes[id]?.css ?? []),
    ...ARTICLE_STYLES.map(({ url }) => url),
  ];
}
