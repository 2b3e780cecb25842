import type { ScanOutcome } from "~/services/observatory/index.server";
import type { View } from "./view.server";

type Failure = Exclude<ScanOutcome, { kind: "finished" } | { kind: "running" }>;

/** Tells a reader why a scan did not come about, with the status of the page. */
export function describeFault(
  outcome: Failure,
  host: string,
  { text }: Pick<View, "text">,
): { status: number; message: string } {
  switch (outcome.kind) {
    case "limited":
      return { status: 429, message: text("fault-limit") };
    case "failed": {
      const status = /\bstatus code (\d+)/.exec(outcome.message)?.[1];
      const message =
        status === undefined
          ? text("fault-down", { host })
          : text("fault-status", { host, status });
      return { status: 502, message };
    }
    case "refused": {
      const ids = {
        "invalid-site": "fault-site",
        "invalid-hostname-ip": "fault-address",
        "invalid-hostname": "fault-name",
        "invalid-hostname-lookup": "fault-lookup",
      } as const;
      return { status: 422, message: text(ids[outcome.code], { host }) };
    }
  }
}
