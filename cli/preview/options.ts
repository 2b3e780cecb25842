import { parseUrl } from "~/domain/http/parse-url";
import { parseOptions } from "../command/parse-options";
import { UsageError } from "../command/usage-error";

export interface PreviewCommandOptions {
  help: boolean;
  changedSince: string;
  folder: string;
  /** Null for the site's own origin. */
  publicOrigin: string | null;
}

export const PREVIEW_USAGE = `Writes the changed pages into a folder of static HTML.

Usage: npm run preview -- --changed-since REF [options]

  --changed-since REF  pages that changed since the branch left REF
  --out FOLDER         the folder, which is made anew (default: preview)
  --public-url URL     the public site, where links to other pages lead
                       (default: SITE_ORIGIN)
  --help               show this text

Needs "npm run build". The folder has index.html and preview.json with the list of pages.`;

/** Throws UsageError. */
export function readPreviewOptions(args: readonly string[]): PreviewCommandOptions {
  const values = parseOptions(args, {
    command: "preview",
    options: {
      "changed-since": { type: "string" },
      out: { type: "string" },
      "public-url": { type: "string" },
      help: { type: "boolean", short: "h" },
    },
  });
  const help = values.help === true;
  const changedSince = values["changed-since"] ?? "";
  if (changedSince === "" && !help)
    throw new UsageError("expected: npm run preview -- --changed-since REF");
  const publicUrl = values["public-url"];
  const folder = values.out ?? "preview";
  if (publicUrl === undefined) return { help, changedSince, folder, publicOrigin: null };
  const url = parseUrl(publicUrl);
  if (!url || !/^https?:/.test(publicUrl))
    throw new UsageError(`--public-url ${publicUrl}: expected an http(s) address`);
  const { origin } = url;
  return { help, changedSince, folder, publicOrigin: origin };
}
