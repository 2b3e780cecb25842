import { cut, formatValue, startMessage } from "./format-value";

const PLACEHOLDER = /%([oOdisfc%])/g;

/** Output of a console call: placeholders filled, remaining values appended. */
export function formatMessage(args: readonly unknown[]): string {
  startMessage();
  const [first, ...values] = args;
  if (typeof first !== "string") return cut(args.map(formatPart).join(" "));
  let used = 0;
  const text = first.replace(PLACEHOLDER, (written: string, kind: string) => {
    if (kind === "%") return "%";
    if (used >= values.length) return written;
    return formatAs(kind, values[used++]);
  });
  return cut([text, ...values.slice(used).map(formatPart)].join(" "));
}

/** A top-level string is printed without quotes. */
function formatPart(value: unknown): string {
  return typeof value === "string" ? value : formatValue(value);
}

function formatAs(kind: string, value: unknown): string {
  switch (kind) {
    case "d":
    case "i":
      return formatInteger(value);
    case "f":
      return isNumeric(value) ? String(toNumber(value)) : "NaN";
    case "s":
      return formatPart(value);
    // Drops styles, because they could make a message look like part of the page.
    case "c":
      return "";
    default:
      return formatValue(value);
  }
}

function formatInteger(value: unknown): string {
  if (typeof value === "bigint") return formatValue(value);
  return isNumeric(value) ? formatValue(Math.trunc(toNumber(value))) : "NaN";
}

/**
 * Other values, such as symbols, cannot be converted to numbers or give meaningless ones.
 */
function isNumeric(value: unknown): value is number | string {
  return typeof value === "number" || typeof value === "string";
}

/** Reads the number at the start of a text, as consoles do. */
function toNumber(value: number | string): number {
  return typeof value === "number" ? value : parseFloat(value);
}
