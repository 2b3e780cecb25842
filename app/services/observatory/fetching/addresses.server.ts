import { BlockList, isIP } from "node:net";
import { networkInterfaces } from "node:os";

/** Networks that no public site is in (IANA's special-purpose registry, and cloud metadata). */
const BLOCKED_V4: readonly (readonly [address: string, bits: number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
  ["168.63.129.16", 32],
  ["100.100.100.200", 32],
];

/** The one part of IPv6 that is public, and what of it is not. */
const PUBLIC_V6 = ["2000::", 3] as const;
const BLOCKED_V6: readonly (readonly [address: string, bits: number])[] = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
];

const publicV6 = createList([PUBLIC_V6], "ipv6");
const blockedV4 = createList(BLOCKED_V4, "ipv4");
const blockedV6 = createList(BLOCKED_V6, "ipv6");

/**
 * Whether an address is one of the public internet and not this machine's own. IPv4 addresses inside
 * IPv6 ones (mapped, NAT64) are refused with the rest of IPv6 that is not in 2000::/3.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 0 || address.includes("%") || isOwn(address)) return false;
  return family === 4
    ? !blockedV4.check(address, "ipv4")
    : publicV6.check(address, "ipv6") && !blockedV6.check(address, "ipv6");
}

function isOwn(address: string): boolean {
  return Object.values(networkInterfaces())
    .flat()
    .some((own) => own?.address === address);
}

function createList(
  networks: readonly (readonly [address: string, bits: number])[],
  family: "ipv4" | "ipv6",
): BlockList {
  const list = new BlockList();
  for (const [address, bits] of networks) list.addSubnet(address, bits, family);
  return list;
}
