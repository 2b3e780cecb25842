import { z } from "zod/v4";
import { ToolError } from "./tool";

/** Arguments of tools whose lists are read in parts. */
export const PAGING = {
  limit: z.int().min(1).max(100).default(30).describe("Most entries of an answer."),
  cursor: z
    .string()
    .max(20)
    .optional()
    .describe("`next_cursor` of the last answer, for the next part."),
};

export const NEXT_CURSOR = z
  .string()
  .optional()
  .describe("Pass it as `cursor` for the next part; absent at the end.");

/** Cuts one part out of a list. @throws ToolError for a cursor that no answer had. */
export function takePart<Item>(
  items: readonly Item[],
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): { part: Item[]; next: { next_cursor?: string } } {
  const start = readCursor(cursor);
  const end = start + limit;
  const next = end < items.length ? { next_cursor: toCursor(end) } : {};
  return { part: items.slice(start, end), next };
}

/** Returns the position of a cursor; 0 without one. */
export function readCursor(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  const position = /^c([0-9a-z]{1,6})$/.exec(cursor)?.[1];
  if (position === undefined)
    throw new ToolError(
      `The cursor "${cursor}" is not known. Leave it out to start at the beginning.`,
    );
  return parseInt(position, 36);
}

export function toCursor(position: number): string {
  return `c${position.toString(36)}`;
}
