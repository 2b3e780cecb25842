import { LRUCache } from "lru-cache";
import type { UserDatabase } from "~/database/user-database";
import { keepFresh } from "~/resilience/keep-fresh";
import type { RateLimit, RateLimits } from "../rate-limits/index.server";
import type { PreloadList } from "./engine/preloads";
import {
  cutToSite,
  parseSite,
  SiteError,
  toSiteKey,
  type Site,
} from "./engine/site.server";
import { DEFAULT_PROFILE } from "./engine/tests.server";
import { captureSite, ScanError } from "./fetching/capture-site.server";
import type { FetchRules } from "./fetching/limits";
import { makeReport, scoreReport } from "./make-report.server";
import { parsePasted } from "./parse-pasted.server";
import {
  COOL_DOWN_SECONDS,
  type FinishedScan,
  type Observatory,
  type ScanOutcome,
} from "./observatory-service";
import {
  countGrades,
  findLastScan,
  findNewestId,
  findScan,
  listHistory,
  saveScan,
} from "./scans-table";

export type { PreloadList } from "./engine/preloads";
export {
  isPassed,
  RESULT_IDS,
  RESULTS,
  type ResultId,
  type Verdict,
} from "./engine/results";
export { GRADE_SCORES, isLostBonus, type Grade } from "./engine/score";
export { cutToSite, parseSite, SiteError } from "./engine/site.server";
export {
  DEFAULT_PROFILE,
  listGuides,
  listTests,
  PROFILES,
  TESTS,
  type Profile,
  type TestName,
} from "./engine/tests.server";
export type { PolicyFlags } from "./engine/csp/judge-policy";
export { captureSite, ScanError } from "./fetching/capture-site.server";
export type { FetchRules } from "./fetching/limits";
export { createFetchRules } from "./fetching/create-fetch-rules.server";
export { makeReport, scoreReport } from "./make-report.server";
export type * from "./observatory-service";
export { CACHE_SECONDS, COOL_DOWN_SECONDS } from "./observatory-service";
export { loadPreloads, PRELOADS_FILE } from "./preload-list/load-preloads.server";
export { packPreloads } from "./preload-list/pack-preloads.server";
export { parseChromiumList } from "./preload-list/parse-chromium-list";
export {
  listTestResults,
  toAnalyzeResponse,
  toMatrix,
  toScanResponse,
  type Words,
} from "./wire";
export { describeFlag, describeResult, findAdvice, quoteKeywords } from "./words";
export { removeOldScans, REPORT_DAYS, SCAN_DAYS } from "./scans-table";

const CLIENT_SCANS: RateLimit = { name: "scan", limit: 60, windowSeconds: 3600 };
const ALL_SCANS: RateLimit = { name: "scan-all", limit: 3000, windowSeconds: 3600 };
const EVERYBODY = "everybody";
/** At the same time, by one server. */
const MAX_PARALLEL_SCANS = 12;
const BUSY_RETRY_SECONDS = 15;
const GRADES_MILLISECONDS = 600_000;
const MAX_REFUSALS = 1000;

export interface ObservatoryOptions {
  database: UserDatabase;
  rateLimits: RateLimits;
  rules: FetchRules;
  preloads: PreloadList;
  /** Whether addresses and names without a public suffix may be scanned. */
  allowsLocal: boolean;
  onError: (error: unknown) => void;
  now?: () => number;
}

