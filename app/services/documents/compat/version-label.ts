import type { CompatBrowser, CompatStatement } from "~/domain/compat/compat";
import { shortenVersion } from "~/domain/compat/compat-cells";
import type { CompatContext } from "./context";

/** Returns the displayed version: `18`, `5 – 12`, `Preview`, `No`, `?`. */
export function toVersionLabel(
  statement: CompatStatement | undefined,
  browser: CompatBrowser,
  { translate }: CompatContext,
): string {
  if (!statement || statement.added === null) return "?";
  if (statement.added === false) return translate("compat-version-no");
  const toLabel = (version: string) =>
    version === "preview"
      ? (browser.previewName ?? translate("compat-version-preview"))
      : shortenVersion(version);
  const { added, last, removed } = statement;
  const end = last ?? removed;
  return end ? `${toLabel(added)} – ${toLabel(end)}` : toLabel(added);
}
