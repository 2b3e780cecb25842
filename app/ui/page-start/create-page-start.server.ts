import type { EntryContext } from "@remix-run/node";
import { findHydration } from "~/domain/page-handle";
import type { PageStart } from "~/domain/page-start";
import type { PageStartTexts } from "./page-start";

/**
 * What a page says to the browser about how to go on. Takes the stream of data out of the
 * context, so that Remix's own way of sending it has nothing left to do.
 *
 * @param isSignedIn Whose pages do something of their own accord, so that nothing may wait.
 */
export async function createPageStart(
  context: EntryContext,
  { isSignedIn }: { isSignedIn: boolean },
): Promise<PageStartTexts & { preloads: string[] }> {
  const { manifest, serverHandoffString, serverHandoffStream } = context;
  delete context.serverHandoffStream;
  const { routes, imports } = listModules(context);
  const runtime = findDevelopmentRuntime(manifest);
  const hydrate =
    // A developer wants to see each change of a component.
    isSignedIn || runtime !== undefined ? "at-once" : findPageHydration(context);
  const start: PageStart = {
    hydrate,
    context: JSON.parse(serverHandoffString ?? "{}") as Record<string, unknown>,
    manifest: manifest.url,
    routes,
    imports,
    runtime,
  };
  return {
    entry: manifest.entry.module,
    start: escapeScript(JSON.stringify(start)),
    data: escapeScript(await new Response(serverHandoffStream ?? null).text()),
    preloads:
      hydrate === "at-once" ? [...imports, manifest.url, ...Object.values(routes)] : [],
  };
}

/** Not in the types: what the development server adds, to run before any component does. */
function findDevelopmentRuntime(manifest: object): string | undefined {
  return "hmr" in manifest ? (manifest.hmr as { runtime: string }).runtime : undefined;
}

function findPageHydration({ routeModules, staticHandlerContext }: EntryContext) {
  const { matches } = staticHandlerContext;
  return findHydration(matches.map(({ route }) => routeModules[route.id]?.handle));
}

function listModules({ manifest, staticHandlerContext }: EntryContext) {
  const routes: Record<string, string> = {};
  const imports = new Set<string>();
  for (const { route } of staticHandlerContext.matches) {
    const known = manifest.routes[route.id];
    if (!known) continue;
    routes[route.id] = known.module;
    for (const url of known.imports ?? []) imports.add(url);
  }
  return { routes, imports: [...imports] };
}

/** Both texts are JSON, where the sign stands in strings alone: none can end its element. */
function escapeScript(json: string): string {
  return json.replaceAll("<", String.raw`\u003c`);
}
