import type { BcdPage } from "../data/list-bcd-features";
import type { PageNames } from "../parts/to-reference-page";

const MODULES = "/BiDi/Modules/";

/**
 * Returns title and page type of a WebDriver page, derived from its place in the documentation.
 */
export function nameWebDriverPage({ slug, key }: BcdPage): PageNames {
  const leaf = slug.slice(slug.lastIndexOf("/") + 1);
  const [, path] = slug.split(MODULES);
  if (path === undefined) return { title: toWords(leaf), pageType: "webdriver-command" };
  if (!path.includes("/"))
    return { title: `\`${leaf}\` module`, shortTitle: leaf, pageType: "listing-page" };
  const kind = key.endsWith("_event") ? "event" : "command";
  return {
    title: `\`${path.replace("/", ".")}\` ${kind}`,
    shortTitle: leaf,
    pageType: `webdriver-${kind}`,
  };
}

/** Splits `AddCookie` into `Add Cookie`. */
function toWords(name: string): string {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, " ");
}
