import { ConfigError } from "~/config.server";

/** A variable and its value. */
type Given = readonly [name: string, value: string | number | undefined];

const PORT_FACTS: Readonly<Record<string, string>> = {
  EADDRINUSE: "a port that no other program uses",
  EACCES: "a port that this user may open",
};

/** Codes of a name that is not found, and of an address of another machine. */
const HOST_CODES = /^(?:EADDRNOTAVAIL|EAFNOSUPPORT|EAI_\w+|EINVAL|ENOTFOUND)$/;

/**
 * Waits for a socket to listen. A port or address that can't be used is a ConfigError, which names
 * the variable; any other failure stays as it is.
 */
export async function nameListenFailure<Result>(
  listening: Promise<Result>,
  { port, host }: { port: Given; host: Given },
): Promise<Result> {
  try {
    return await listening;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    const ofPort = PORT_FACTS[code];
    if (ofPort !== undefined) throw refuse(port, ofPort, error);
    if (!HOST_CODES.test(code)) throw error;
    throw refuse(host, "a host name or address of this machine", error);
  }
}

function refuse([name, value]: Given, accepts: string, cause: unknown): ConfigError {
  const shown = value === undefined ? "(unset)" : JSON.stringify(String(value));
  return Object.assign(new ConfigError(name, shown, accepts), { cause });
}
