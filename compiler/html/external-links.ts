import type { ContentText } from "~/domain/text/strings";
import { addClass, setAttribute, setDefault, type Element } from "../core/tree";

/** Marks a link as external: it opens in a new tab without access to the opener. */
export function markExternal(
  link: Element,
  { translate }: { translate: ContentText },
): void {
  addClass(link, "external");
  setAttribute(link, "target", "_blank");
  setAttribute(link, "rel", "noopener");
  setDefault(link, "title", translate("link-external"));
}
