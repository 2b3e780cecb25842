import { isIP } from "node:net";
import type { IsTrusted } from "./trusted-networks.server";

/** `203.0.113.7:4711`, `[2001:db8::1]:443` or `[2001:db8::1]`. */
const WITH_PORT = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/;

/**
 * Returns the client's address, as a key for rate limits. Reads X-Forwarded-For from its end and
 * only past trusted proxies, because each proxy appends and the client may forge the rest.
 */
export function readClientAddress(
  remoteAddress: string | undefined,
  forwardedFor: string | undefined,
  isTrusted: IsTrusted,
): string {
  const hops = (forwardedFor ?? "").split(",").map((hop) => hop.trim());
  let client = normalize(remoteAddress ?? "");
  while (isTrusted(client)) {
    const before = normalize(hops.pop() ?? "");
    if (isIP(before) === 0) break;
    client = before;
  }
  return toNetwork(client);
}

/** Removes the port and brackets that some proxies add, and unwraps an IPv4-mapped IPv6 address. */
function normalize(hop: string): string {
  const [, bracketed, plain] = WITH_PORT.exec(hop) ?? [];
  return (bracketed ?? plain ?? hop).replace(/^::ffff:(?=\d+\.)/i, "");
}

/** Reduces an IPv6 address to its /64 network, because one client usually owns a whole /64. */
function toNetwork(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = "", tail] = address.toLowerCase().split("::");
  const before = toGroups(head);
  const after = toGroups(tail ?? "");
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array<string>(missing).fill("0"), ...after];
  return `${groups.slice(0, 4).join(":")}::/64`;
}

/** Splits into groups without the zone id; an embedded IPv4 address counts as two groups. */
function toGroups(part: string): string[] {
  const [plain = ""] = part.split("%", 1);
  return plain === ""
    ? []
    : plain
        .split(":")
        .flatMap((group) =>
          group.includes(".") ? ["v4", "v4"] : [group.replace(/^0+(?=.)/, "")],
        );
}
