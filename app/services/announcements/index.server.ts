import { z } from "zod";
import {
  findAnnouncement,
  type Announcement,
  type AnnouncementQuery,
} from "~/domain/notices/announcement";
import { NOTICE_ID } from "~/domain/notices/dismissed";
import { LOCALES } from "~/domain/locales/locale";
import { readConfigFile, time, toWindowVersion } from "../config-files/index.server";

const text = z.string().trim().min(1).max(500);
const texts = z
  .record(z.enum(LOCALES), text)
  .refine((given) => Object.keys(given).length > 0, "a text is missing");
const url = z
  .string()
  .refine(
    (value) => /^\/(?![/\\])/.test(value) || /^https?:\/\/[^/]/.test(value),
    "an http or https URL, or a path of this site, is expected",
  );

const ANNOUNCEMENTS = z
  .object({
    announcements: z.array(
      z
        .object({
          id: z.string().regex(NOTICE_ID, "letters, digits, _ and - are expected"),
          from: time,
          until: time,
          locales: z.array(z.enum(LOCALES)).default([]),
          text: texts,
          link: z.object({ url, text: texts }).strict().optional(),
        })
        .strict(),
    ),
  })
  .strict();

export interface AnnouncementsService {
  find(query: Omit<AnnouncementQuery, "now">): Announcement | null;
  hasId(id: string): boolean;
  /** Changes when an announcement begins or ends. */
  readVersion(): string;
}

/**
 * Opens the announcements; null without any.
 *
 * @param file The value of ANNOUNCEMENTS_CONFIG.
 * @throws ConfigFileError
 */
export function openAnnouncements(
  file: string | undefined,
  now: () => number = Date.now,
): AnnouncementsService | null {
  if (file === undefined) return null;
  const { announcements } = readConfigFile("ANNOUNCEMENTS_CONFIG", file, ANNOUNCEMENTS);
  if (announcements.length === 0) return null;
  return {
    find: (query) => findAnnouncement(announcements, { ...query, now: now() }),
    hasId: (id) => announcements.some((each) => each.id === id),
    readVersion: () => toWindowVersion(announcements, now()),
  };
}
