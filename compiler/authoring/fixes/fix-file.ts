import { readFileSync } from "node:fs";
import type { Flaw } from "~/domain/documents/flaw";
import { requireInside } from "../files/safe-path";
import { writeFileAtomically } from "../files/write-file";
import { applyFixes, type FixChoice, type FixResult } from "./apply-fixes";

/**
 * Fixes flaws in a file below `root`, and writes it only if that changed its text.
 *
 * @throws UnsafePathError, and ChangedFileError when somebody else wrote the file meanwhile.
 */
export function fixFile(
  root: string,
  path: string,
  { flaws, choice }: { flaws: readonly Flaw[]; choice: FixChoice },
): FixResult {
  const file = requireInside(root, path);
  const before = readFileSync(file);
  const text = before.toString("utf8");
  const result = applyFixes(text, flaws, choice);
  // Bytes that are no UTF-8 would be lost.
  if (!Buffer.from(text).equals(before)) return { text, fixed: [], skipped: [...flaws] };
  if (result.text !== text) writeFileAtomically(file, result.text, { expected: before });
  return result;
}
