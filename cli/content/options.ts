import { readChoice } from "../command/option-values";
import { parseOptions } from "../command/parse-options";
import { UsageError } from "../command/usage-error";

const FORMATS = ["text", "json", "github", "sarif"] as const;
export type Format = (typeof FORMATS)[number];

export interface ContentOptions {
  help: boolean;
  /** List every flaw. */
  check: boolean;
  /** Keep running, and compile again whenever a file changes. */
  watch: boolean;
  /** Write content packages for reading offline. */
  packages: boolean;
  format: Format;
  /** Check only what changed since this commit, and by the rules for authors too. */
  changedSince: string | null;
}

export const USAGE = `Compiles the documentation into the content store.

Usage: npm run content -- [options]

  --check          list every flaw with its file, line and column; exit 1 when one is an error
  --format FORMAT  how --check lists them (default: text)
                     text    path:line:column: severity: message, with the suggestion below
                     json    one object with all flaws, and nothing else, on standard output
                     github  workflow commands, which become annotations on the changed lines
                     sarif   SARIF 2.1.0, which code hosts show beside the lines
  --changed-since REF  with --check: only what changed since the branch left REF, also by the
                   rules for authors: front matter, Markdown, spelling, links that a deletion
                   breaks; leaves the store as it is
  --packages       then write packages for reading offline, and differences to the last releases
  --watch          go on, and compile again whenever a file of the content changes
  --help           show this text

  new, move, delete, redirect, sync, fix, fmt, undo, stats change or count the sources:
  npm run content -- new --help explains them

Reads CONTENT_ROOT, CONTENT_TRANSLATED_ROOT, or BUILD_OUT_ROOT instead of both, and DATA_DIR
(docs/configuration.md).`;

/** Throws UsageError. `--format` implies `--check`, because it formats the list of flaws. */
export function readOptions(args: readonly string[]): ContentOptions {
  const {
    help = false,
    check = false,
    watch = false,
    packages = false,
    format: written,
    "changed-since": changedSince = null,
  } = parseOptions(args, {
    command: "content",
    options: {
      check: { type: "boolean" },
      watch: { type: "boolean" },
      packages: { type: "boolean" },
      format: { type: "string" },
      "changed-since": { type: "string" },
      help: { type: "boolean", short: "h" },
    },
  });
  const format = readChoice("--format", written ?? "text", FORMATS);
  const lists = check || written !== undefined || changedSince !== null;
  if (watch && lists) throw new UsageError("--watch and --check exclude each other");
  if (watch && packages)
    throw new UsageError("--watch and --packages exclude each other");
  return { help, watch, packages, check: lists, format, changedSince };
}
