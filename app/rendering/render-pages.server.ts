import { createRequestHandler } from "@remix-run/express";
import type { AppLoadContext, ServerBuild } from "@remix-run/node";
import type { Request, RequestHandler, Response } from "express";
import {
  HIDDEN_BROWSERS_COOKIE,
  parseHiddenBrowsers,
} from "~/domain/compat/hidden-browsers";
import { isSingleFetch } from "~/http/request-targets/is-single-fetch";
import { readCookie } from "~/http/read-cookie";
import { dropRoutes } from "./drop-routes.server";
import { fillPages, type FillPagesOptions } from "./fill-pages.server";
import { narrowBuild } from "./narrow-build.server";
import { createPageFrames, type PageFrames } from "./page-frame/page-frames.server";
import "~/http/request-state";
import "~/load-context";

export interface RenderPagesOptions extends FillPagesOptions {
  mode: string;
  /** Changes when the content does. Left out, no frames of pages are kept. */
  readContentVersion?: () => string;
}

/** Hands a request to Remix together with what the server has opened for it. */
export function renderPages(given: RenderPagesOptions): RequestHandler {
  const options = { ...given, build: dropFrom(given) };
  const readFrames = createFrameReader(options);
  const findHandler = createHandlers(options, readFrames);
  const fill = fillPages(options, readFrames);
  return (request, response, next) => {
    // Remix reads a port from it, whoever sent it; the site's own address is in the config.
    delete request.headers["x-forwarded-host"];
    // Remix takes HEAD for data as a write, and fails; Node sends no body for it in any case.
    if (request.method === "HEAD" && isSingleFetch(request.path)) request.method = "GET";
    request.originalUrl = dropDataQuery(request.originalUrl);
    fill(request, response)
      .then(async (isAnswered) => {
        if (!isAnswered) (await findHandler(request.path))(request, response, next);
      })
      .catch(next);
  };
}

/** Routes of areas that are switched off are dropped once, in development for each build. */
function dropFrom({ build, shared }: RenderPagesOptions): RenderPagesOptions["build"] {
  const { features } = shared.config;
  return typeof build === "function"
    ? async () => dropRoutes(await build(), features)
    : dropRoutes(build, features);
}

/** In development a page's components may be others the next time. */
function createFrameReader({ mode, readContentVersion }: RenderPagesOptions) {
  return mode === "development" || !readContentVersion
    ? () => null
    : createPageFrames(readContentVersion);
}

/** Remix's handler for a path: in development one for all, made of what is there at the moment. */
function createHandlers(
  { build, mode, shared }: RenderPagesOptions,
  readFrames: () => PageFrames | null,
) {
  const create = (build: RenderPagesOptions["build"]) =>
    createRequestHandler({
      build,
      mode,
      getLoadContext: (request: Request, response: Response) =>
        createContext({ ...shared, frames: readFrames() }, request, response),
    });
  if (mode === "development") {
    const handler = Promise.resolve(create(build));
    return () => handler;
  }
  const handlers = new Map<ServerBuild, RequestHandler>();
  let findPart: Promise<(path: string) => ServerBuild> | null = null;
  return async (path: string): Promise<RequestHandler> => {
    // Given a function, Remix would take the routes apart anew for each request.
    findPart ??= (typeof build === "function" ? build() : Promise.resolve(build)).then(
      narrowBuild,
    );
    const part = (await findPart)(path);
    const handler = handlers.get(part) ?? create(part);
    handlers.set(part, handler);
    return handler;
  };
}

async function createContext(
  shared: Pick<AppLoadContext, "config" | "services" | "frames">,
  request: Request,
  response: Response,
): Promise<AppLoadContext> {
  const { requestId, logger, nonce, clientAddress, fault } = response.locals;
  const { cookie = null } = request.headers;
  const isDataRequest = isSingleFetch(request.path);
  const hidden = readCookie(cookie ?? undefined, HIDDEN_BROWSERS_COOKIE);
  const reader = { hiddenBrowsers: parseHiddenBrowsers(hidden) };
  const found = await shared.services.accounts.findReader(cookie);
  const { user, isUnknown: isUserUnknown } = found;
  if (user?.avatarUrl) response.locals.avatarOrigin = new URL(user.avatarUrl).origin;
  const client = { clientAddress, reader, user, isUserUnknown, isDataRequest, fault };
  return { ...shared, ...client, requestId, logger, nonce };
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
