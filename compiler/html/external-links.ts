import type { ContentText } from "~/domain/text/strings";
import { addClass, setAttribute, setDefault, type Element } from "../core/tree";

/** A link that leaves the site opens apart and hands nothing over. */
export function markExternal(
  link: Element,
  { translate }: { translate: ContentText },
): void {
  addClass(link, "external");
  setAttribute(link, "target", "_blank");
  setAttribute(link, "rel", "noopener");
  setDefault(link, "title", translate("link-external"));
}
