import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import type { FlaggedShare } from "~/services/play-shares/index.server";
import { toOneLine } from "../command/format";
import type { SharesOptions } from "./options";

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
