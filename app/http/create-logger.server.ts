import pino, { type Logger } from "pino";

export interface LoggerOptions {
  level: string;
  /** One line of text per entry instead of JSON. */
  isReadable: boolean;
  write?: (line: string) => void;
}

/** JSON lines for machines, or readable ones for people. Values of known secrets never come in. */
export function createLogger({
  level,
  isReadable,
  write = writeOut,
}: LoggerOptions): Logger {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  return pino(options, {
    write: isReadable ? (line: string) => write(toReadable(line)) : write,
  });
}

function writeOut(line: string): void {
  process.stdout.write(line);
}

interface Entry {
  level: number;
  time: string;
  msg?: string;
  method?: string;
  path?: string;
  status?: number;
  milliseconds?: number;
  requestId?: string;
  err?: { message: string; stack?: string };
}

/** Written by pino itself a moment ago, so its shape is known. */
function toReadable(line: string): string {
  const entry = JSON.parse(line) as Entry;
  const time = entry.time.slice(11, 19);
  const label = entry.level >= 50 ? "ERROR " : entry.level >= 40 ? "warn " : "";
  const text = entry.method
    ? `${entry.method} ${entry.path} ${entry.status} ${entry.milliseconds} ms`
    : `${entry.msg}${listFacts(entry)}`;
  return `${time} ${label}${text}${entry.err ? `\n${entry.err.stack ?? entry.err.message}` : ""}\n`;
}

const COMMON_FACTS: ReadonlySet<string> = new Set([
  "level",
  "time",
  "msg",
  "err",
  "requestId",
]);

function listFacts(entry: Entry): string {
  return Object.entries(entry)
    .filter(([name]) => !COMMON_FACTS.has(name))
    .map(([name, value]) => ` ${name}=${String(value)}`)
    .join("");
}
