import { lookup, Resolver } from "node:dns/promises";
import { isIP } from "node:net";
import type { FetchRules, Resolve } from "./limits";

/** An address that was checked, and that a connection is made to. */
export interface PinnedAddress {
  address: string;
  family: 4 | 6;
}

/** A target that no scan may reach; its message names no range. */
export class BlockedTargetError extends Error {
  override readonly name = "BlockedTargetError";
}

/** A name without an address. */
export class UnknownHostError extends Error {
  override readonly name = "UnknownHostError";
}

/** Asks the system's resolver, which knows the names of an intranet in /etc/hosts too. */
export const resolveBySystem: Resolve = async (host) =>
  (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address);

/** Two attempts take less than a session. */
const ATTEMPT = { timeout: 2_500, tries: 2 };

/**
 * Asks name servers itself, because the system's resolver has two threads for all look-ups of this process:
 * some names whose servers never answer would keep sign-ins and payments waiting for a minute.
 *
 * @param servers Addresses with their ports; those of the system when left out.
 */
export function createNameResolve(servers?: readonly string[]): Resolve {
  return async (host) => {
    const resolver = new Resolver(ATTEMPT);
    if (servers) resolver.setServers(servers);
    const [v4, v6] = await Promise.allSettled([
      resolver.resolve4(host),
      resolver.resolve6(host),
    ]);
    if (v4.status === "rejected" && v6.status === "rejected") throw v4.reason;
    return [v4, v6].flatMap((answer) =>
      answer.status === "fulfilled" ? answer.value : [],
    );
  };
}

export type PinHost = (host: string) => Promise<PinnedAddress>;

/**
 * Resolves names for one scan, each once: the address that was checked is the one that is connected
 * to, whatever a name server says a moment later (DNS rebinding). One refused address refuses all.
 */
export function createPinHost({ resolve, isAllowed, limits }: FetchRules): PinHost {
  const pinned = new Map<string, Promise<PinnedAddress>>();
  return (host) => {
    const known = pinned.get(host) ?? pin(host.replace(/^\[(.*)\]$/, "$1"));
    pinned.set(host, known);
    return known;
  };

  async function pin(host: string): Promise<PinnedAddress> {
    const addresses = isIP(host) === 0 ? await resolveName(host) : [host];
    if (!addresses.every(isAllowed)) throw new BlockedTargetError("target refused");
    // IPv4 first: a machine without IPv6 gets its addresses too.
    const address = addresses.find((each) => isIP(each) === 4) ?? addresses[0];
    if (address === undefined) throw new UnknownHostError(host);
    return { address, family: isIP(address) === 4 ? 4 : 6 };
  }

  async function resolveName(host: string): Promise<readonly string[]> {
    try {
      const isLate = AbortSignal.timeout(limits.sessionMilliseconds);
      return await Promise.race([resolve(host), rejectOnAbort(isLate)]);
    } catch (cause) {
      throw new UnknownHostError(host, { cause });
    }
  }
}

/** Name servers that never answer can't be asked to stop. */
function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(new Error("no answer in time")));
  });
}
