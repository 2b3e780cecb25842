import type { FlawReport } from "~/domain/documents/flaw";
import { parseLocale, DEFAULT_LOCALE } from "~/domain/locales/locale";
import {
  describeAbsoluteLink,
  describeBrokenFragment,
  describeBrokenLink,
  describeIllCasedFragment,
  describeIllCasedLink,
  describeInsecureLink,
  describeLinkWithoutLocale,
  describeRedirectedLink,
  describeRelativeLink,
  describeSelfLink,
} from "../../flaws/links";
import {
  describeBrokenMacroLink,
  describeRedirectedMacroLink,
  describeRetiredMacro,
  describeUnknownMacro,
  REMOVE_CALL,
} from "../../flaws/macros";
import { describeUnknownWord } from "../../flaws/names";
import { describeImagePath, describeMissingImage } from "../../flaws/files";
import {
  describeCodeInPre,
  describeRawMarkdown,
  describeUnknownElement,
} from "../../flaws/markup";
import type { Edit } from "../text/places";
import {
  removeCall,
  replaceArgument,
  unwrapCode,
  type FixPlace,
} from "./structural-edits";

export interface FixRule {
  /** The flaw's text for a written text, from which the written text is read back. */
  describe: (written: string, suggestion: string) => FlawReport;
  /**
   * True when the suggestion leads where the written text led before; false for a guess, which
   * a person has to accept one by one.
   */
  isSafe: boolean;
  /** Finds the change where it is not that of the written text for the suggestion. */
  edit?: (text: string, place: FixPlace) => Edit | null;
  /** The only suggestion that a tool can follow. */
  suggests?: string;
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
  "self-link": { isSafe: true, describe: describeSelfLink },
  "link-without-locale": { isSafe: true, describe: describeLinkWithoutLocale },
  "ill-cased-fragment": { isSafe: true, describe: describeIllCasedFragment },
  "insecure-link": { isSafe: true, describe: describeInsecureLink },
  "image-path": { isSafe: true, describe: describeImagePath },
  "code-in-pre": { isSafe: true, describe: describeCodeInPre, edit: unwrapCode },
  "macro-retired": {
    isSafe: true,
    edit: removeCall,
    suggests: REMOVE_CALL,
    describe: describeRetiredMacro,
  },
  "macro-redirected-link": {
    isSafe: true,
    edit: replaceArgument,
    describe: describeRedirectedMacroLink,
  },
  "broken-link": { isSafe: false, describe: describeBrokenLink },
  "broken-fragment": { isSafe: false, describe: describeBrokenFragment },
  "missing-image": { isSafe: false, describe: describeMissingImage },
  "unknown-element": { isSafe: false, describe: describeUnknownElement },
  "raw-markdown": { isSafe: false, describe: describeRawMarkdown },
  spelling: { isSafe: false, describe: describeUnknownWord },
  "macro-unknown": { isSafe: false, describe: describeUnknownMacro },
  "macro-broken-link": {
    isSafe: false,
    edit: replaceArgument,
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
  { describe, edit }: FixRule,
  { message, suggestion }: { message: string; suggestion: string },
): string | null {
  const isConstant = !describe(HOLE, suggestion).message.includes(HOLE);
  if (isConstant) return edit ? "" : null;
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
