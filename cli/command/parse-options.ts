import { parseArgs, type ParseArgsConfig } from "node:util";
import { toReason } from "~/domain/text/to-reason";
import { UsageError } from "./usage-error";

type OptionTypes = NonNullable<ParseArgsConfig["options"]>;

interface CommandLine<Options extends OptionTypes> {
  /** The command's name for `npm run`. */
  command: string;
  options: Options;
  /** True for a command with arguments that are no options. */
  allowPositionals?: boolean;
  /** The line that says where help is. */
  hint?: string;
}

/**
 * Parses the options of a command without other arguments.
 *
 * @throws UsageError for an option that the command does not have.
 */
export function parseOptions<const Options extends OptionTypes>(
  args: readonly string[],
  { command, options }: Pick<CommandLine<Options>, "command" | "options">,
) {
  return parseCommand(args, { command, options }).values;
}

/**
 * Parses a command's options and its other arguments.
 *
 * @throws UsageError for an option that the command does not have.
 */
export function parseCommand<const Options extends OptionTypes>(
  args: readonly string[],
  {
    command,
    options,
    allowPositionals = false,
    hint = `npm run ${command} -- --help lists the options`,
  }: CommandLine<Options>,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals });
  } catch (error) {
    const reason = toReason(error);
    throw new UsageError(`${reason}\n${hint}`);
  }
}
