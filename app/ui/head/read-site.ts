export interface SiteFacts {
  siteName: string;
  /** No trailing slash. */
  siteOrigin: string;
  /**
   * Titles of failed pages in the page's language; absent when the root's loader failed
   * too.
   */
  failureTitles?: { error: string; response: string; missing: string };
}

const UNKNOWN: SiteFacts = { siteName: "", siteOrigin: "" };

/** Name and origin of the site, from the root loader's data in `meta`. */
export function readSite(
  matches: readonly ({ id: string; data: unknown } | undefined)[],
): SiteFacts {
  const data = matches.find((match) => match?.id === "root")?.data;
  return isSiteFacts(data) ? data : UNKNOWN;
}

function isSiteFacts(data: unknown): data is SiteFacts {
  return (
    typeof data === "object" &&
    data !== null &&
    "siteName" in data &&
    typeof data.siteName === "string" &&
    "siteOrigin" in data &&
    typeof data.siteOrigin === "string"
  );
}
