import { getAttribute, isElement, type Element } from "~/domain/html/tree";
import type { MarkdownContext, RenderNodes } from "./context";
import { isTag } from "./tree";

/** A cell in the grid of rows and columns; null where a spanning cell covers the place. */
interface Cell {
  text: string;
  isHeading: boolean;
}
type Row = (Cell | null | undefined)[];

/** Limit of a span, against tables that claim thousands of columns. */
const MAX_SPAN = 100;
/** Limit of columns that spans make, which together could exceed any memory. */
const MAX_SPANNED_COLUMNS = 1_000;
/** A table with more cells gets none for those that its shorter rows lack, which GFM allows. */
const MAX_FILLED_CELLS = 100_000;

/**
 * Renders a table of GFM. Cells are one line: paragraphs, list items and lines of code are separated
 * by `<br>`. A cell that spans rows is repeated in each, without links, so that every row makes sense
 * alone; one
 * that spans columns fills the first. A table without a row of headings gets an empty one.
 */
export function renderTable(
  element: Element,
  context: MarkdownContext,
  renderNodes: RenderNodes,
): string[] {
  const render = (node: Element, hasNoLinks = false) =>
    renderCell(node, { ...context, hasNoLinks }, renderNodes);
  const rows = toGrid(listRows(element), render);
  const caption = element.childNodes.find((child) => isTag(child, "caption"));
  const title = caption && isElement(caption) ? render(caption) : "";
  const heading = title === "" ? [] : [/[*_<]/.test(title) ? title : `**${title}**`];
  if (rows.every((row) => row.every((cell) => !cell?.text))) return heading;
  if (context.inCell) return [...heading, ...rows.map(toCellLine)];
  return [...heading, toTable(rows)];
}

function renderCell(
  cell: Element,
  context: MarkdownContext,
  renderNodes: RenderNodes,
): string {
  const blocks = renderNodes(cell.childNodes, { ...context, inCell: true });
  const text = blocks.join("<br>").replace(/\\?\n/g, "<br>");
  return context.inCell ? text : text.replaceAll("|", "\\|");
}

function listRows(table: Element): Element[] {
  return table.childNodes
    .filter(isElement)
    .flatMap((child) => (child.tagName === "tr" ? [child] : listRowsOf(child)));
}

function listRowsOf({ tagName, childNodes }: Element): Element[] {
  if (!["thead", "tbody", "tfoot"].includes(tagName)) return [];
  return childNodes.filter((child): child is Element => isTag(child, "tr"));
}

/** Places the cells in rows and columns, as the table model of HTML does. */
function toGrid(
  rows: readonly Element[],
  render: (cell: Element, hasNoLinks?: boolean) => string,
): Row[] {
  const grid: Row[] = rows.map(() => []);
  rows.forEach((row, y) => {
    let x = 0;
    for (const node of row.childNodes.filter(isElement)) {
      if (node.tagName !== "td" && node.tagName !== "th") continue;
      while (grid[y]?.[x] !== undefined) x++;
      const cell = { text: render(node), isHeading: node.tagName === "th" };
      const width = x < MAX_SPANNED_COLUMNS ? readSpan(node, "colspan") : 1;
      const height = readSpan(node, "rowspan");
      place(cell, { grid: grid.slice(y, y + 1), x, width });
      const repeated = height > 1 ? { ...cell, text: render(node, true) } : cell;
      place(repeated, { grid: grid.slice(y + 1, y + height), x, width });
      x += width;
    }
  });
  return grid;
}

function place(
  cell: Cell,
  { grid, x, width }: { grid: readonly Row[]; x: number; width: number },
): void {
  for (const row of grid)
    for (let column = x; column < x + width; column++)
      row[column] = column === x ? cell : null;
}

function readSpan(element: Element, name: string): number {
  const span = Number.parseInt(getAttribute(element, name) ?? "1", 10);
  return Math.min(Math.max(span || 1, 1), MAX_SPAN);
}

function toTable(rows: readonly Row[]): string {
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0);
  const filled = width * rows.length > MAX_FILLED_CELLS ? 0 : width;
  const [first = [], ...rest] = rows;
  const hasHead = first.length > 0 && first.every((cell) => cell?.isHeading ?? true);
  const body = hasHead ? rest : rows;
  const head = hasHead ? toLine(first, width, false) : toLine([], width, false);
  const rule = `|${" --- |".repeat(width)}`;
  const lines = body.map((row) => toLine(row, Math.max(row.length, filled), true));
  return [head, rule, ...lines].join("\n");
}

function toLine(row: Row, width: number, marksHeadings: boolean): string {
  const cells = Array.from({ length: width }, (_, column) => {
    const cell = row[column];
    if (!cell || cell.text === "") return "";
    return marksHeadings && cell.isHeading ? toBold(cell.text) : cell.text;
  });
  return `| ${cells.join(" | ")} |`;
}

/** Marks the heading of a row, unless its text has marks of its own. */
function toBold(text: string): string {
  return /[*_<]/.test(text) ? text : `**${text}**`;
}

/** Writes the row of a table within a cell. */
function toCellLine(row: Row): string {
  return row.map((cell) => cell?.text ?? "").join(", ");
}
