import { join } from "node:path";
import type { Flaw } from "~/domain/documents/flaw";
import { AREA_KINDS } from "~/domain/areas/area-page";
import { parseLocale } from "~/domain/locales/locale";
import { getOrCreate } from "~/domain/text/get-or-create";
import { createPlan, openChangeSet, type Plan } from "../moves/plan";
import { readUtf8 } from "../moves/all-files";
import type { Content } from "../pages/content-roots";
import { applyFixes, findFixability } from "./apply-fixes";

/**
 * Plans the safe fixes of these flaws.
 *
 * @param files Absolute paths that are fixed alone; null: all files of the documentation.
 */
export function planFixes(
  content: Content,
  flaws: readonly Flaw[],
  files: readonly string[] | null,
): Plan {
  const changes = openChangeSet(content);
  const byFile = new Map<string, Flaw[]>();
  for (const flaw of flaws)
    if (findFixability(flaw) === "safe")
      getOrCreate(byFile, flaw.file, () => []).push(flaw);
  let fixed = 0;
  let skipped = 0;
  const undecoded: string[] = [];
  for (const [path, ofFile] of byFile) {
    const file = findFile(content, path);
    if (file === null || (files && !files.includes(file))) continue;
    const text = readUtf8(file);
    if (text === null) {
      undecoded.push(`${path} is not valid UTF-8 and stays: save it as UTF-8 first.`);
      continue;
    }
    const result = applyFixes(text, ofFile, "safe");
    fixed += result.fixed.length;
    skipped += result.skipped.length;
    if (result.text !== text) changes.write(file, result.text);
  }
  const notes = [
    `Flaws to be fixed: ${fixed}.`,
    ...(skipped > 0
      ? [`Flaws that are not where they were reported, and stay: ${skipped}.`]
      : []),
    ...undecoded,
  ];
  return createPlan("fix", { notes, changes: changes.list() });
}

/** Returns the absolute path of a flaw's file; null outside of the documentation. */
function findFile(content: Content, path: string): string | null {
  const [name = "", ...rest] = path.split("/");
  if ((AREA_KINDS as readonly string[]).includes(name)) return null;
  const locale = parseLocale(name);
  const folder = content.folders.find((one) => one.locale === locale);
  return folder ? join(folder.path, ...rest) : null;
}
