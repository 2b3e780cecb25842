import { existsSync, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Makes a folder and those above it; an existing one stays as it is. `mkdirSync` with `recursive` never returns
 * where the file system answers ENOENT below a folder that is there, as /proc does.
 */
export function makeFolder(folder: string): void {
  const parent = dirname(folder);
  if (parent !== folder && !existsSync(parent)) makeFolder(parent);
  try {
    mkdirSync(folder);
  } catch (error) {
    if (existsSync(folder) && statSync(folder).isDirectory()) return;
    throw isMissing(error) && existsSync(parent) ? refuse(folder, error) : error;
  }
}

function isMissing(error: unknown): error is Error {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}

/** EPERM is mkdir(2)'s code of a file system that makes no folders. */
function refuse(folder: string, cause: Error): Error {
  const message = `EPERM: no folder can be made there, mkdir '${folder}'`;
  return Object.assign(new Error(message, { cause }), { code: "EPERM", path: folder });
}
