import { type MacroArgument, MacroError } from "./macro";

/** Returns an argument as text, numbers and booleans as written; null when it is missing. */
export function readText(args: readonly MacroArgument[], index: number): string | null {
  const value = args[index];
  if (value === null || value === undefined) return null;
  const text = String(value).trim();
  return text === "" ? null : text;
}

/**
 * Returns an argument as text. Throws a MacroError that names the argument when it is missing.
 */
export function requireText(
  args: readonly MacroArgument[],
  index: number,
  label: string,
): string {
  const text = readText(args, index);
  if (text === null)
    throw new MacroError(`Argument ${String(index + 1)} (${label}) is missing`);
  return text;
}

/** Returns a number or numeric text; null for anything else. */
export function readNumber(args: readonly MacroArgument[], index: number): number | null {
  const text = readText(args, index);
  const number = Number(text);
  return text === null || Number.isNaN(number) ? null : number;
}

/**
 * True for a switch such as `noCode` that is on: a text, `true`, or a number other than 0, in quotation marks or not.
 */
export function readFlag(args: readonly MacroArgument[], index: number): boolean {
  const text = readText(args, index);
  return text !== null && text !== "false" && Number(text) !== 0;
}
