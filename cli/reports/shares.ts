import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import type { FlaggedShare } from "~/services/play-shares/index.server";
import { toOneLine } from "../command/format";
import { readChoice, REPORT_FORMATS, type ReportFormat } from "../command/option-values";
import { parseOptions } from "../command/parse-options";
import { UsageError } from "../command/usage-error";

export interface SharesOptions {
  help: boolean;
  format: ReportFormat;
  order:
    | { kind: "list"; state: "waiting" | "blocked" }
    | { kind: "block" | "keep"; id: string };
}

export const USAGE = `Lists the code that readers have shared and others have flagged, the latest flag first.

Usage: npm run shares -- [options]

  --block ID       takes shared code away: nobody gets it any more
  --keep ID        leaves it, or gives it back, and removes its flags
  --blocked        lists what has been taken away instead
  --format FORMAT  text (default), or json: an array with one object per share, and nothing else
  --help           show this text

Reads DATABASE_URL, DATA_DIR and SITE_ORIGIN (docs/configuration.md).`;

/** Throws UsageError. */
export function readOptions(args: readonly string[]): SharesOptions {
  const {
    help = false,
    format = "text",
    blocked = false,
    block,
    keep,
  } = parseOptions(args, {
    command: "shares",
    options: {
      block: { type: "string" },
      keep: { type: "string" },
      blocked: { type: "boolean" },
      format: { type: "string" },
      help: { type: "boolean", short: "h" },
    },
  });
  if (block !== undefined && keep !== undefined)
    throw new UsageError("--block and --keep can't be used together");
  return {
    help,
    format: readChoice("--format", format, REPORT_FORMATS),
    order: toOrder({ block, keep, blocked }),
  };
}

interface Given {
  block: string | undefined;
  keep: string | undefined;
  blocked: boolean;
}

function toOrder({ block, keep, blocked }: Given): SharesOptions["order"] {
  if (block !== undefined) return { kind: "block", id: block };
  if (keep !== undefined) return { kind: "keep", id: keep };
  return { kind: "list", state: blocked ? "blocked" : "waiting" };
}

export function formatShares(
  shares: readonly FlaggedShare[],
  { format, origin }: Pick<SharesOptions, "format"> & { origin: string },
): string {
  const rows = shares.map(({ id, sharedAt, reasons }) => ({
    id,
    url: `${origin}/${DEFAULT_LOCALE}/play?id=${id}`,
    sharedAt: new Date(sharedAt).toISOString(),
    reasons,
  }));
  if (format === "json") return JSON.stringify(rows, null, 2);
  if (rows.length === 0) return "Nothing is listed.";
  return rows
    .flatMap(({ id, url, sharedAt, reasons }) => [
      `${id}  shared ${sharedAt}  flags ${reasons.length}`,
      `  ${url}`,
      ...reasons.map((reason) => `  - ${toOneLine(reason ?? "") || "no reason given"}`),
    ])
    .join("\n");
}
