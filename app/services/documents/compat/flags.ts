import type { CompatBrowser, CompatStatement } from "~/domain/compat/compat";
import { shortenVersion } from "~/domain/compat/compat-cells";
import { escapeText } from "~/domain/text/escape-html";
import type { CompatContext } from "./context";

type Flag = NonNullable<CompatStatement["flags"]>[number];

/** Renders one text per flag: version range, setting, and where to set it. */
export function renderFlags(
  statement: CompatStatement,
  browser: CompatBrowser,
  context: CompatContext,
): string[] {
  return (statement.flags ?? []).map((flag) =>
    [
      renderRange(statement, context),
      renderRequirement(flag, context),
      flag.type === "preference" ? renderPlace(browser, context) : "",
    ]
      .filter(Boolean)
      .join(" "),
  );
}

function renderRange(
  { added, removed }: CompatStatement,
  { translate }: CompatContext,
): string {
  if (!added || added === "preview") return "";
  const from = shortenVersion(added);
  return removed && removed !== "preview"
    ? translate("compat-flag-between", { from, until: shortenVersion(removed) })
    : translate("compat-flag-since", { from });
}

function renderRequirement(flag: Flag, { translate }: CompatContext): string {
  const kind = flag.type === "preference" ? "preference" : "runtime";
  const name = `<code>${escapeText(flag.name)}</code>`;
  return flag.value_to_set
    ? translate(`compat-flag-${kind}-value`, {
        name,
        value: `<code>${escapeText(flag.value_to_set)}</code>`,
      })
    : translate(`compat-flag-${kind}`, { name });
}

function renderPlace(
  { name, flagUrl }: CompatBrowser,
  { translate }: CompatContext,
): string {
  if (!flagUrl) return "";
  return translate("compat-flag-place", {
    browser: escapeText(name),
    url: `<code>${escapeText(flagUrl)}</code>`,
  });
}
