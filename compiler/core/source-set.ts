/** An address, which may hold commas but not end with one, and its size. */
const CANDIDATE = /([^,\s](?:\S*[^,\s])?)((?:\s+[^,\s]+)*)(?=\s*(?:,|$))/g;

/** Replaces the addresses of a `srcset`; sizes and white space stay. */
export function mapSourceSet(
  set: string,
  toAddress: (address: string) => string,
): string {
  return set.replace(
    CANDIDATE,
    (_, address: string, size: string) => toAddress(address) + size,
  );
}
