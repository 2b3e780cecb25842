import type { CompatBrowser } from "~/domain/compat";
import { escapeHtml } from "../escape-html";
import type { CompatContext } from "./context";

/** The header rows: platforms over their browsers; and the columns, for widths and scopes. */
export function renderHead(context: CompatContext): string {
  const groups = groupByPlatform(context.browsers);
  const columns = groups.map(
    ({ browsers }) => `<colgroup span="${browsers.length}"></colgroup>`,
  );
  const platforms = groups.map(
    ({ platform, browsers }) =>
      `<th scope="colgroup" colspan="${browsers.length}" class="bc-${platform}"><span>${context.translate(`compat-platform-${platform}`)}</span></th>`,
  );
  const browsers = context.browsers.map(
    ({ id, name }) =>
      `<th scope="col" class="bc-b-${id}"><span>${escapeHtml(name)}</span></th>`,
  );
  const feature = context.translate("compat-feature");
  return (
    `<colgroup><col class="bc-name"></colgroup>${columns.join("")}<thead>` +
    `<tr class="bc-platforms"><td></td>${platforms.join("")}</tr>` +
    `<tr class="bc-browsers"><th scope="col"><span>${feature}</span></th>${browsers.join("")}</tr>` +
    "</thead>"
  );
}

interface PlatformGroup {
  platform: CompatBrowser["type"];
  browsers: CompatBrowser[];
}

/** The columns come platform by platform. */
function groupByPlatform(browsers: readonly CompatBrowser[]): PlatformGroup[] {
  const groups: PlatformGroup[] = [];
  for (const browser of browsers) {
    const last = groups.at(-1);
    if (last?.platform === browser.type) last.browsers.push(browser);
    else groups.push({ platform: browser.type, browsers: [browser] });
  }
  return groups;
}
