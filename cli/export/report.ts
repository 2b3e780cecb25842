import { join } from "node:path";
import type { Download } from "~/domain/site/downloads";
import { isLoopback } from "~/domain/http/loopback";
import { formatAmount, formatBytes } from "../command/format";

/** One line about a finished archive. */
export function formatDownload(
  { file, bytes, pages }: Download,
  folder: string,
  seconds: number,
): string {
  return `${formatAmount(pages, "page")}, ${formatBytes(bytes)}, in ${seconds.toFixed(1)} s: ${join(folder, file)}`;
}

/** Returns a warning for an origin that only this machine can reach. */
export function warnOfOrigin(origin: string): string | null {
  return isLoopback(origin)
    ? `SITE_ORIGIN is ${origin}: links that leave the archive will lead there. Set it to the site's public address.`
    : null;
}
