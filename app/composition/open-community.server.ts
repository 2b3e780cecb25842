import type { Logger } from "pino";
import type { Config } from "~/config.server";
import type { CommunityService } from "~/services/community/community-service";
import { createCommunityService } from "~/services/community/index.server";

/** Creates the community service. It sends no request before the first page view. */
export function openCommunity(
  config: Pick<Config, "CODE_HOST_API_URL">,
  logger: Logger,
): CommunityService {
  return createCommunityService({
    apiUrl: config.CODE_HOST_API_URL ?? null,
    onError: (err) => logger.warn({ err }, "the code host doesn't answer"),
  });
}
