import { isMap, isScalar, isSeq, LineCounter, parseDocument } from "yaml";
import { z } from "zod";
import type { Location } from "../../core/line-and-column";

const EXPECTED: Readonly<Record<string, string>> = {
  string: "is no text",
  boolean: "is neither true nor false",
  number: "is no number",
  array: "is no list",
  object: "is no list of keys and values",
};

/** Says in words what a value is not, where Zod would say "expected string, received null". */
export const describeIssue: z.ZodErrorMap = (issue, context) => {
  const { defaultError } = context;
  if (context.data === undefined) return { message: "is missing" };
  if (context.data === null) return { message: "has no value" };
  const isOfSchema = defaultError !== z.defaultErrorMap(issue, context).message;
  if (isOfSchema) return { message: defaultError };
  if (issue.code === "invalid_type")
    return { message: EXPECTED[issue.expected] ?? defaultError };
  if (issue.code === "invalid_enum_value")
    return { message: `is none of ${issue.options.join(", ")}` };
  const isEmpty = issue.code === "too_small" && issue.minimum === 1;
  return { message: isEmpty ? "is empty" : defaultError };
};

/** Names what a value is not where it may be of several kinds. */
export function say(message: string): z.RawCreateParams {
  return { errorMap: () => ({ message }) };
}

/** Finds a key or list item in the file: the nearest one at the path that is there, null without the first. */
export type LocateKey = (path: readonly (string | number)[]) => Location | null;

/** Parses the YAML once for all its issues. */
export function createKeyLocator(yaml: string): LocateKey {
  const lines = new LineCounter();
  const { contents } = parseDocument(yaml, { lineCounter: lines });
  return (path) => {
    let node: unknown = contents;
    let offset: number | null = null;
    for (const step of path) {
      const found = findChild(node, step);
      if (!found) break;
      offset = found.offset ?? offset;
      node = found.value;
    }
    if (offset === null) return null;
    const { line, col } = lines.linePos(offset);
    // Line 1 of the file is the opening `---`.
    return { line: line + 1, column: col };
  };
}

function findChild(
  node: unknown,
  step: string | number,
): { offset: number | undefined; value: unknown } | null {
  if (isSeq(node) && typeof step === "number") {
    const item = node.items[step];
    const range = isScalar(item) || isMap(item) || isSeq(item) ? item.range : null;
    return { offset: range?.[0], value: item };
  }
  if (!isMap(node)) return null;
  const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === step);
  return pair && isScalar(pair.key)
    ? { offset: pair.key.range?.[0], value: pair.value }
    : null;
}
