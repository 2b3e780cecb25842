import { escapeAttribute } from "~/domain/text/escape-html";
import type { Feature } from "../../sources/platform/compat/features";
import { code, paragraph } from "../parts/html";
import { toNames } from "./names";

const CHROME = "https://developer.chrome.com/docs/extensions/reference/api/";

/** Says that nothing is known, and where to look for what Chrome has. */
export function renderUndeclared({ key, node }: Feature): string {
  const [api = ""] = toNames(key);
  const name = code(`chrome.${api}`);
  const reference = isInChrome(node.__compat?.support.chrome)
    ? ` For Chrome, see its reference of <a href="${escapeAttribute(CHROME + api)}">${name}</a>.`
    : "";
  return paragraph(`The declarations that this page is made from lack it.${reference}`);
}

type Support = NonNullable<Feature["node"]["__compat"]>["support"]["chrome"];

/** True for what Chrome has in its current version. */
function isInChrome(support: Support): boolean {
  const [main] = Array.isArray(support) ? support : [support];
  return Boolean(main?.version_added) && !main?.version_removed;
}
