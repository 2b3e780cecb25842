import { docUrl } from "~/domain/documents/slug";
import { escapeAttribute, escapeText } from "~/domain/text/escape-html";
import { readText } from "../arguments";
import { API_PREFIX } from "../links/api-index";
import type { Macro, MacroContext } from "../macro";
import { BOX_HEIGHT, type DiagramBox, layOutInheritance } from "./inheritance-layout";

/** Margin that keeps lines sharp and complete at the edges. */
const EDGE = 1;
const ARROW_HEAD = 8;

/**
 * `{{InheritanceDiagram(interface?)}}` draws the chain of interfaces from the root to the
 * page's own.
 */
export const inheritanceDiagram: Macro = {
  names: ["inheritancediagram"],
  render(args, context) {
    const own = readText(args, 0) ?? readInterface(context.page.slug);
    return own === null ? "" : renderInheritanceDiagram(own, context);
  },
};

type DiagramContext = Pick<MacroContext, "locale" | "platform" | "site" | "translate">;

/** Renders the diagram of an interface's ancestors; empty without any. */
export function renderInheritanceDiagram(own: string, context: DiagramContext): string {
  const chain = listChain(own, context);
  return chain.length < 2 ? "" : renderDiagram(chain, context);
}

function readInterface(slug: string): string | null {
  if (!slug.startsWith(API_PREFIX)) return null;
  return slug.slice(API_PREFIX.length).split("/", 1)[0] ?? null;
}

/** Lists the interface and its ancestors, the root first. */
function listChain(own: string, { platform }: Pick<MacroContext, "platform">): string[] {
  const chain = [own];
  let parent = platform.findParentInterface(own);
  while (parent !== null && !chain.includes(parent)) {
    chain.unshift(parent);
    parent = platform.findParentInterface(parent);
  }
  return chain;
}

/** Uses the role of a group, because screen readers do not announce links inside an image. */
function renderDiagram(chain: readonly string[], context: DiagramContext): string {
  const { boxes, width, height } = layOutInheritance(chain);
  const own = chain.at(-1) ?? "";
  const label = context.translate("inheritance-diagram-label", { name: escapeText(own) });
  const parts = boxes.map((box, index) => {
    const previous = boxes[index - 1];
    const arrow = previous ? renderArrow(previous, box) : "";
    return arrow + renderBox(box, index === boxes.length - 1, context);
  });
  const size = [-EDGE, -EDGE, width + 2 * EDGE, height + 2 * EDGE];
  return `<div class="inheritance-diagram"><svg viewBox="${size.join(" ")}" width="${String(width + 2 * EDGE)}" height="${String(height + 2 * EDGE)}" role="group" aria-label="${escapeAttribute(label)}">${parts.join(" ")}</svg></div>`;
}

function renderBox(box: DiagramBox, isOwn: boolean, context: DiagramContext): string {
  const { name, x, y, width } = box;
  const shape = `<rect x="${String(x)}" y="${String(y)}" width="${String(width)}" height="${String(BOX_HEIGHT)}"></rect>`;
  const text = `<text x="${String(x + width / 2)}" y="${String(y + BOX_HEIGHT / 2)}">${escapeText(name)}</text>`;
  const className = isOwn ? ' class="own"' : "";
  const url = docUrl(context.locale, API_PREFIX + name);
  return context.site.resolveLink(url).kind === "page"
    ? `<a href="${escapeAttribute(url)}"${className} data-checked>${shape}${text}</a>`
    : `<g${className}>${shape}${text}</g>`;
}

/** Renders the arrow from child to parent, with the open head of inheritance. */
function renderArrow(parent: DiagramBox, child: DiagramBox): string {
  const middle = parent.y + BOX_HEIGHT / 2;
  if (parent.y === child.y) {
    const isRightwards = child.x > parent.x;
    const tip = isRightwards ? parent.x + parent.width : parent.x;
    const end = isRightwards ? child.x : child.x + child.width;
    const base = tip + (isRightwards ? ARROW_HEAD : -ARROW_HEAD);
    return drawArrow(`M${end} ${middle}H${base}`, [
      [tip, middle],
      [base, middle - ARROW_HEAD / 2],
      [base, middle + ARROW_HEAD / 2],
    ]);
  }
  const tip = parent.y + BOX_HEIGHT;
  const x = Math.max(parent.x, child.x) + Math.min(parent.width, child.width) / 2;
  return drawArrow(`M${x} ${child.y}V${tip + ARROW_HEAD}`, [
    [x, tip],
    [x - ARROW_HEAD / 2, tip + ARROW_HEAD],
    [x + ARROW_HEAD / 2, tip + ARROW_HEAD],
  ]);
}

function drawArrow(line: string, head: readonly (readonly [number, number])[]): string {
  const [first, ...others] = head.map((point) => point.join(" "));
  return `<path d="${line}M${first ?? ""}L${others.join("L")}Z"></path>`;
}
