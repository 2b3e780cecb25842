import type { z } from "zod";

/**
 * Parses a value without the nested keys and list items that are invalid. Null when what is left is no
 * valid value, because a key of its own is invalid, or the value itself.
 */
export function parseLeniently<Schema extends z.ZodTypeAny>(
  schema: Schema,
  value: unknown,
): z.output<Schema> | null {
  const rest = structuredClone(value);
  for (;;) {
    const parsed = schema.safeParse(rest);
    if (parsed.success) return parsed.data as z.output<Schema>;
    const paths = new Map(parsed.error.issues.map(({ path }) => [path.join("\n"), path]));
    // From the end, because the items behind a removed one move up.
    const isDropped = [...paths.values()]
      .toReversed()
      .map((path) => dropPart(rest, path));
    if (!isDropped.every(Boolean)) return null;
  }
}

/** Removes the nested key or list item at a path; false if the path does not lead to one. */
function dropPart(value: unknown, path: readonly (string | number)[]): boolean {
  const holder = path.slice(0, -1).reduce<unknown>(readKey, value);
  const key = path.at(-1);
  if (path.length < 2 || key === undefined) return false;
  if (Array.isArray(holder)) return holder.splice(Number(key), 1).length === 1;
  return isRecord(holder) && Object.hasOwn(holder, key)
    ? Reflect.deleteProperty(holder, key)
    : false;
}

function readKey(value: unknown, key: string | number): unknown {
  return isRecord(value) || Array.isArray(value)
    ? (value as Record<string | number, unknown>)[key]
    : undefined;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
