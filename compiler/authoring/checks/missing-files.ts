import { basename, dirname } from "node:path";
import { urlKey } from "~/domain/documents/slug";
import type { Flaw } from "~/domain/documents/flaw";
import { decodePath } from "../../core/urls";
import { factKeys, hashKey } from "../../incremental/fact-keys";
import { readUtf8 } from "../moves/all-files";
import { mentionsName } from "../text/written-names";
import { findFolder, type ChangeJob } from "./open-changes";

const MISSING = new Set(["missing-image", "relative-link"]);

/**
 * Reports files beside pages that are gone and still shown, in all pages that did not change: those that
 * the last compile remembers as asking for their folders, and of those it does not know the ones that
 * name them.
 */
export function listMissingFiles(changes: ChangeJob): Flaw[] {
  const { content, deleted, job, readFlaws } = changes;
  const gone = deleted.filter(
    (file) => !file.endsWith(".md") && findFolder(content, file) !== null,
  );
  if (gone.length === 0) return [];
  const names = [...new Set(gone.map((file) => basename(file).toLowerCase()))];
  const folders = new Set(gone.map((file) => hashKey(factKeys.folder(dirname(file)))));
  const isOwn = new Set(changes.indexes);
  const { memory } = job;
  const dependents = job.docs.pages.flatMap((page, index) => {
    if (isOwn.has(index)) return [];
    const known = memory?.pages.get(urlKey(page.url));
    const isAsking = known
      ? known.dependencies.some((hash) => folders.has(hash))
      : mentions(page.file, names);
    return isAsking ? [index] : [];
  });
  return dependents
    .flatMap(readFlaws)
    .filter(({ check, message }) => MISSING.has(check) && names.some(isIn(message)));
}

/** Both are compared in lower case, because addresses are. */
function mentions(file: string, names: readonly string[]): boolean {
  const text = readUtf8(file)?.toLowerCase() ?? "";
  return names.some((name) => mentionsName(text, name));
}

function isIn(message: string): (name: string) => boolean {
  const decoded = decodePath(message).toLowerCase();
  return (name) => decoded.includes(name);
}
