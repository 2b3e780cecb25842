import { readFileSync } from "node:fs";
import { createLocator } from "../../core/line-and-column";
import { describeBadJson, describeUnreadable } from "../../flaws/files";
import type { SourceFlawReport } from "../../flaws/source-checks";
import { isMissing } from "../folder-listings";

/** Reads a JSON file without validation; null when it is missing, or invalid, which is reported. */
export function readJson(
  file: string,
  report: (flaw: SourceFlawReport) => void = () => undefined,
): unknown {
  let text = "";
  try {
    text = readFileSync(file, "utf8");
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError)
      report(describeBadJson(error.message, toPlace(text, error.message)));
    else if (!isMissing(error) && error instanceof Error && "code" in error)
      report(describeUnreadable(String(error.code)));
    return null;
  }
}

/** V8 tells the offset of some errors only. */
function toPlace(
  text: string,
  message: string,
): { line: number | null; column: number | null } {
  const at = /position (\d+)/.exec(message)?.[1];
  return at === undefined
    ? { line: null, column: null }
    : createLocator(text, 1)(Number(at));
}
