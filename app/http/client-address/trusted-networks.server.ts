import { BlockList, isIP } from "node:net";

/** Private networks, the usual addresses of a load balancer in front of this server. */
export const PRIVATE_NETWORKS = [
  "10.0.0.0/8",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.168.0.0/16",
  "::1",
  "fc00::/7",
  "fe80::/10",
].join(",");

/** Tells whether an address belongs to a trusted proxy. */
export type IsTrusted = (address: string) => boolean;

/**
 * Parses a list such as `10.0.0.0/8, 2001:db8::7`; `none` means an empty list.
 *
 * @returns null when an entry is neither an address nor a network.
 */
export function parseNetworks(list: string): IsTrusted | null {
  const networks = new BlockList();
  const entries = list.trim() === "none" ? [] : list.split(",");
  for (const entry of entries) if (!addNetwork(networks, entry.trim())) return null;
  return (address) => {
    const version = isIP(address);
    return version !== 0 && networks.check(address, version === 4 ? "ipv4" : "ipv6");
  };
}

function addNetwork(networks: BlockList, entry: string): boolean {
  const [, address = "", prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
  const version = isIP(address);
  if (version === 0) return false;
  const bits = version === 4 ? 32 : 128;
  const length = Number(prefix ?? bits);
  if (length > bits) return false;
  networks.addSubnet(address, length, version === 4 ? "ipv4" : "ipv6");
  return true;
}
