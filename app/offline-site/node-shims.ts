/**
 * Stand-ins for the parts of Node that the server's code uses for what a package does not need
 * (ETags, packed code of links), so that it can be bundled for a service worker.
 */
export function randomUUID(): string {
  return crypto.randomUUID();
}

/** Digests of ETags alone come from it; here nothing compares them. */
export function createHash() {
  const hash = {
    update: () => hash,
    digest: () => "offline",
  };
  return hash;
}

export function promisify(): () => never {
  return refuse;
}

export const deflateRaw = refuse;
export const inflateRaw = refuse;

/** Names of files are their last part here. */
export function fileURLToPath(url: URL): string {
  return String(url);
}

function refuse(): never {
  throw new Error("not available offline");
}

/** The part of Node's Buffer that pages are encoded with. */
export const Buffer = {
  from(content: string | Uint8Array): PageBytes {
    const bytes =
      typeof content === "string" ? new TextEncoder().encode(content) : content;
    const copy = new PageBytes(bytes.length);
    copy.set(bytes);
    return copy;
  },
  allocUnsafeSlow: (length: number) => new PageBytes(length),
};

class PageBytes extends Uint8Array {
  write(text: string, offset: number): number {
    return new TextEncoder().encodeInto(text, this.subarray(offset)).written;
  }
}
