import type { Request, RequestHandler, Response } from "express";
import { DEMO_CHOICE_PATH } from "~/domain/accounts/demo-accounts";

export type ProviderHandler = (request: Request, response: Response) => Promise<void>;

/** The built-in accounts provider, mounted below its path; its page of choice is the site's own. */
export function serveDemoProvider(
  handle: ProviderHandler | null | undefined,
): RequestHandler {
  return (request, response, next) => {
    if (!handle || request.path.startsWith(DEMO_CHOICE_PATH)) return next();
    handle(request, response).catch(next);
  };
}
