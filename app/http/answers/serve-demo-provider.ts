import type { Request, RequestHandler, Response } from "express";
import { DEMO_CHOICE_PATH } from "~/domain/accounts/demo-accounts";

export type ProviderHandler = (request: Request, response: Response) => Promise<void>;

/**
 * Mounts the built-in accounts provider, except its page of accounts, which is a route of the site.
 */
export function serveDemoProvider(
  handle: ProviderHandler | null | undefined,
): RequestHandler {
  return (request, response, next) => {
    if (!handle || request.path.startsWith(DEMO_CHOICE_PATH)) return next();
    handle(request, response).catch(next);
  };
}
