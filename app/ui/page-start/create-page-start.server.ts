import type { EntryContext } from "@remix-run/node";
import { findHydration } from "~/domain/site/find-section";
import { IN_PLACE_ROUTES } from "~/domain/site/in-place-routes";
import type { PageStart } from "~/domain/site/page-start";
import { escapeScript } from "./escape-script";
import type { PageStartTexts } from "./page-start";

export interface PageFacts {
  /** It is for one reader: it notes visits of its own accord, and says what others' never say. */
  isPersonal: boolean;
}

/**
 * What a page says to the browser about how to go on. Takes the stream of data out of the
 * context, so that Remix's own way of sending it has nothing left to do.
 */
export async function createPageStart(
  context: EntryContext,
  { isPersonal }: PageFacts,
): Promise<PageStartTexts & { preloads: string[] }> {
  const { manifest, serverHandoffString, serverHandoffStream } = context;
  delete context.serverHandoffStream;
  const runtime = findDevelopmentRuntime(manifest);
  // A developer wants to see each change of a component.
  const isUrgent = isPersonal || runtime !== undefined;
  const { matches: found, location } = context.staticHandlerContext;
  const matches = found.map(({ route }) => route.id);
  const start: PageStart = {
    hydrate: isUrgent ? "at-once" : findHydration(location.pathname),
    context: readContext(serverHandoffString),
    manifest: { ...manifest, routes: pickRoutes(manifest.routes, matches) },
    matches,
    runtime,
  };
  return {
    entry: manifest.entry.module,
    start: escapeScript(JSON.stringify(start)),
    data: escapeScript(await new Response(serverHandoffStream ?? null).text()),
    preloads: start.hydrate === "at-once" ? listFiles(start) : [],
  };
}

type Routes = EntryContext["manifest"]["routes"];

function pickRoutes(routes: Routes, matches: readonly string[]): Routes {
  const wanted = new Set([...matches, ...IN_PLACE_ROUTES]);
  return Object.fromEntries(Object.entries(routes).filter(([id]) => wanted.has(id)));
}

function listFiles({ manifest, matches }: PageStart): string[] {
  const routes = matches.flatMap((id) => manifest.routes[id] ?? []);
  return [...new Set(routes.flatMap(({ module, imports = [] }) => [...imports, module]))];
}

interface Handoff {
  future: Record<string, boolean>;
}

/** The browser knows all routes that it may show in place: there are none left to discover. */
function readContext(handoff = '{"future":{}}') {
  const context = JSON.parse(handoff) as Handoff;
  return { ...context, future: { ...context.future, v3_lazyRouteDiscovery: false } };
}

/** Not in the types: what the development server adds, to run before any component does. */
function findDevelopmentRuntime(manifest: object): string | undefined {
  return "hmr" in manifest ? (manifest.hmr as { runtime: string }).runtime : undefined;
}
