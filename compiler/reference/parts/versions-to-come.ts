import type { CompatBrowsers } from "~/domain/compat/compat";
import { isPreview } from "~/domain/compat/compat-cells";
import type { FeatureFacts } from "../../sources/platform/compat/features";

type Browser = CompatBrowsers[string];
type Support = FeatureFacts["support"][keyof FeatureFacts["support"]];
type SimpleSupport = Exclude<NonNullable<Support>, readonly unknown[]>;

/** Lists the statements of support but those of versions that readers do not have yet. */
export function listReleased(
  support: Support | undefined,
  browser: Browser,
): SimpleSupport[] {
  return [support ?? []]
    .flat()
    .filter(({ version_added }) => !isToCome(version_added, browser));
}

/** True if a released version took away what the statement describes. */
export function isRemoved({ version_removed }: SimpleSupport, browser: Browser): boolean {
  return Boolean(version_removed) && !isToCome(version_removed, browser);
}

function isToCome(version: unknown, browser: Browser): boolean {
  return typeof version === "string" && isPreview(version, browser);
}
