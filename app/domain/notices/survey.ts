/** A survey that an operator runs (content-areas, 5). */
export interface Survey {
  /** Names the reader's record in the browser's storage, and the survey in counts. */
  bucket: string;
  /** Starts of the paths of the page, and of the page from which the reader came. */
  rule: { page: string; referrer: string };
  /** Window, in milliseconds since 1970. */
  from: number;
  until: number;
  /** Part of the readers, by their random number: from the first value up to the second. */
  rate: readonly [number, number];
  url: string;
  /** By locale. */
  teaser: Readonly<Partial<Record<string, string>>>;
  question: Readonly<Partial<Record<string, string>>>;
  footnote: Readonly<Partial<Record<string, string>>>;
}

/** DTO: the part of a survey by which the browser decides whether to show it. */
export interface SurveyFacts {
  bucket: string;
  /** Starts of the paths of the page, and of the page from which the reader came. */
  page: string;
  referrer: string;
  rate: readonly [number, number];
  url: string;
}

/** Record of a reader in the browser's storage; times in milliseconds since 1970. */
export interface SurveyRecord {
  random?: number;
  seen_at?: number;
  opened_at?: number;
  dismissed_at?: number;
  submitted_at?: number;
}

/** Key of the record in the browser's storage; surveys of one bucket share it. */
export function surveyKey(bucket: string): string {
  return `survey.${bucket}`;
}

/** Whether a survey may be shown on this page at this time. */
export function isOffered({ rule, from, until }: Survey, path: string, now: number) {
  return from <= now && now < until && path.startsWith(rule.page);
}

/**
 * Part of the pages without JavaScript on which the survey is linked: the browser then
 * knows neither random number nor record, so the rate applies to pages instead of readers.
 */
export function isLinkedWithoutScript({ bucket, rate }: Survey, path: string): boolean {
  let hash = 0x811c9dc5;
  for (const character of bucket + path)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return isWithin(hash / 2 ** 32, rate);
}

export interface SurveyVisit {
  record: SurveyRecord;
  /** Fragment of the address, with its `#`. */
  hash: string;
  /** Address of the page before, or an empty text. */
  referrer: string;
}

/** Whether this reader sees the survey. The inline script of its box decides the same. */
export function isShown(
  { bucket, referrer: rule, rate }: SurveyFacts,
  { record, hash, referrer }: SurveyVisit,
): boolean {
  if (hash === `#FORCE_SURVEY=${bucket}`) return true;
  if (record.dismissed_at !== undefined || record.submitted_at !== undefined)
    return false;
  if (!URL.canParse(referrer) || !new URL(referrer).pathname.startsWith(rule))
    return false;
  return isWithin(record.random ?? 1, rate);
}

function isWithin(random: number, [least, most]: readonly [number, number]): boolean {
  return least <= random && random < most;
}
