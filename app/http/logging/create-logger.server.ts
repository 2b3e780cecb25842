import pino, { type DestinationStream, type Logger } from "pino";

export interface LoggerOptions {
  level: string;
  /** Defaults to standard output. */
  output?: DestinationStream;
}

/** Creates a logger of JSON lines. Addresses, cookies and queries are never logged. */
export function createLogger({ level, output = STANDARD_OUTPUT }: LoggerOptions): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeFault },
    },
    output,
  );
}

const STANDARD_OUTPUT: DestinationStream = {
  write: (line) => void process.stdout.write(line),
};

/**
 * Picks the fields of an error that are safe to log. Drivers add more: PostgreSQL's `detail` quotes
 * the refused row, which may contain personal data.
 */
function describeFault(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  return {
    type: name,
    message,
    stack,
    ...("code" in error && { code: String(error.code) }),
    ...(cause !== undefined && { cause: describeFault(cause) }),
  };
}

/** Opens a log of one readable line per entry. Loads pino-pretty on demand. */
export async function openReadableLog(
  destination: number | NodeJS.WritableStream = 1,
): Promise<DestinationStream> {
  const { default: pretty } = await import("pino-pretty");
  return pretty({
    destination,
    sync: true,
    translateTime: "SYS:HH:MM:ss",
    ignore: "requestId,method,path,status,milliseconds",
    messageFormat: (entry, key) => toMessage(entry, String(entry[key])),
  });
}

/** Formats a request's entry as one line. */
function toMessage(entry: Record<string, unknown>, message: string): string {
  const { method, path, status, milliseconds } = entry;
  const outcome = typeof status === "number" ? status : "aborted";
  return typeof method === "string"
    ? `${method} ${String(path)} ${outcome} ${String(milliseconds)} ms`
    : message;
}
