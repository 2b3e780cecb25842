import { diffLines } from "diff";
import { formatPage } from "../formatting/plan-format";
import type { Edit } from "../text/places";

/** A text whose lines nearly all change is replaced as a whole. */
const MOST_CHANGED_LINES = 2_000;

/** Lists the changes of `fmt`, by whole lines, so that an editor keeps the cursor and its marks. */
export function listFormatEdits(text: string): Edit[] {
  const formatted = formatPage(text);
  if (formatted === text) return [];
  const parts = diffLines(text, formatted, { maxEditLength: MOST_CHANGED_LINES });
  if (!parts) return [{ start: 0, end: text.length, replacement: formatted }];
  const edits: Edit[] = [];
  let at = 0;
  for (const { value, added, removed } of parts) {
    const end = added ? at : at + value.length;
    if (removed) edits.push({ start: at, end, replacement: "" });
    if (added) {
      const last = edits.at(-1);
      if (last?.end === at && last.replacement === "") last.replacement = value;
      else edits.push({ start: at, end: at, replacement: value });
    }
    at = end;
  }
  return edits;
}
