import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { z } from "zod";

export { time, toWindowVersion } from "./fields";

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
        ? `it is not JSON (${error.message})`
        : "the file can't be read";
    throw new ConfigFileError(variable, file, reason, { cause: error });
  }
}
