import { RUNNER_FILE } from "~/domain/play/runner-path";

const NAME = "livesample_fullscreen";

/** Follows links from other sites to one sample: the runner replaces the page. */
export function openFullSample(): void {
  const path = toFullSample(location);
  if (path !== null) location.replace(path);
}

/** URL of the runner for the sample in a page's fragment; null when there is none. */
export function toFullSample({
  pathname,
  hash,
}: Pick<Location, "pathname" | "hash">): string | null {
  if (!hash.startsWith(`#${NAME}=`)) return null;
  // Links use any case, ids are in lower case.
  const sample = new URLSearchParams(hash.slice(1)).get(NAME)?.toLowerCase() ?? "";
  return `${pathname.replace(/\/$/, "")}/${RUNNER_FILE}?sample=${encodeURIComponent(sample)}`;
}
