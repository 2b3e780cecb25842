import type { CapturedSession } from "./engine/capture";
import type { Grade } from "./engine/score";
import type { SiteFault } from "./engine/site.server";
import type { Judgements } from "./engine/tests.server";

/** Findings of a scan. */
export interface ScanReport {
  /** Status of the graded answer. */
  statusCode: number;
  headers: Readonly<Record<string, string>>;
  setCookies: readonly string[];
  judgements: Judgements;
  /** The page that is graded, after all redirects. */
  finalUrl: string | null;
  /** Why the certificate was refused, as Node names it; null for a good one. */
  certificateError: CapturedSession["certificateError"];
  /** The name that was asked, when only it has an address: `www.` in front. */
  askedHost: string | null;
}

export interface FinishedScan {
  id: number;
  site: string;
  /** Milliseconds since 1970. */
  startedAt: number;
  endedAt: number;
  algorithmVersion: number;
  score: number;
  grade: Grade;
  report: ScanReport;
}

/** A scan whose score differs from that of the one before it. */
export interface HistoryEntry {
  id: number;
  startedAt: number;
  score: number;
  grade: Grade;
}

export interface GradeCount {
  grade: Grade;
  count: number;
}

export type ScanOutcome =
  | { kind: "finished"; scan: FinishedScan; isNew: boolean }
  /** It goes on; the next call joins it. */
  | { kind: "running"; site: string }
  /** The site may not, or can't, be scanned. */
  | { kind: "refused"; code: SiteFault; message: string }
  | { kind: "failed"; message: string }
  /** Too many scans, by this client or by all of them. */
  | { kind: "limited"; retryAfterSeconds: number };

export interface ScanQuestion {
  /** `host[:port][/path]`, as it was typed. */
  text: string;
  /** A finished scan of at most this age is the answer. */
  maxAgeSeconds: number;
  /** The client that asks, to count by. */
  clientAddress: string;
  /** How long to wait for a scan; to its end when left out. */
  waitMilliseconds?: number;
}

/** The report of pasted headers, or the field that can't be read. */
export type PastedOutcome =
  | { report: ScanReport; fault: null }
  | { report: null; fault: "headers" | "host" };

/** All of it throws UnavailableError while the database does not answer. */
export interface Observatory {
  /** The newest result of a site, made now when there is none that is new enough. */
  scan(question: ScanQuestion): Promise<ScanOutcome>;
  /**
   * Grades headers that somebody pasted. Nothing of it is kept.
   *
   * @param host A host or URL as it was typed; empty for headers of any site.
   */
  gradePasted(text: string, host: string): PastedOutcome;
  /** A kept scan; null for one that there isn't, or whose report is not kept any more. */
  findScan(id: number): Promise<FinishedScan | null>;
  /** Id of the newest finished scan of a site; null without one. */
  findNewestId(site: string): Promise<number | null>;
  /** Changes of a site's score, the oldest first. */
  listHistory(site: string): Promise<HistoryEntry[]>;
  /**
   * Sites by the grade of their last scan within a year, the best first. Counted again after some minutes,
   * while the last counts are the answer.
   */
  countGrades(): Promise<GradeCount[]>;
}

/** A second scan within this time gets the result of the first. */
export const COOL_DOWN_SECONDS = 60;
/** So old may the result be that a reader or a program is shown. */
export const CACHE_SECONDS = 86_400;
