import { createRequestHandler } from "@remix-run/express";
import type { AppLoadContext, ServerBuild } from "@remix-run/node";
import type { Request, RequestHandler, Response } from "express";
import { parseDocUrl } from "~/domain/documents/slug";
import {
  HIDDEN_BROWSERS_COOKIE,
  parseHiddenBrowsers,
} from "~/domain/compat/hidden-browsers";
import { isSingleFetch } from "~/http/request-kinds";
import { isPartPath } from "~/domain/http/page-part";
import { readReaderCountry } from "~/http/client-address/read-country";
import { readCookie } from "~/http/cookies/read-cookie";
import { isServicePath } from "~/http/redirects/page-path";
import { DISMISSED_COOKIE, parseDismissed } from "~/domain/notices/dismissed";
import { dropRoutes } from "./drop-routes.server";
import { keepHeaders } from "./keep-headers.server";
import { createRoutePicker } from "./pick-routes.server";
import { tellOutages } from "./tell-outages.server";
import type { NoticesRequest } from "~/domain/notices/page-notices";
import "~/http/request-state";
import "~/load-context";

/** The suffix of a document's part before a query. */
const PART_IN_URL = /\.part(?=\?|$)/;

export interface RenderPagesOptions {
  build: ServerBuild | (() => Promise<ServerBuild>);
  mode: string;
  readContentVersion: () => string;
  /** Renders what pages have for writers; absent outside of WRITER_MODE. */
  renderWriterBar?: ((request: Request, status: number) => string) | undefined;
  /** The part of the load context that is the same for every request. */
  shared: Pick<AppLoadContext, "config" | "services">;
}

/** Hands a request to Remix together with what the server has opened for it. */
export function renderPages(options: RenderPagesOptions): RequestHandler {
  const findHandler = createHandlers({ ...options, build: prepareBuild(options) });
  return (request, response, next) => {
    // Remix reads a port from it, whoever sent it; the site's own address is in the config.
    delete request.headers["x-forwarded-host"];
    // Remix takes HEAD for data as a write, and fails; Node sends no body for it in any case.
    if (request.method === "HEAD" && isSingleFetch(request.path)) request.method = "GET";
    request.originalUrl = dropDataQuery(request.originalUrl);
    if (parseDocUrl(request.path) && isPartPath(request.path)) {
      response.locals.isPart = true;
      request.originalUrl = request.originalUrl.replace(PART_IN_URL, "");
    }
    findHandler(request.path)
      .then((handle) => handle(request, response, next))
      .catch(next);
  };
}

/** Drops routes of areas that are switched off, keeps headers, and tells outages: once, in development for each build. */
function prepareBuild({
  build,
  shared,
}: RenderPagesOptions): RenderPagesOptions["build"] {
  const prepare = (build: ServerBuild) =>
    tellOutages(keepHeaders(dropRoutes(build, shared.config.features)));
  return typeof build === "function"
    ? async () => prepare(await build())
    : prepare(build);
}

type FindHandler = (path: string) => Promise<RequestHandler>;

/** Remix's handlers, one for each set of routes that the same paths can match. */
function createHandlers({ build, mode, ...options }: RenderPagesOptions): FindHandler {
  const create = (build: RenderPagesOptions["build"]) =>
    createRequestHandler({
      build,
      mode,
      getLoadContext: (request: Request, response: Response) =>
        createContext(options, request, response),
    });
  if (mode === "development") {
    const handler = Promise.resolve(create(build));
    return () => handler;
  }
  // Given a function, Remix would take the routes apart anew for each request.
  const whole = typeof build === "function" ? build() : Promise.resolve(build);
  const ready = whole.then((whole) => {
    const pickRoutes = createRoutePicker(whole.routes);
    const handlers = new Map<ServerBuild["routes"], RequestHandler>();
    return (path: string) => {
      const routes = pickRoutes(path);
      const handler = handlers.get(routes) ?? create({ ...whole, routes });
      handlers.set(routes, handler);
      return handler;
    };
  });
  return async (path) => (await ready)(path);
}

async function createContext(
  {
    shared,
    readContentVersion,
    renderWriterBar,
  }: Pick<RenderPagesOptions, "shared" | "readContentVersion" | "renderWriterBar">,
  request: Request,
  response: Response,
): Promise<AppLoadContext> {
  const { requestId, logger, clientAddress, fault } = response.locals;
  const { isPart = false, missingPath } = response.locals;
  const { cookie = null } = request.headers;
  const isDataRequest = isSingleFetch(request.path);
  const hidden = readCookie(cookie ?? undefined, HIDDEN_BROWSERS_COOKIE);
  const dismissed = parseDismissed(readCookie(cookie ?? undefined, DISMISSED_COOKIE));
  const reader = { hiddenBrowsers: parseHiddenBrowsers(hidden), dismissed };
  const found = await shared.services.accounts.getReader(cookie);
  const { user, isUnknown: isUserUnknown } = found;
  if (user?.avatarUrl) response.locals.avatarOrigin = new URL(user.avatarUrl).origin;
  const client = { clientAddress, reader, user, isUserUnknown, isDataRequest, fault };
  const contentVersion = readContentVersion();
  const notices = createNoticesRequest(shared.services, request, response, client);
  const allowScripts = (scriptSources: readonly string[]) =>
    void Object.assign(response.locals, { scriptSources });
  const expectFailure = () => void Object.assign(response.locals, { isExpected: true });
  const answer = { requestId, logger, allowScripts, expectFailure };
  const page = { contentVersion, notices, isPart, ...answer };
  const writerBar = renderWriterBar && {
    renderWriterBar: (status: number) => renderWriterBar(request, status),
  };
  const missing = missingPath !== undefined && { missingPath };
  return { ...shared, ...client, ...page, ...missing, ...writerBar };
}

/** Only whole pages have notices: client navigations keep those of the first page. */
function createNoticesRequest(
  { placements, announcements, surveys }: AppLoadContext["services"],
  request: Request,
  response: Response,
  { user, isDataRequest }: Pick<AppLoadContext, "user" | "isDataRequest">,
): NoticesRequest | null {
  const { path } = response.locals;
  const hasNone = !placements && !announcements && !surveys;
  if (hasNone || isDataRequest || response.locals.isPart || isServicePath(path))
    return null;
  return {
    path,
    address: request.originalUrl,
    country: user && readReaderCountry(request),
    note: (facts) => void Object.assign(response.locals, facts),
  };
}

/** An older way to ask Remix for data: it would answer with nothing, and log an error. */
export function dropDataQuery(url: string): string {
  const at = url.indexOf("?");
  if (at === -1) return url;
  const kept = url
    .slice(at + 1)
    .split("&")
    .filter((field) => !new URLSearchParams(field).has("_data"));
  return kept.length > 0 ? `${url.slice(0, at)}?${kept.join("&")}` : url.slice(0, at);
}
