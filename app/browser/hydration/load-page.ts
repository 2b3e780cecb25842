import {
  HYDRATION_DATA_ID,
  type HydrationData,
  PAGE_DATA_ID,
  type StartData,
} from "~/domain/site/hydration-data";

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

/** Start of the page from the end of its body; null on a page that is not one of the router's. */
export function readHydrationData(): StartData | null {
  const json = findText(HYDRATION_DATA_ID);
  return json === null ? null : (JSON.parse(json) as StartData);
}

/** Loader data as a stream, as the router expects it. */
function openPageData(): ReadableStream<Uint8Array> {
  const { body } = new Response(findText(PAGE_DATA_ID) ?? "");
  if (!body) throw new Error("The page has no loader data");
  return body;
}

/** Only direct children of the body, because articles cannot place scripts there. */
function findText(id: string): string | null {
  return document.querySelector(`body > script#${id}`)?.textContent ?? null;
}
