import { parseArgs } from "node:util";
import { resolve } from "node:path";
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
  const { positionals, help } = parse(args, command);
  if (help) return null;
  const [file, ...others] = positionals;
  if (file === undefined || file === "" || others.length > 0)
    throw new UsageError(`Expected one file: npm run ${command} -- FILE`);
  return resolve(file);
}

function parse(args: readonly string[], command: string) {
  try {
    const options = { help: { type: "boolean", short: "h" } } as const;
    const { positionals, values } = parseArgs({
      args: [...args],
      options,
      allowPositionals: true,
    });
    return { positionals, help: values.help ?? false };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${reason}\nnpm run ${command} -- --help explains it`);
  }
}
