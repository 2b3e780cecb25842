import { RUNNER_FILE } from "~/domain/play/runner-path";

const NAME = "livesample_fullscreen";

/** Links from elsewhere to one sample of this page: it takes the page's place. */
export function openFullSample(): void {
  const path = toFullSample(location);
  if (path !== null) location.replace(path);
}

/** The runner with the sample that a page's fragment names; null when it names none. */
export function toFullSample({
  pathname,
  hash,
}: Pick<Location, "pathname" | "hash">): string | null {
  if (!hash.startsWith(`#${NAME}=`)) return null;
  // Written in any case, while ids are in lower case.
  const sample = new URLSearchParams(hash.slice(1)).get(NAME)?.toLowerCase() ?? "";
  const query = new URLSearchParams({ sample });
  return `${pathname.replace(/\/$/, "")}/${RUNNER_FILE}?${query.toString()}`;
}
