import type { EntryContext } from "@remix-run/node";
import type { Locale } from "~/domain/locales/locale";
import { getHydration } from "~/domain/site/find-section";
import type { Hydration, HydrationData, PlainStart } from "~/domain/site/hydration-data";
import { SECTIONS } from "~/domain/site/sections";
import { getOrCreate } from "~/domain/text/get-or-create";
import { toTextFile } from "~/l10n/text-file";
import type { HydrationTexts } from "./hydration-data";
import { findOptionalModule, type OptionalFeature } from "./optional-modules.server";

/** Ids of the routes that client navigation can show (client-path): every browser knows them. */
const IN_PLACE_ROUTES: readonly string[] = [
  "root",
  "routes/$locale",
  ...SECTIONS.flatMap(({ inPlaceRoute }) => inPlaceRoute ?? []),
  "routes/$",
];

export interface PageFacts {
  /** Language of the texts. */
  locale: Locale;
  /** The page is for one signed-in reader. */
  isPersonal: boolean;
  /** A content package made the page: for a reader who has signed in, whom its HTML does not know. */
  isPackaged: boolean;
  /** Features of the site that have a module of their own in the browser. */
  optional: readonly OptionalFeature[];
}

/**
 * Creates the hydration data of a page. Removes the data stream from the context, because the page
 * carries the data itself, and the routes that the page can't show, because Remix iterates over all
 * of them several times per render.
 * @returns The end of the page, and the value of a `Link` header with all modules of a page that hydrates at once.
 */
export async function createHydrationData(
  context: EntryContext,
  { optional, locale, ...page }: PageFacts,
): Promise<HydrationTexts & { preloads: string | null }> {
  const { serverHandoffStream } = context;
  delete context.serverHandoffStream;
  const { manifest, start, hasData, preloads } = readRoutes(context, {
    ...page,
    optional: optional.flatMap((feature) => findOptionalModule(feature) ?? []),
  });
  context.manifest = manifest;
  const data = hasData ? escapeScript(await readText(serverHandoffStream)) : null;
  if (!hasData) await serverHandoffStream?.cancel();
  return {
    entry: manifest.entry.module,
    start,
    data,
    preloads: preloads && renderPreloads([...preloads, ...listTexts(locale)]),
  };
}

/** The part of the data that pages of the same routes share. */
interface RoutesData {
  /** The page's own routes, because the render compares its address with all of them. */
  manifest: Manifest;
  start: string;
  /** Whether the page carries its loader data, for its hydration. */
  hasData: boolean;
  /** Modules of the routes of a page that hydrates at once. */
  preloads: readonly string[] | null;
}

interface RouteFacts extends Omit<PageFacts, "optional" | "locale"> {
  /** Modules of the optional features. */
  optional: readonly string[];
}

const kept = new WeakMap<Manifest, Map<string, RoutesData>>();

function readRoutes(
  context: EntryContext,
  { optional, ...page }: RouteFacts,
): RoutesData {
  const { matches: found } = context.staticHandlerContext;
  const matches = found.map(({ route }) => route.id);
  const runtime = findDevelopmentRuntime(context.manifest);
  // A developer wants to see each change of a component.
  if (runtime !== undefined)
    return describeRoutes(context, { matches, optional, runtime, hydrate: "at-once" });
  const hydrate = page.isPersonal ? "at-once" : getSharedHydration(context, page);
  const known = kept.get(context.manifest) ?? new Map<string, RoutesData>();
  kept.set(context.manifest, known);
  return getOrCreate(known, `${hydrate} ${[...matches, ...optional].join()}`, () =>
    describeRoutes(context, { matches, optional, hydrate }),
  );
}

/**
 * A failure has buttons and links in place of what its section shows, and a page of a package gets its reader's
 * menu and save link.
 */
function getSharedHydration(
  { staticHandlerContext }: EntryContext,
  { isPackaged }: Pick<PageFacts, "isPackaged">,
): Hydration {
  const { location, errors } = staticHandlerContext;
  const hydrate = getHydration(location.pathname);
  return hydrate === "never" && (errors || isPackaged) ? "on-intent" : hydrate;
}

interface StartFacts extends Pick<HydrationData, "matches" | "runtime" | "optional"> {
  hydrate: Hydration;
}

function describeRoutes(
  context: EntryContext,
  { hydrate, ...page }: StartFacts,
): RoutesData {
  const optional = page.optional?.length === 0 ? undefined : page.optional;
  const own = pickRoutes(context.manifest, page.matches);
  if (hydrate === "never") {
    const start: PlainStart = { hydrate, optional };
    return {
      manifest: own,
      start: escapeScript(JSON.stringify(start)),
      hasData: false,
      preloads: null,
    };
  }
  const handoff = readContext(context.serverHandoffString);
  const shown = [...page.matches, ...IN_PLACE_ROUTES];
  const manifest = pickRoutes(context.manifest, shown);
  const data: HydrationData = { hydrate, ...page, optional, context: handoff, manifest };
  return {
    manifest: own,
    start: escapeScript(JSON.stringify(data)),
    hasData: true,
    preloads: hydrate === "at-once" ? listModules(data) : null,
  };
}

type Manifest = EntryContext["manifest"];

function pickRoutes(manifest: Manifest, ids: readonly string[]): Manifest {
  const routes = Object.entries(manifest.routes).filter(([id]) => ids.includes(id));
  return { ...manifest, routes: Object.fromEntries(routes) };
}

function listModules({ manifest, matches }: HydrationData): readonly string[] {
  const routes = matches.flatMap((id) => manifest.routes[id] ?? []);
  return routes.flatMap(({ module, imports = [] }) => [...imports, module]);
}

/** Lists the files of texts but for the first, which every page names at its end. */
function listTexts(locale: Locale): string[] {
  return [toTextFile("reading", locale), toTextFile("app", locale)];
}

function renderPreloads(files: readonly string[]): string {
  return [...new Set(files)].map((url) => `<${url}>; rel=modulepreload`).join(", ");
}

interface Handoff {
  future: Record<string, boolean>;
}

/** The browser knows all routes that it may show in place: there are none left to discover. */
function readContext(handoff = '{"future":{}}') {
  const context = JSON.parse(handoff) as Handoff;
  return { ...context, future: { ...context.future, v3_lazyRouteDiscovery: false } };
}

/** The platform's own `Response.text` takes several times as long for a few kilobytes. */
async function readText(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  const reader = stream?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read())
    text += decoder.decode(next.value, { stream: true });
  return text;
}

/** Not in the types: what the development server adds, to run before any component does. */
function findDevelopmentRuntime(manifest: object): string | undefined {
  return "hmr" in manifest ? (manifest.hmr as { runtime: string }).runtime : undefined;
}

/** Escapes JSON for a script element: only strings contain the sign, and none can end the element. */
function escapeScript(json: string): string {
  return json.replaceAll("<", String.raw`\u003c`);
}
