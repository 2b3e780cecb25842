import { z } from "zod";
import { NOTICE_ID } from "~/domain/notices/dismissed";
import { isOffered, type Survey } from "~/domain/notices/survey";
import { LOCALES } from "~/domain/locales/locale";
import { readConfigFile, time, toWindowVersion } from "../config-files/index.server";

/** The specification's survey is for German documents, read one after another. */
const GERMAN_DOCS = "/de/docs/";
/** Share of the readers who are asked (shell, 9). */
const DEFAULT_RATE: [number, number] = [0, 0.05];

const texts = z.record(z.enum(LOCALES), z.string().trim().min(1).max(500));
const someText = texts.refine(
  (given) => Object.keys(given).length > 0,
  "a text is missing",
);
const share = z.number().min(0).max(1);
const path = z.string().startsWith("/", "the start of a path is expected");

const SURVEYS = z
  .object({
    surveys: z.array(
      z
        .object({
          bucket: z.string().regex(NOTICE_ID, "letters, digits, _ and - are expected"),
          rule: z
            .object({ page: path, referrer: path })
            .strict()
            .default({ page: GERMAN_DOCS, referrer: GERMAN_DOCS }),
          from: time,
          until: time,
          rate: z.tuple([share, share]).default(DEFAULT_RATE),
          url: z.string().regex(/^https?:\/\/[^/]/, "an http or https URL is expected"),
          teaser: someText,
          question: someText,
          footnote: texts.default({}),
        })
        .strict(),
    ),
  })
  .strict();

export interface SurveysService {
  /** The first survey that may be shown on this page and was not hidden; else null. */
  find(path: string, dismissed: readonly string[]): Survey | null;
  hasId(bucket: string): boolean;
  /** Changes when a survey begins or ends. */
  readVersion(): string;
}

/**
 * Opens the table of surveys; null without any.
 *
 * @param file The value of SURVEYS_CONFIG.
 * @throws ConfigFileError
 */
export function openSurveys(
  file: string | undefined,
  now: () => number = Date.now,
): SurveysService | null {
  if (file === undefined) return null;
  const { surveys } = readConfigFile("SURVEYS_CONFIG", file, SURVEYS);
  if (surveys.length === 0) return null;
  return {
    find: (path, dismissed) =>
      surveys.find(
        (survey) => isOffered(survey, path, now()) && !dismissed.includes(survey.bucket),
      ) ?? null,
    hasId: (bucket) => surveys.some((survey) => survey.bucket === bucket),
    readVersion: () => toWindowVersion(surveys, now()),
  };
}
