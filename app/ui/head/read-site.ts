export interface SiteFacts {
  siteName: string;
  /** Without a slash at the end. */
  siteOrigin: string;
  /** Titles of pages that failed, in the page's language; unknown where the root's loader failed too. */
  failureTitles?: { error: string; response: string; missing: string };
}

const UNKNOWN: SiteFacts = { siteName: "", siteOrigin: "" };

/** Name and origin of the site, which the root's loader gives to every route's `meta`. */
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
