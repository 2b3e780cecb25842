import { isIP } from "node:net";
import type { IsTrusted } from "./trusted-networks.server";

/**
 * The address that a request comes from, to count requests by. Proxies append what they see to
 * X-Forwarded-For, so it is read from its end, and only as far as those before are trusted: the
 * rest is whatever the client wrote.
 */
export function findClientAddress(
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

/** IPv4 as such, also when it comes wrapped into IPv6. */
function normalize(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}

/** Whoever has one address of IPv6 has the 2^64 of its network: they count as one. */
function toNetwork(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = "", tail] = address.toLowerCase().split("::");
  const before = toGroups(head);
  const after = toGroups(tail ?? "");
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array<string>(missing).fill("0"), ...after];
  return `${groups.slice(0, 4).join(":")}::/64`;
}

/** Without the name of a network card, and an IPv4 ending as the two groups that it takes. */
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
