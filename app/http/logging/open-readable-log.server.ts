import type { DestinationStream } from "pino";

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
  return typeof method === "string"
    ? `${method} ${String(path)} ${String(status)} ${String(milliseconds)} ms`
    : message;
}
