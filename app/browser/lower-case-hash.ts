/**
 * Corrects upper-case fragments in old links, because all ids are lower case. Replaces
 * the fragment and scrolls when only the lower-case id exists.
 */
export function lowerCaseHash(): void {
  const id = readFragment(location.hash);
  const lower = id?.toLowerCase();
  if (!id || !lower || id === lower || document.getElementById(id)) return;
  if (document.getElementById(lower)) location.replace(`#${encodeURIComponent(lower)}`);
}

/** The decoded id of a fragment; null when it is empty or malformed. */
export function readFragment(hash: string): string | null {
  try {
    return decodeURIComponent(hash.replace(/^#/, "")) || null;
  } catch {
    return null;
  }
}
