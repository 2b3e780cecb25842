/** How a name stands on the list of hosts that browsers reach by HTTPS alone. */
export interface Preload {
  includesSubDomains: boolean;
}

/** Names of the list that force HTTPS. */
export interface PreloadList {
  find(name: string): Preload | null;
}

/** The entry that makes a host preloaded: its own, or that of a parent with its subdomains. */
export function findPreload(list: PreloadList, host: string): Preload | null {
  const own = list.find(host);
  if (own) return own;
  const labels = host.split(".");
  const parents = labels.slice(1).map((_, index) => labels.slice(index + 1).join("."));
  const found = parents
    .map((parent) => list.find(parent))
    .find((entry) => entry?.includesSubDomains === true);
  return found ?? null;
}
