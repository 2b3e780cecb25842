import type { ListedAddress } from "~/services/newsletter/index.server";
import type { NewsletterOptions } from "./options";

export function formatAddresses(
  addresses: readonly ListedAddress[],
  format: NewsletterOptions["format"],
): string {
  if (format === "text") return addresses.map(({ email }) => email).join("\n");
  const rows = addresses.map(({ email, status, since }) => ({
    email,
    status,
    since: new Date(since).toISOString(),
  }));
  if (format === "json") return JSON.stringify(rows, null, 2);
  const lines = rows.map((row) => Object.values(row).map(quote).join(","));
  return ["email,status,since", ...lines].join("\n");
}

/** Quotes a cell, so that a spreadsheet takes no value for a formula. */
function quote(value: string): string {
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}
