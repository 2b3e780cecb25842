import type { Flaw, FlawReport } from "~/domain/documents/flaw";

/**
 * Checks of front matter, file names, redirects and histories. Every compile reads all of these, so that an update
 * replaces their flaws as a whole.
 */
export const SOURCE_CHECKS = [
  "front-matter",
  "slug",
  "redirects",
  "unread-file",
  "asset-type",
  "loose-file",
  "data-file",
  "history",
] as const;

/** Only these checks may be reported while sources are read: an update would keep the flaws of others. */
type OfSources<T> = T & { check: (typeof SOURCE_CHECKS)[number] };
export type SourceFlaw = OfSources<Flaw>;
export type SourceFlawReport = OfSources<FlawReport>;
