import { defaultTreeAdapter, html as names } from "parse5";
import { getAttribute, readText } from "~/domain/html/tree";
import { insertBefore, visitElements, type Parent } from "../pages/html-tree";
import { toMemberType } from "./entry-types";

/**
 * Adds the anchors from which Dash and Zeal make a page's contents list: one before each heading,
 * and one in each term of a list of members.
 */
export function addAnchors(tree: Parent): void {
  let memberType: string | null = null;
  visitElements(tree, (element) => {
    const { tagName } = element;
    if (tagName === "h2" || tagName === "h3") {
      memberType = toMemberType(getAttribute(element, "id") ?? "");
      insertBefore(element, createAnchor("Section", readText(element)));
    } else if (tagName === "dt" && memberType !== null) {
      const anchor = createAnchor(memberType, readText(element));
      const [first] = element.childNodes;
      if (first) defaultTreeAdapter.insertBefore(element, anchor, first);
    }
  });
}

function createAnchor(type: string, name: string) {
  const text = encodeURIComponent(name.replace(/\s+/g, " ").trim());
  return defaultTreeAdapter.createElement("a", names.NS.HTML, [
    { name: "class", value: "dashAnchor" },
    { name: "name", value: `//apple_ref/cpp/${type}/${text}` },
  ]);
}
