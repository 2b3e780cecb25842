/**
 * Old links carry fragments with capitals; all ids are lower case. When the lower-case id is
 * there and the other is not, the address is put right and the page moves to it.
 */
export function lowerCaseHash(): void {
  const id = readFragment(location.hash);
  const lower = id?.toLowerCase();
  if (!id || !lower || id === lower || document.getElementById(id)) return;
  if (document.getElementById(lower)) location.replace(`#${encodeURIComponent(lower)}`);
}

/** The id in a fragment, decoded; null when there is none or it is broken. */
export function readFragment(hash: string): string | null {
  try {
    return decodeURIComponent(hash.replace(/^#/, "")) || null;
  } catch {
    return null;
  }
}
