import { getOrCreate } from "~/domain/text/get-or-create";
import type { InteractiveExample } from "~/domain/documents/sample";
import {
  createElement,
  createText,
  getAttribute,
  isElement,
  setAttribute,
  type Container,
  type Element,
} from "../core/tree";
import { LIVE_ID, LIVE_PATH } from "../core/markers";
import type { OutlineBlock } from "./outline";

/** Attribute with the example's id on its frame; `data-live-id` is for samples. */
const LIVE_EXAMPLE = "data-live-example";
const CODE_CLASS = "interactive-example-code";

export interface PlacedExample {
  element: Element;
  example: InteractiveExample;
  blocks: readonly OutlineBlock[];
}

/**
 * Puts the code of examples into their elements, with the frame of their result: complete without
 * scripts, and with everything scripts need, in the place that the example will take. Looks for the code of all in
 * one walk, because a walk for each of thousands would read all others again.
 */
export function placeExamples(root: Container, placed: readonly PlacedExample[]): void {
  if (placed.length === 0) return;
  const places = new Map(
    placed.flatMap((place) =>
      place.blocks.map(({ element }) => [element, place] as const),
    ),
  );
  const boxes = new Map<PlacedExample, Element[]>();
  takeBoxes(root, places, boxes);
  for (const place of placed) placeExample(place, boxes.get(place) ?? []);
}

function placeExample(
  { element, example }: PlacedExample,
  boxes: readonly Element[],
): void {
  setAttribute(element, LIVE_ID, example.id);
  setAttribute(element, "data-template", example.template);
  if (example.template !== "choice") boxes.forEach(addHeader);
  element.childNodes = [
    createElement("div", { class: CODE_CLASS }, [...boxes]),
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

type Places = ReadonlyMap<Element, PlacedExample>;

/** Moves the boxes of these blocks out of the page, in page order. */
function takeBoxes(
  container: Container,
  places: Places,
  boxes: Map<PlacedExample, Element[]>,
): void {
  const kept = container.childNodes.filter((node) => {
    if (!isElement(node)) return true;
    const place = findPlace(node, places);
    if (place) getOrCreate(boxes, place, () => []).push(node);
    else takeBoxes(node, places, boxes);
    return !place;
  });
  if (kept.length < container.childNodes.length) container.childNodes = kept;
}

/** The place of a block, or of an element that contains only a block. */
function findPlace(element: Element, places: Places): PlacedExample | undefined {
  const { childNodes } = element;
  const [first] = childNodes;
  const isBox =
    element.tagName === "div" &&
    childNodes.length === 1 &&
    first !== undefined &&
    isElement(first);
  return places.get(element) ?? (isBox ? places.get(first) : undefined);
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
