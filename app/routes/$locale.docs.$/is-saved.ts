import type { AppLoadContext } from "@remix-run/node";
import { isUnavailable } from "~/domain/site/unavailable-error";
import type { User } from "~/domain/accounts/user";

/** Whether the reader has the page in a collection. Reading goes on when that can't be told. */
export async function isSaved(
  url: string,
  user: User,
  { services, logger }: AppLoadContext,
): Promise<boolean> {
  try {
    return (await services.collections.lookup(user.id, url)).length > 0;
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    logger.error({ err: error }, "nobody knows whether a page is saved");
    return false;
  }
}
