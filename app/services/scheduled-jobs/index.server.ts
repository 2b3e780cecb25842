import type { UserDatabase } from "~/database/user-database";
import { DAY_MILLISECONDS } from "~/domain/locales/durations";
import { removeOldEvents } from "../account-events/index.server";
import { removeOldConversations, removeOldMetrics } from "../ai-help/index.server";
import { followMoves } from "../collections/index.server";
import type { DocumentsService } from "../documents/index.server";
import { removeOldScans } from "../observatory/index.server";
import {
  PLACEMENT_COUNT_DAYS,
  removePlacementCountsBefore,
} from "../placements/index.server";
import { removeOldPings } from "../pings/index.server";
import { removeUsageCountsBefore } from "../usage-counts/index.server";

/** One job; several servers may run it at once. */
export interface ScheduledJob {
  /** Names the job in logs. */
  name: string;
  /**
   * @param now milliseconds since 1970
   * @returns the number of rows that were deleted or changed
   * @throws UnavailableError
   */
  run(database: UserDatabase, now: number): Promise<number>;
}

export type MovedDocuments = Pick<DocumentsService, "hasDocument" | "findPageSummary">;

export interface ScheduledJobsOptions {
  documents: MovedDocuments;
  /** Days that counts of uses are kept; 0: nothing is counted. */
  usageDays: number;
}

/** Lists the jobs of a server, of which none depends on another. */
export function listScheduledJobs({
  documents,
  usageDays,
}: ScheduledJobsOptions): ScheduledJob[] {
  const jobs: ScheduledJob[] = [
    { name: "delete old AI conversations", run: removeOldConversations },
    { name: "delete old figures of AI Help", run: removeOldMetrics },
    { name: "delete old scans", run: removeOldScans },
    { name: "delete old pings of readers", run: removeOldPings },
    { name: "delete old events of accounts", run: removeOldEvents },
    {
      name: "delete old counts of advertisements",
      run: (database, now) =>
        removePlacementCountsBefore(
          database,
          now - PLACEMENT_COUNT_DAYS * DAY_MILLISECONDS,
        ),
    },
    createMoveJob(documents),
  ];
  if (usageDays > 0)
    jobs.push({
      name: "delete old counts of uses",
      run: (database, now) =>
        removeUsageCountsBefore(database, now - usageDays * DAY_MILLISECONDS),
    });
  return jobs;
}

/** Gives saved pages that the content has moved their new addresses. */
export function createMoveJob(documents: MovedDocuments): ScheduledJob {
  const findTarget = (url: string) =>
    documents.hasDocument(url) ? null : (documents.findPageSummary(url)?.mdn_url ?? null);
  return {
    name: "follow moves of saved pages",
    run: (database, now) => followMoves({ database, findTarget, now: () => now }),
  };
}

export interface ScheduledJobsListener {
  onDone(job: string, rows: number): void;
  /** Receives failures; the next attempt is a day later or at the next start. */
  onError(job: string, error: unknown): void;
}

export interface StartScheduledJobsOptions extends ScheduledJobsListener {
  database: UserDatabase;
  now?: () => number;
}

/**
 * Runs the jobs now and then once a day, each whether others fail or not.
 *
 * @returns a function that stops them
 */
export function startScheduledJobs(
  jobs: readonly ScheduledJob[],
  { database, onDone, onError, now = Date.now }: StartScheduledJobsOptions,
): () => void {
  const runAll = () => {
    for (const { name, run } of jobs)
      void run(database, now()).then(
        (rows) => onDone(name, rows),
        (error: unknown) => onError(name, error),
      );
  };
  runAll();
  const timer = setInterval(runAll, DAY_MILLISECONDS).unref();
  return () => clearInterval(timer);
}
