import type { Logger } from "pino";
import type { Config } from "~/config.server";
import type { UserDatabase } from "~/database/user-database";
import type { ServedCampaign } from "~/domain/notices/page-notices";
import { listFeatures } from "~/domain/site/site-features";
import { openAnnouncements } from "~/services/announcements/index.server";
import {
  createEmptyPlacements,
  openPlacements,
  readAds,
  type PlacementsService,
  type ReadAds,
} from "~/services/placements/index.server";
import { findRegion } from "~/services/plans/index.server";
import { createSecrets } from "~/services/secrets/index.server";
import { openSurveys } from "~/services/surveys/index.server";
import type { NoticeServices } from "./create-user-services.server";
import { warnSeldom } from "./warn-seldom.server";

/** Notices as the files of the configuration have them; each is null when it is off. */
export interface ReadNotices extends Omit<NoticeServices, "placements"> {
  ads: ReadAds | null;
}

/**
 * Reads the files that the configuration names.
 *
 * @throws ConfigFileError
 */
export function readNotices(config: Config): ReadNotices {
  const isDevelopment = config.NODE_ENV === "development";
  return {
    ads: config.ADS_ENABLED ? readAds(config.ADS_CONFIG, isDevelopment) : null,
    announcements: openAnnouncements(config.ANNOUNCEMENTS_CONFIG),
    surveys: openSurveys(config.SURVEYS_CONFIG),
  };
}

export interface NoticesOptions {
  read: ReadNotices;
  config: Config;
  database: UserDatabase;
  sessionSecret: string;
  logger: Logger;
}

export interface OpenNotices extends NoticeServices {
  /** Answers while advertisements are on but there are none; pages know nothing of it. */
  emptyPlacements: PlacementsService | null;
}

/** Opens advertisements, announcements and surveys; each is null when it is off. */
export function openNotices(options: NoticesOptions): OpenNotices {
  const { read, config, database, sessionSecret, logger } = options;
  const { ads, announcements, surveys } = read;
  const hasPlus = listFeatures(config).includes("plus");
  const answers = {
    deriveKey: createSecrets(sessionSecret).deriveKey,
    isPlusAvailable: (country: string) => hasPlus && findRegion(country) !== null,
    onError: warnSeldom(logger, "an advertisement is missing"),
  };
  const onUnsaved = warnSeldom(logger, "counts of advertisements wait for the database");
  return {
    placements: ads && openPlacements({ ...answers, ads, database, onUnsaved }),
    emptyPlacements: config.ADS_ENABLED && !ads ? createEmptyPlacements(answers) : null,
    announcements,
    surveys,
  };
}

/** How the page cache learns of advertisements in its pages; empty without any notices. */
export function describeNotices(notices: OpenNotices) {
  const { placements, announcements, surveys } = notices;
  const all = [placements, announcements, surveys].filter((each) => each !== null);
  return {
    placements: placements ?? notices.emptyPlacements,
    ...(all.length > 0 && {
      readNoticeVersion: () => all.map((each) => each.readVersion()).join(" "),
    }),
    ...(placements && {
      onServed: ({ campaign, slot }: ServedCampaign) =>
        placements.noteServed(campaign, slot),
    }),
  };
}
