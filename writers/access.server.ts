import type { Request } from "express";
import { isLoopbackAddress } from "~/domain/http/loopback";

/**
 * Tells whether a client may change files: it is a program on this machine, and it names a writers'
 * host, which pages of other sites can't (DNS rebinding). A proxy on this machine has others behind
 * it, so whatever came through one may only read.
 */
export function mayWrite(request: Request, hostnames: readonly string[]): boolean {
  const { headers, socket } = request;
  const isForwarded =
    headers["x-forwarded-for"] !== undefined || headers.forwarded !== undefined;
  return (
    !isForwarded &&
    isLoopbackAddress(socket.remoteAddress ?? "") &&
    hostnames.includes(toHostname(headers.host ?? ""))
  );
}

function toHostname(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, "");
}
