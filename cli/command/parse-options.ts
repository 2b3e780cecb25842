import { parseArgs, type ParseArgsConfig } from "node:util";
import { UsageError } from "./usage-error";

type OptionTypes = NonNullable<ParseArgsConfig["options"]>;

/**
 * Parses a command's options.
 *
 * @param command Its name for `npm run`.
 * @throws UsageError for an option that the command does not have.
 */
export function parseOptions<const Options extends OptionTypes>(
  args: readonly string[],
  { command, options }: { command: string; options: Options },
) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${reason}\nnpm run ${command} -- --help lists the options`);
  }
}
