import type { ListedAddress } from "~/services/newsletter/index.server";
import { readChoice } from "../command/option-values";
import { parseOptions } from "../command/parse-options";

const STATUSES = ["subscribed", "pending", "left"] as const;
const FORMATS = ["text", "csv", "json"] as const;

export interface NewsletterOptions {
  help: boolean;
  status: (typeof STATUSES)[number];
  format: (typeof FORMATS)[number];
  removeAll: boolean;
}

export const USAGE = `Lists the addresses of the newsletter. The site sends no mail itself: hand the list to what does.

Usage: npm run newsletter -- [options]

  --status STATUS  subscribed (default): signed-in readers, whose address the accounts provider knows
                   pending: only typed by somebody; ask its owner before you send anything
                   left: must never get the newsletter
  --format FORMAT  text (default): an address per line; csv or json: with the time of the last change
  --remove-all     unsubscribes everybody and removes all addresses; only with NEWSLETTER_ENABLED=off
  --help           show this text

Reads DATABASE_URL, DATA_DIR and NEWSLETTER_ENABLED (docs/configuration.md).`;

/** Throws UsageError. */
export function readOptions(args: readonly string[]): NewsletterOptions {
  const {
    help = false,
    status = "subscribed",
    format = "text",
    "remove-all": removeAll = false,
  } = parseOptions(args, {
    command: "newsletter",
    options: {
      status: { type: "string" },
      format: { type: "string" },
      "remove-all": { type: "boolean" },
      help: { type: "boolean", short: "h" },
    },
  });
  return {
    help,
    status: readChoice("--status", status, STATUSES),
    format: readChoice("--format", format, FORMATS),
    removeAll,
  };
}

/** Ends each line, so that a list of nobody has none: programs read an empty line as an address. */
export function formatAddresses(
  addresses: readonly ListedAddress[],
  format: NewsletterOptions["format"],
): string {
  if (format === "text") return toLines(addresses.map(({ email }) => email));
  const rows = addresses.map(({ email, status, since }) => ({
    email,
    status,
    since: new Date(since).toISOString(),
  }));
  if (format === "json") return toLines([JSON.stringify(rows, null, 2)]);
  const lines = rows.map((row) => Object.values(row).map(quote).join(","));
  return toLines(["email,status,since", ...lines]);
}

function toLines(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join("");
}

/** Quotes a cell, so that a spreadsheet takes no value for a formula. */
function quote(value: string): string {
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}
