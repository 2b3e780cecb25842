import type { Page } from "../../core/page";
import type { Macro, MacroContext } from "../macro";
import { listPagesBelow, renderPageLink } from "./page-link";

const RELEASES = "Mozilla/Firefox/Releases";
const MAX_RELEASES = 30;

/**
 * `{{Firefox_for_developers}}` lists the thirty releases before the page's own, or the latest
 * ones.
 */
export const firefoxReleases: Macro = {
  names: ["firefox_for_developers"],
  render(_args, context) {
    const own = readVersion(context.page) ?? Infinity;
    const releases = listReleases(context)
      .filter(({ version }) => version < own)
      .sort((a, b) => b.version - a.version)
      .slice(0, MAX_RELEASES);
    if (releases.length === 0) return "";
    const items = releases.map(({ page }) => `<li>${renderPageLink(page, context)}</li>`);
    return `<ul>${items.join("")}</ul>`;
  },
};

function listReleases(context: MacroContext): { version: number; page: Page }[] {
  return listPagesBelow(RELEASES, context).flatMap((page) => {
    const version = readVersion(page);
    return version === null ? [] : [{ version, page }];
  });
}

/** Reads 3.6 from `Mozilla/Firefox/Releases/3.6`; null for pages below a release. */
function readVersion({ slug }: Page): number | null {
  if (!slug.startsWith(`${RELEASES}/`)) return null;
  const name = slug.slice(RELEASES.length + 1);
  return /^\d+(?:\.\d+)?$/.test(name) ? Number(name) : null;
}
