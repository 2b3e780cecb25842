import { createRequestHandler } from "@remix-run/express";
import type { AppLoadContext, ServerBuild } from "@remix-run/node";
import type { Request, RequestHandler, Response } from "express";
import { isSingleFetch } from "./http/is-single-fetch";
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
  return createRequestHandler({
    build,
    mode,
    getLoadContext(request: Request, response: Response): AppLoadContext {
      const { requestId, logger, nonce } = response.locals;
      const isDataRequest = isSingleFetch(request.path);
      return { ...shared, requestId, logger, nonce, isDataRequest };
    },
  });
}
