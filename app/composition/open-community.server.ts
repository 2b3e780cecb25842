import type { Logger } from "pino";
import type { Config } from "~/config.server";
import type { CommunityService } from "~/services/community/community-service";
import { createCommunityService } from "~/services/community/index.server";

/** What the code host knows of the community. Nothing is asked before the first reader comes. */
export function openCommunity(
  config: Pick<Config, "CODE_HOST_API_URL">,
  logger: Logger,
): CommunityService {
  return createCommunityService({
    apiUrl: config.CODE_HOST_API_URL ?? null,
    onError: (err) => logger.warn({ err }, "the code host doesn't answer"),
  });
}
