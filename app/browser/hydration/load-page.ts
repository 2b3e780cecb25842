import type { HydrationData } from "~/domain/site/hydration-data";
import { openPageData } from "./read-hydration-data";

type Load = (url: string) => Promise<unknown>;

/**
 * Loads the modules of a page's routes and stores them, with the loader data, in the
 * globals that Remix reads. All are requested in parallel; the modules' own imports
 * determine their order.
 */
export async function loadPage(
  { context, manifest, matches, runtime }: HydrationData,
  load: Load = loadModule,
): Promise<void> {
  if (runtime !== undefined) await load(runtime);
  const routes = Object.entries(manifest.routes).filter(([id]) => matches.includes(id));
  const imports = new Set(routes.flatMap(([, route]) => route.imports ?? []));
  const [modules] = await Promise.all([
    Promise.all(routes.map(([, { module }]) => load(module))),
    ...[...imports].map(load),
  ]);
  Object.assign(window, {
    __remixContext: { ...context, stream: openPageData() },
    __remixManifest: manifest,
    __remixRouteModules: Object.fromEntries(
      routes.map(([id], index) => [id, modules[index]]),
    ),
  });
}

function loadModule(url: string): Promise<unknown> {
  return import(/* @vite-ignore */ url);
}
