import type { BrowserStatement, Browsers } from "@mdn/browser-compat-data";
import type { CompatBrowser, CompatBrowsers } from "~/domain/compat/compat";

const PREVIEW_STATUSES = new Set(["beta", "nightly", "planned"]);

/** Reduces browsers to the facts that tables show. Headsets have no column. */
export function toCompatBrowsers(browsers: Browsers): CompatBrowsers {
  return Object.fromEntries(
    Object.entries(browsers).flatMap(([id, browser]) => {
      const { type } = browser;
      return type === "xr" ? [] : [[id, toCompatBrowser(id, type, browser)]];
    }),
  );
}

function toCompatBrowser(
  id: string,
  type: CompatBrowser["type"],
  browser: BrowserStatement,
): CompatBrowser {
  const releases = Object.entries(browser.releases);
  return {
    id,
    name: browser.name,
    type,
    previewName: browser.preview_name ?? null,
    flagUrl: browser.pref_url ?? null,
    releases: Object.fromEntries(
      releases.flatMap(([version, { release_date }]) =>
        release_date ? [[version, release_date]] : [],
      ),
    ),
    previewVersions: releases
      .filter(([, { status }]) => PREVIEW_STATUSES.has(status))
      .map(([version]) => version),
  };
}
