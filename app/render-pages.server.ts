import { createRequestHandler } from "@remix-run/express";
import type { AppLoadContext, ServerBuild } from "@remix-run/node";
import type { Request, RequestHandler, Response } from "express";
import { HIDDEN_BROWSERS_COOKIE, parseHiddenBrowsers } from "./domain/hidden-browsers";
import { isSingleFetch } from "./http/is-single-fetch";
import { readCookie } from "./http/read-cookie";
import "./http/request-state";
import "./load-context";

export interface RenderPagesOptions {
  build: ServerBuild | (() => Promise<ServerBuild>);
  mode: string;
  /** What is the same for every request. */
  shared: Pick<AppLoadContext, "config" | "services">;
}

/** Hands a request to Remix together with what the server has opened for it. */
export function renderPages({ build, mode, shared }: RenderPagesOptions): RequestHandler {
  const handle = createRequestHandler({
    build,
    mode,
    async getLoadContext(request: Request, response: Response): Promise<AppLoadContext> {
      const { requestId, logger, nonce, clientAddress } = response.locals;
      const isDataRequest = isSingleFetch(request.path);
      const cookie = readCookie(request.headers.cookie, HIDDEN_BROWSERS_COOKIE);
      const reader = { hiddenBrowsers: parseHiddenBrowsers(cookie) };
      const { user, isUnknown: isUserUnknown } =
        await shared.services.accounts.findReader(request.headers.cookie ?? null);
      if (user?.avatarUrl) response.locals.avatarOrigin = new URL(user.avatarUrl).origin;
      const client = { clientAddress, reader, user, isUserUnknown, isDataRequest };
      return { ...shared, ...client, requestId, logger, nonce };
    },
  });
  return (request, response, next) => {
    // Remix reads a port from it, whoever sent it; the site's own address is in the config.
    delete request.headers["x-forwarded-host"];
    // Remix takes HEAD for data as a write, and fails; Node sends no body for it in any case.
    if (request.method === "HEAD" && isSingleFetch(request.path)) request.method = "GET";
    request.originalUrl = dropDataQuery(request.originalUrl);
    return handle(request, response, next) as unknown;
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
