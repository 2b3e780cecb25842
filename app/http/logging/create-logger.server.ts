import pino, { type DestinationStream, type Logger } from "pino";

export interface LoggerOptions {
  level: string;
  /** Standard output when left out. */
  output?: DestinationStream;
}

/** JSON lines for machines. Nobody's address, cookie or query ever comes in. */
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
 * What tells a fault. Drivers hang more on their errors: PostgreSQL's `detail` quotes the row that
 * was refused, with a reader's address in it.
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
