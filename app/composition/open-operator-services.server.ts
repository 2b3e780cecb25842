import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Logger } from "pino";
import type { Config } from "~/config.server";
import { PACKAGES_FOLDER } from "~/domain/offline/package-format";
import { createCommunityService } from "~/services/community/index.server";
import { createDownloads } from "~/services/downloads/index.server";
import { createOfflinePackages } from "~/services/offline-packages/index.server";
import { createPlansService } from "~/services/plans/index.server";

export interface OperatorServicesOptions {
  config: Pick<Config, "DATA_DIR"> &
    Partial<
      Pick<
        Config,
        | "CODE_HOST_API_URL"
        | "DOWNLOADS_DIR"
        | "PAYMENTS_URL"
        | "STRIPE_SECRET_KEY"
        | "UPDATES_URL"
      >
    >;
  logger: Logger;
}

export type OperatorServices = ReturnType<typeof openOperatorServices>["services"];

/**
 * Opens the operator's outside services and folders. Outside services get no request before the
 * first page view.
 */
export function openOperatorServices({ config, logger }: OperatorServicesOptions) {
  const packagesFolder = join(config.DATA_DIR, PACKAGES_FOLDER);
  const updatesOrigin = config.UPDATES_URL ?? null;
  const { DOWNLOADS_DIR: downloadsFolder = null } = config;
  // The archives may be made later, so the server starts. A file has no `.` below it.
  if (downloadsFolder !== null && !existsSync(`${downloadsFolder}/.`))
    logger.warn({ folder: downloadsFolder }, "DOWNLOADS_DIR is no folder yet");
  const downloads = createDownloads(downloadsFolder);
  return {
    services: {
      community: createCommunityService({
        apiUrl: config.CODE_HOST_API_URL ?? null,
        onError: (err) => logger.warn({ err }, "the code host doesn't answer"),
      }),
      downloads,
      offlinePackages: createOfflinePackages({
        folder: packagesFolder,
        isElsewhere: updatesOrigin !== null,
      }),
      plans: createPlansService({
        secretKey: config.STRIPE_SECRET_KEY ?? null,
        paymentsUrl: config.PAYMENTS_URL?.replace(/\/+$/, "") ?? null,
        onError: (err) =>
          logger.error(
            { err },
            "plan prices not refreshed; the last known ones are shown",
          ),
      }),
    },
    /** Dependencies of the HTTP layer. */
    answers: { downloads, packagesFolder, updatesOrigin },
  };
}
