import { format, stripVTControlCharacters } from "node:util";
import type { Logger } from "pino";
import type { Config } from "~/config.server";
import { createLogger, openReadableLog } from "~/http/logging/create-logger.server";

/** Logs JSON; readable lines in development and on a terminal. */
export async function openLogger(
  config: Pick<Config, "LOG_LEVEL" | "NODE_ENV">,
  isTerminal: boolean = process.stdout.isTTY,
): Promise<Logger> {
  surviveLostLog();
  return createLogger({
    // Hides requests on a terminal, so that the address stays visible.
    level: config.LOG_LEVEL ?? (isTerminal ? "warn" : "info"),
    ...(isReadable(config, isTerminal) && { output: await openReadableLog() }),
  });
}

function isReadable({ NODE_ENV }: Pick<Config, "NODE_ENV">, isTerminal: boolean) {
  return NODE_ENV === "development" || isTerminal;
}

const CONSOLE_LEVELS = { log: "info", info: "info", warn: "warn" } as const;

/**
 * Logs what libraries print by the console, such as warnings of the demo accounts' provider, because a program
 * that reads the log expects JSON alone; where lines are readable, nothing changes. `console.error` stays, for
 * the reason of a start that fails.
 */
export function logConsole(
  logger: Pick<Logger, "info" | "warn">,
  config: Pick<Config, "NODE_ENV">,
  isTerminal: boolean = process.stdout.isTTY,
): void {
  if (isReadable(config, isTerminal)) return;
  for (const [method, level] of Object.entries(CONSOLE_LEVELS))
    Object.assign(console, {
      [method]: (...parts: unknown[]) =>
        logger[level](stripVTControlCharacters(format(...parts))),
    });
}

/**
 * Drops lines that can't be written, because an error without a listener would end the server: the
 * disk of the log is full, or the program that reads it has ended.
 */
function surviveLostLog(): void {
  process.stdout.off("error", dropLine).on("error", dropLine);
}

function dropLine(): void {
  // The next line is tried again.
}

/** Prints the address on a terminal; otherwise logs it. */
export function announceAddress(url: string, logger: Logger): void {
  if (process.stdout.isTTY) console.log(`\nRead at ${url} (Ctrl C ends the server)`);
  else logger.info({ url }, "ready");
}
