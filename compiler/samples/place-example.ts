import type { InteractiveExample } from "~/domain/documents/sample";
import {
  createElement,
  createText,
  getAttribute,
  isElement,
  setAttribute,
  type ChildNode,
  type Container,
  type Element,
} from "../core/tree";
import { LIVE_ID, LIVE_PATH } from "../core/markers";
import type { OutlineBlock } from "./outline";

/** Attribute with the example's id on its frame; `data-live-id` is for samples. */
const LIVE_EXAMPLE = "data-live-example";
const CODE_CLASS = "interactive-example-code";

/**
 * Puts the code of an example into its element, with the frame of its result: complete without
 * scripts, and with everything scripts need, in the place that the example will take.
 */
export function placeExample(
  element: Element,
  example: InteractiveExample,
  { blocks, root }: { blocks: readonly OutlineBlock[]; root: Container },
): void {
  setAttribute(element, LIVE_ID, example.id);
  setAttribute(element, "data-template", example.template);
  const boxes = takeBoxes(root, new Set(blocks.map((block) => block.element)));
  if (example.template !== "choice") boxes.forEach(addHeader);
  element.childNodes = [
    createElement("div", { class: CODE_CLASS }, boxes),
    createFrame(element, example),
  ];
}

function createFrame(
  element: Element,
  { id, name, template }: InteractiveExample,
): Element {
  return createElement(
    "iframe",
    {
      class: "sample-code-frame",
      title: name,
      src: "about:blank",
      loading: "lazy",
      [LIVE_PATH]: getAttribute(element, LIVE_PATH) ?? "",
      [LIVE_EXAMPLE]: id,
      // The output of a console example is messages only.
      ...(template === "console" && { hidden: "" }),
      sandbox: "allow-same-origin allow-scripts",
    },
    [],
  );
}

/** Removes the boxes of these blocks from the page, and returns them in page order. */
function takeBoxes(container: Container, blocks: ReadonlySet<Element>): Element[] {
  const taken: Element[] = [];
  const kept: ChildNode[] = [];
  for (const node of container.childNodes) {
    if (isElement(node) && isBoxOf(node, blocks)) {
      taken.push(node);
      continue;
    }
    kept.push(node);
    if (isElement(node)) taken.push(...takeBoxes(node, blocks));
  }
  if (kept.length < container.childNodes.length) container.childNodes = kept;
  return taken;
}

/** True for a block, or for an element that contains only a block. */
function isBoxOf(element: Element, blocks: ReadonlySet<Element>): boolean {
  const { childNodes } = element;
  const [first] = childNodes;
  return (
    blocks.has(element) ||
    (element.tagName === "div" &&
      childNodes.length === 1 &&
      first !== undefined &&
      isElement(first) &&
      blocks.has(first))
  );
}

function addHeader(box: Element): void {
  const [pre] = box.childNodes;
  if (!pre || !isElement(pre)) return;
  const language = /brush:\s*([\w-]+)/.exec(getAttribute(pre, "class") ?? "")?.[1] ?? "";
  const name = createElement("span", { class: "language-name" }, [createText(language)]);
  box.childNodes.unshift(
    createElement("div", { class: "example-header example-part" }, [name]),
  );
}
