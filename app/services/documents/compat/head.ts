import { escapeText } from "~/domain/text/escape-html";
import type { CompatContext } from "./context";
import { groupByPlatform } from "./platforms";

/** Renders the column groups and the header rows: platforms above their browsers. */
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
      `<th scope="col" class="bc-b-${id}"><span>${escapeText(name)}</span></th>`,
  );
  const feature = context.translate("compat-feature");
  return (
    `<colgroup><col class="bc-name"></colgroup>${columns.join("")}<thead>` +
    `<tr class="bc-platforms"><td></td>${platforms.join("")}</tr>` +
    `<tr class="bc-browsers"><th scope="col"><span>${feature}</span></th>${browsers.join("")}</tr>` +
    "</thead>"
  );
}
