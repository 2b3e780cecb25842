import type { FlawReport } from "~/domain/documents/flaw";
import { describeIllCasedLink, describeRedirectedLink } from "../../flaws/links";
import {
  describeAbsoluteLink,
  describeBrokenFragment,
  describeBrokenLink,
  describeRelativeLink,
} from "../../flaws/links";
import { describeBrokenMacroLink, describeUnknownMacro } from "../../flaws/macros";
import { describeMissingImage } from "../../flaws/files";
import { describeRawMarkdown, describeUnknownElement } from "../../flaws/markup";
import { parseLocale, DEFAULT_LOCALE } from "~/domain/locales/locale";

export interface FixRule {
  /** The flaw's text for a written text, from which the written text is read back. */
  describe: (written: string, suggestion: string) => FlawReport;
  /**
   * True when the suggestion leads where the written text led before; false for a guess, which
   * a person has to accept one by one.
   */
  isSafe: boolean;
}

/** Checks whose suggestion replaces the written text, by name. */
export const FIX_RULES: Readonly<Record<string, FixRule>> = {
  "redirected-link": { isSafe: true, describe: describeRedirectedLink },
  "ill-cased-link": { isSafe: true, describe: describeIllCasedLink },
  "absolute-link": { isSafe: true, describe: describeAbsoluteLink },
  "relative-link": {
    isSafe: true,
    describe: (written, target) =>
      describeRelativeLink(written, { locale: readLocale(target), target }),
  },
  "broken-link": { isSafe: false, describe: describeBrokenLink },
  "broken-fragment": { isSafe: false, describe: describeBrokenFragment },
  "missing-image": { isSafe: false, describe: describeMissingImage },
  "unknown-element": { isSafe: false, describe: describeUnknownElement },
  "raw-markdown": { isSafe: false, describe: describeRawMarkdown },
  "macro-unknown": { isSafe: false, describe: describeUnknownMacro },
  "macro-broken-link": {
    isSafe: false,
    describe: (written, suggestion) =>
      describeBrokenMacroLink(written, { isShown: true, suggestion }),
  },
};

const HOLE = "\0";

/**
 * Reads the written text out of a flaw's message, by the function that wrote the message; null
 * when the message has another form.
 */
export function readWritten(
  { describe }: FixRule,
  { message, suggestion }: { message: string; suggestion: string },
): string | null {
  const [before = "", after = ""] = describe(HOLE, suggestion).message.split(HOLE, 2);
  const isOfRule =
    message.startsWith(before) &&
    message.endsWith(after) &&
    message.length > before.length + after.length;
  return isOfRule ? message.slice(before.length, message.length - after.length) : null;
}

function readLocale(url: string) {
  return parseLocale(url.split("/")[1] ?? "") ?? DEFAULT_LOCALE;
}