/** Scans sites, one scan of a site at a time, and keeps what was found. */
export function createObservatory(options: ObservatoryOptions): Observatory {
  const { database, rateLimits, rules, preloads, onError, now = Date.now } = options;
  const running = new Map<string, Promise<ScanOutcome>>();
  /** Number of clients whose limit is being counted, each with a place for a scan. */
  let starting = 0;
  /**
   * Sites without an address, kept as long as failures: name servers may take twenty seconds to say so, and a page
   * that asks again after that would start the same scan for ever.
   */
  const refusals = new LRUCache<string, ScanOutcome>({
    max: MAX_REFUSALS,
    ttl: COOL_DOWN_SECONDS * 1000,
    ttlResolution: 0,
    perf: { now },
  });
  const readGrades = keepFresh({
    load: () => countGrades(database, now()),
    freshMilliseconds: GRADES_MILLISECONDS,
    retryMilliseconds: 0,
    onError(error, known) {
      if (known) onError(error);
    },
    now,
  });

  async function scanNow(site: Site, key: string): Promise<ScanOutcome> {
    const startedAt = now();
    const facts = { site: key, startedAt, algorithmVersion: DEFAULT_PROFILE };
    try {
      const captured = await captureSite(site, rules);
      const askedHost = captured.isOnWww ? captured.site.host : null;
      const report = makeReport(captured, preloads, askedHost);
      const { score, grade } = scoreReport(report, DEFAULT_PROFILE);
      const done = { ...facts, endedAt: now(), result: { score, grade, report } };
      const id = await saveScan(database, done);
      const { result: _, ...kept } = done;
      const scan: FinishedScan = { id, ...kept, score, grade, report };
      return { kind: "finished", scan, isNew: true };
    } catch (error) {
      if (error instanceof SiteError) {
        const refusal = toRefusal(error);
        refusals.set(key, refusal);
        return refusal;
      }
      if (!(error instanceof ScanError)) throw error;
      const { message } = error;
      await saveScan(database, { ...facts, endedAt: now(), result: { error: message } });
      return { kind: "failed", message };
    }
  }

  /** A scan that is recent enough, or null. Where none has finished, a failure or refusal is for a minute. */
  async function findRecent(
    key: string,
    maxAgeSeconds: number,
  ): Promise<ScanOutcome | null> {
    const last = await findLastScan(database, key, {
      finished: now() - maxAgeSeconds * 1000,
      failed: now() - COOL_DOWN_SECONDS * 1000,
    });
    if (last?.kind === "finished") return { ...last, isNew: false };
    return last ? { kind: "failed", message: last.error } : (refusals.get(key) ?? null);
  }

  /** Looks once more, because another scan may have ended while the client's limit was counted. */
  async function scanUnlessRecent(site: Site, key: string): Promise<ScanOutcome> {
    return (await findRecent(key, COOL_DOWN_SECONDS)) ?? scanNow(site, key);
  }

  /** Joins a scan that is under way, which counts for nobody; a new one counts for its client. */
  async function start(site: Site, key: string, client: string): Promise<ScanOutcome> {
    const joined = running.get(key);
    if (joined) return joined;
    if (running.size + starting >= MAX_PARALLEL_SCANS)
      return { kind: "limited", retryAfterSeconds: BUSY_RETRY_SECONDS };
    let scanning: Promise<ScanOutcome>;
    starting += 1;
    try {
      const wait = await takeScan(client);
      if (wait !== null) return { kind: "limited", retryAfterSeconds: wait };
      // Others may have begun it while the limit was counted.
      scanning = running.get(key) ?? register(key, scanUnlessRecent(site, key));
    } finally {
      starting -= 1;
    }
    return scanning;
  }

  async function takeScan(client: string): Promise<number | null> {
    return (
      (await rateLimits.take(CLIENT_SCANS, client)) ??
      (await rateLimits.take(ALL_SCANS, EVERYBODY))
    );
  }

  function register(key: string, scan: Promise<ScanOutcome>): Promise<ScanOutcome> {
    const scanning = scan.finally(() => running.delete(key));
    running.set(key, scanning);
    return scanning;
  }

  return {
    async scan({ text, maxAgeSeconds, clientAddress, waitMilliseconds }) {
      const site = readSite(text, options.allowsLocal);
      if (site instanceof SiteError) return toRefusal(site);
      const key = toSiteKey(site);
      const recent = await findRecent(key, maxAgeSeconds);
      if (recent) return recent;
      const scanning = start(site, key, clientAddress);
      if (waitMilliseconds === undefined) return scanning;
      // The caller may be gone when the scan ends with an error.
      scanning.catch(onError);
      return Promise.race([scanning, giveUp(key, waitMilliseconds)]);
    },
    gradePasted(text, host) {
      const named = cutToSite(host);
      const site = named === "" ? null : readSite(named, true);
      if (site instanceof SiteError) return { report: null, fault: "host" };
      const capture = parsePasted(text, site);
      return capture
        ? { report: makeReport(capture, preloads), fault: null }
        : { report: null, fault: "headers" };
    },
    findScan: (id) => findScan(database, id),
    findNewestId: (site) => findNewestId(database, site),
    listHistory: (site) => listHistory(database, site),
    countGrades: readGrades,
  };
}

function readSite(text: string, allowsLocal: boolean): Site | SiteError {
  try {
    return parseSite(text, { allowsLocal });
  } catch (error) {
    if (error instanceof SiteError) return error;
    throw error;
  }
}

function toRefusal({ code, message }: SiteError): ScanOutcome {
  return { kind: "refused", code, message };
}

function giveUp(site: string, milliseconds: number): Promise<ScanOutcome> {
  return new Promise((resolve) => {
    setTimeout(() => resolve({ kind: "running", site }), milliseconds).unref();
  });
}
