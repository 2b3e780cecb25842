import { lstatSync } from "node:fs";
import { relative, resolve, sep } from "node:path";
import { UnsafePathError } from "./errors";

/**
 * Returns the absolute path of a file below a root. The file need not exist.
 *
 * @throws UnsafePathError when the path leads out of the root, or a part below the root is a
 *   symbolic link.
 */
export function requireInside(root: string, path: string): string {
  const base = resolve(root);
  const whole = resolve(base, path);
  const parts = relative(base, whole).split(sep);
  if (whole === base || parts[0] === ".." || !whole.startsWith(base + sep))
    throw new UnsafePathError(path, "is not inside the content");
  let current = base;
  for (const part of parts) {
    current += sep + part;
    if (lstatSync(current, { throwIfNoEntry: false })?.isSymbolicLink())
      throw new UnsafePathError(path, "leads over a symbolic link");
  }
  return whole;
}
