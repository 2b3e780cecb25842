import { type MacroArgument, MacroError } from "./macro";

/** The argument as text, numbers and booleans as they are written; null when not given. */
export function readText(args: readonly MacroArgument[], index: number): string | null {
  const value = args[index];
  if (value === null || value === undefined) return null;
  const text = String(value).trim();
  return text === "" ? null : text;
}

/** Throws a MacroError that names the argument when it is not given. */
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

/** A number, or text that is one; null when not given or anything else. */
export function readNumber(args: readonly MacroArgument[], index: number): number | null {
  const text = readText(args, index);
  const number = Number(text);
  return text === null || Number.isNaN(number) ? null : number;
}

/** Whether a switch such as `noCode` is on: a text, `true`, or a number but 0. */
export function readFlag(args: readonly MacroArgument[], index: number): boolean {
  return Boolean(args[index]);
}
