// Plain JavaScript, because `npm run build` reads its arguments before anything is translated.
import { parseArgs } from "node:util";

/**
 * Reads the arguments of a command that takes none but `--help`.
 *
 * @param {readonly string[]} args
 * @param {{ command: string, usage: string }} texts The command's name for `npm run`, and its help.
 * @returns {{ text: string, exitCode: 0 | 1 } | null} The answer in place of a run; null for a run.
 */
export function readNoArguments(args, { command, usage }) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { help: { type: "boolean", short: "h" } },
    });
    return values.help === true ? { text: usage, exitCode: 0 } : null;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const text = `${reason}\nnpm run ${command} -- --help explains the command`;
    return { text, exitCode: 1 };
  }
}

/**
 * Prints the help or the refusal, and ends the process, before the command has written anything.
 *
 * @param {{ command: string, usage: string }} texts
 */
export function refuseArguments(texts) {
  const answer = readNoArguments(process.argv.slice(2), texts);
  if (!answer) return;
  if (answer.exitCode === 0) console.log(answer.text);
  else console.error(answer.text);
  process.exit(answer.exitCode);
}
