import type { PageStart } from "~/domain/page-start";
import { openPageData } from "./read-page-start";

type Load = (url: string) => Promise<unknown>;

/**
 * Brings the code of a page's routes and leaves it, with the loaders' data, where Remix looks for
 * it. All is asked for at the same time; what runs before what, the modules themselves know.
 */
export async function loadPage(
  { context, manifest, routes, imports, runtime }: PageStart,
  load: Load = loadModule,
): Promise<void> {
  if (runtime !== undefined) await load(runtime);
  const addresses = Object.entries(routes);
  const [modules] = await Promise.all([
    Promise.all(addresses.map(([, url]) => load(url))),
    ...[manifest, ...imports].map(load),
  ]);
  Object.assign(window, {
    __remixContext: { ...context, stream: openPageData() },
    __remixRouteModules: Object.fromEntries(
      addresses.map(([id], index) => [id, modules[index]]),
    ),
  });
}

function loadModule(url: string): Promise<unknown> {
  return import(/* @vite-ignore */ url);
}
