import { createRequestHandler } from "@remix-run/server-runtime";
import type { AppLoadContext, ServerBuild } from "@remix-run/node";
import * as serverBuild from "@remix-run/dev/server-build";
import { parseDocUrl } from "~/domain/documents/slug";
import type { ContentStore } from "~/content-store/content-store";
import {
  HIDDEN_BROWSERS_COOKIE,
  parseHiddenBrowsers,
} from "~/domain/compat/hidden-browsers";
import type { ContentPackage } from "~/domain/offline/package-areas";
import { joinParts } from "~/domain/offline/bytes";
import type { PublicConfig } from "~/domain/site/public-config";
import { dropRoutes } from "~/rendering/drop-routes.server";
import { renderAnswerHeaders } from "./answer-headers";
import type { BlockReader } from "./read-blocks";

interface RendererSources {
  store: ContentStore;
  blocks: BlockReader;
  content: ContentPackage;
  /** The load context has them; those that need the server are missing. */
  services: object;
}

/** Renders pages by the routes of the server. */
export function createRenderer(
  config: PublicConfig,
  { store, blocks, content, services }: RendererSources,
) {
  const build = toWaitingBuild(
    dropRoutes(serverBuild as ServerBuild, config.features),
    blocks,
  );
  const handle = createRequestHandler(build, "production");
  return async (request: Request): Promise<Response> => {
    const isDataRequest = new URL(request.url).pathname.endsWith(".data");
    let scriptSources: readonly string[] = [];
    const allowScripts = (sources: readonly string[]) => void (scriptSources = sources);
    const hiddenBrowsers = await readHiddenBrowsers(request);
    const context = {
      config,
      services,
      allowScripts,
      isDataRequest,
      reader: { hiddenBrowsers, dismissed: [] },
      notices: null,
      user: null,
      isUserUnknown: false,
      clientAddress: "",
      contentPackage: content,
      contentVersion: store.version,
      requestId: "offline",
      logger: NO_LOG,
    };
    const response = await handle(request, context as unknown as AppLoadContext);
    return isDataRequest ? response : toPage(response, scriptSources, config);
  };
}

/** Reads the cookie anew for each document. Browsers of before 2025 show all columns. */
async function readHiddenBrowsers({ url }: Request): Promise<string[]> {
  const { cookieStore } = globalThis as { cookieStore?: CookieStore };
  // Only documents have tables that the choice changes.
  if (!cookieStore || !parseDocUrl(new URL(url).pathname)) return [];
  const cookie = await cookieStore.get(HIDDEN_BROWSERS_COOKIE).catch(() => null);
  return parseHiddenBrowsers(cookie?.value);
}

/** While blocks are missing it renders nothing: Remix would render an error page. */
function toWaitingBuild(build: ServerBuild, blocks: BlockReader): ServerBuild {
  const { module } = build.entry;
  const render: typeof module.default = (...args) =>
    blocks.isWaiting() ? new Response() : module.default(...args);
  return { ...build, entry: { module: { ...module, default: render } } };
}

const NO_LOG = { error: () => undefined, warn: () => undefined, info: () => undefined };

/** A page with the server's headers for pages. */
async function toPage(
  response: Response,
  scriptSources: readonly string[],
  { imageOrigins }: PublicConfig,
): Promise<Response> {
  const headers = new Headers(response.headers);
  const own = renderAnswerHeaders("text/html", { imageOrigins, scriptSources });
  for (const [name, value] of Object.entries(own)) headers.set(name, value);
  return new Response(await readBody(response), { status: response.status, headers });
}

/** Collects the chunks, because the body of a rendered page is no stream of the platform. */
async function readBody({ body }: Response): Promise<Uint8Array<ArrayBuffer>> {
  const reader = body?.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for (;;) {
    const { done = true, value } = (await reader?.read()) ?? {};
    if (done || !value) return joinParts(chunks);
    chunks.push(value);
  }
}
