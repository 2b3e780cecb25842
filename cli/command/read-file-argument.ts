import { resolve } from "node:path";
import { parseCommand } from "./parse-options";
import { UsageError } from "./usage-error";

/**
 * Reads a command's only argument, a file; null when the user asks for help.
 *
 * @param command Its name for `npm run`.
 * @throws UsageError for anything else.
 */
export function readFileArgument(
  args: readonly string[],
  command: string,
): string | null {
  const { values, positionals } = parseCommand(args, {
    command,
    allowPositionals: true,
    options: { help: { type: "boolean", short: "h" } },
  });
  if (values.help) return null;
  const [file, ...others] = positionals;
  if (file === undefined || file === "" || others.length > 0)
    throw new UsageError(`Expected one file: npm run ${command} -- FILE`);
  return resolve(file);
}
