import { BlockList, isIP } from "node:net";

/** Addresses that only our own network has, such as a balancer's in front of this server. */
const OWN_NETWORK = new BlockList();
for (const [address, prefix] of [
  ["10.0.0.0", 8],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
] as const)
  OWN_NETWORK.addSubnet(address, prefix, "ipv4");
for (const [address, prefix] of [
  ["::1", 128],
  ["fc00::", 7],
  ["fe80::", 10],
] as const)
  OWN_NETWORK.addSubnet(address, prefix, "ipv6");

/**
 * The address that a request comes from, to count requests by. Proxies append what they see to
 * X-Forwarded-For, so it is read from its end, and only as far as those before are our own:
 * the rest is whatever the client wrote.
 */
export function findClientAddress(
  remoteAddress: string | undefined,
  forwardedFor: string | undefined,
): string {
  const hops = (forwardedFor ?? "").split(",").map((hop) => hop.trim());
  let client = normalize(remoteAddress ?? "");
  while (isOwn(client)) {
    const before = normalize(hops.pop() ?? "");
    if (isIP(before) === 0) break;
    client = before;
  }
  return client;
}

/** IPv4 as such, also when it comes wrapped into IPv6. */
function normalize(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}

function isOwn(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && OWN_NETWORK.check(address, version === 4 ? "ipv4" : "ipv6");
}
