/** A box of the diagram, in pixels from the top left. */
export interface DiagramBox {
  name: string;
  x: number;
  y: number;
  width: number;
}

export interface DiagramLayout {
  boxes: DiagramBox[];
  width: number;
  height: number;
}

export const BOX_HEIGHT = 25;
const MIN_BOX_WIDTH = 75;
const CHARACTER_WIDTH = 8;
const ARROW_WIDTH = 30;
const ROW_WIDTH = 650;
const ROW_HEIGHT = 46;

/**
 * Lays out a chain of interfaces, the root first, in rows that run alternately to the right and
 * to the left; each row begins below the end of the one above (content format, 4.8).
 */
export function layOutInheritance(names: readonly string[]): DiagramLayout {
  const boxes: DiagramBox[] = [];
  let direction = 1;
  for (const name of names) {
    const width = Math.max(MIN_BOX_WIDTH, name.length * CHARACTER_WIDTH);
    const last = boxes.at(-1);
    if (!last) {
      boxes.push({ name, width, x: 0, y: 0 });
      continue;
    }
    const beside =
      direction === 1 ? last.x + last.width + ARROW_WIDTH : last.x - ARROW_WIDTH - width;
    if (beside >= 0 && beside + width <= ROW_WIDTH) {
      boxes.push({ name, width, x: beside, y: last.y });
      continue;
    }
    direction = -direction;
    const below = direction === 1 ? last.x : Math.max(0, last.x + last.width - width);
    boxes.push({ name, width, x: below, y: last.y + ROW_HEIGHT });
  }
  return {
    boxes,
    width: Math.max(...boxes.map(({ x, width }) => x + width)),
    height: Math.max(...boxes.map(({ y }) => y)) + BOX_HEIGHT,
  };
}
