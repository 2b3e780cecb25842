import { parseFragment } from "parse5";
import type { Section } from "~/domain/documents/document";
import { readCodeBlock } from "./markdown/code-block";
import { isElement, type Element, type Node } from "./markdown/tree";
import type { TwinExample } from "./twins-service";

/** Lists the code blocks of a page in order, with the hidden ones of its live samples. */
export function listExamples(body: readonly Section[]): TwinExample[] {
  let id: string | null = null;
  return body.flatMap((section) => {
    id = section.value.id ?? id;
    if (section.type !== "prose") return [];
    return listBlocks(parseFragment(section.value.content).childNodes)
      .map((block) => ({ ...readCodeBlock(block), section: id }))
      .filter(({ code }) => code.trim() !== "");
  });
}

function listBlocks(nodes: readonly Node[]): Element[] {
  return nodes
    .filter(isElement)
    .flatMap((node) => (node.tagName === "pre" ? [node] : listBlocks(node.childNodes)));
}
