import type { Logger } from "pino";
import type { Config } from "~/config.server";
import type { UserDatabase } from "~/database/user-database";
import type { ServedCampaign } from "~/domain/notices/page-notices";
import { listFeatures } from "~/domain/site/site-features";
import { openAnnouncements } from "~/services/announcements/index.server";
import { openPlacements } from "~/services/placements/index.server";
import { findRegion } from "~/services/plans/index.server";
import { createSecrets } from "~/services/secrets/index.server";
import { openSurveys } from "~/services/surveys/index.server";
import type { NoticeServices } from "./create-user-services.server";

export interface NoticesOptions {
  config: Config;
  database: UserDatabase;
  sessionSecret: string;
  logger: Logger;
}

/**
 * Opens advertisements, announcements and surveys; each is null when it is off.
 *
 * @throws ConfigFileError
 */
export function openNotices(options: NoticesOptions): NoticeServices {
  const { config, database, sessionSecret, logger } = options;
  const hasPlus = listFeatures(config).includes("plus");
  const placements = config.ADS_ENABLED
    ? openPlacements({
        file: config.ADS_CONFIG,
        isDevelopment: config.NODE_ENV === "development",
        database,
        deriveKey: createSecrets(sessionSecret).deriveKey,
        isPlusAvailable: (country) => hasPlus && findRegion(country) !== null,
        onError: (err) => logger.warn({ err }, "an advertisement is missing"),
      })
    : null;
  return {
    placements,
    announcements: openAnnouncements(config.ANNOUNCEMENTS_CONFIG),
    surveys: openSurveys(config.SURVEYS_CONFIG),
  };
}

/** How the page cache learns of advertisements in its pages; empty without any notices. */
export function describeNotices({ placements, announcements, surveys }: NoticeServices) {
  const all = [placements, announcements, surveys].filter((each) => each !== null);
  return {
    placements,
    ...(all.length > 0 && {
      readNoticeVersion: () => all.map((each) => each.readVersion()).join(" "),
    }),
    ...(placements && {
      onServed: ({ campaign, slot }: ServedCampaign) =>
        placements.noteServed(campaign, slot),
    }),
  };
}
