import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { z } from "zod";

/** A file that a variable names can't be used. The message is one line for the operator. */
export class ConfigFileError extends Error {
  override readonly name = "ConfigFileError";
  readonly variable: string;

  constructor(variable: string, file: string, reason: string, options?: ErrorOptions) {
    super(`${variable}=${file} can't be used: ${reason}`, options);
    this.variable = variable;
  }
}

/**
 * Reads a JSON file of the configuration.
 *
 * @param variable Name of the variable that names the file.
 * @throws ConfigFileError for the first problem, with its place in the file.
 */
export function readConfigFile<Schema extends z.ZodTypeAny>(
  variable: string,
  file: string,
  schema: Schema,
): z.output<Schema> {
  const result = schema.safeParse(readJson(variable, file));
  if (result.success) return result.data as z.output<Schema>;
  const [issue] = result.error.issues;
  const place = issue?.path.join(".") ?? "";
  const reason = issue?.message ?? "another value is expected";
  throw new ConfigFileError(
    variable,
    file,
    place === "" ? reason : `${place}: ${reason}`,
  );
}

function readJson(variable: string, file: string): unknown {
  try {
    // Some editors begin a file with a byte order mark.
    return JSON.parse(readFileSync(resolve(file), "utf8").replace(/^\uFEFF/, ""));
  } catch (error) {
    const reason =
      error instanceof SyntaxError
        ? // The message quotes the file, line breaks too.
          `it is not JSON (${error.message.replace(/\s+/g, " ")})`
        : "the file can't be read";
    throw new ConfigFileError(variable, file, reason, { cause: error });
  }
}

/** A date or time in ISO 8601; read as milliseconds since 1970. */
export const time = z
  .string()
  .refine(
    (value) => !Number.isNaN(Date.parse(value)),
    "a date such as 2026-05-01 is expected",
  )
  .transform((value) => Date.parse(value));

/** A digit for each entry, 1 while it is current: changes when one begins or ends. */
export function toWindowVersion(
  entries: readonly { from: number; until: number }[],
  now: number,
): string {
  return entries.map(({ from, until }) => (from <= now && now < until ? 1 : 0)).join("");
}
