import { toWaitMinutes } from "~/domain/locales/durations";
import type { ScanOutcome } from "~/services/observatory/index.server";
import type { View } from "./view.server";

type Failure = Exclude<ScanOutcome, { kind: "finished" } | { kind: "running" }>;

/** A fault that a page shows, with the status and headers of its answer. */
export interface Fault {
  status: number;
  headers: Record<string, string>;
  message: string;
}

/** Tells a reader why a scan did not come about, with the status of the page and its own headers. */
export function describeFault(
  outcome: Failure,
  host: string,
  { text }: Pick<View, "text">,
): Fault {
  switch (outcome.kind) {
    case "limited": {
      const { retryAfterSeconds } = outcome;
      return {
        status: 429,
        headers: { "Retry-After": String(retryAfterSeconds) },
        message: text("fault-limit", { minutes: toWaitMinutes(retryAfterSeconds) }),
      };
    }
    case "failed": {
      const status = /\bstatus code (\d+)/.exec(outcome.message)?.[1];
      const message =
        status === undefined
          ? text("fault-down", { host })
          : text("fault-status", { host, status });
      return { status: 502, headers: {}, message };
    }
    case "refused": {
      const ids = {
        "invalid-site": "fault-site",
        "invalid-hostname-ip": "fault-address",
        "invalid-hostname": "fault-name",
        "invalid-hostname-lookup": "fault-lookup",
      } as const;
      return { status: 422, headers: {}, message: text(ids[outcome.code], { host }) };
    }
  }
}
