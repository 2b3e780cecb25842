import type { AppLoadContext } from "@remix-run/node";
import { isUnavailable } from "~/domain/site/unavailable-error";
import type { User } from "~/domain/accounts/user";

/**
 * Whether the reader has saved the page in a collection. A failing look-up counts as no,
 * so that the page stays readable.
 */
export async function isSaved(
  url: string,
  user: User,
  { services, logger }: AppLoadContext,
): Promise<boolean> {
  try {
    return (await services.collections.lookup(user.id, url)).length > 0;
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    logger.error({ err: error }, "the collections of a page could not be looked up");
    return false;
  }
}
