import { createHash } from "node:crypto";
import {
  closeSync,
  createReadStream,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { DAY_MILLISECONDS } from "~/domain/locales/durations";
import type { Download } from "~/domain/site/downloads";

/** Ending of files that are being written; servers offer none of them. */
const DRAFT = ".part";
/** A draft that is older belongs to a command that was killed. */
const STALE_MILLISECONDS = DAY_MILLISECONDS;

/**
 * Writes an archive into a folder as a draft and renames it, so that readers get the older or the
 * newer one, never half of one. A description with the same name follows, `{file}.json`.
 *
 * @param write Receives the path of the draft.
 */
export async function publishFile(
  folder: string,
  facts: Omit<Download, "bytes" | "sha256" | "pages">,
  write: (draft: string) => Promise<{ pages: number }>,
): Promise<Download> {
  mkdirSync(folder, { recursive: true });
  removeStaleDrafts(folder);
  const target = join(folder, facts.file);
  const draft = `${target}.${process.pid}${DRAFT}`;
  try {
    closeSync(openSync(draft, "w"));
    const { pages } = await write(draft);
    const bytes = statSync(draft).size;
    const download: Download = { ...facts, pages, bytes, sha256: await hashFile(draft) };
    renameSync(draft, target);
    writeFileSync(draft, `${JSON.stringify(download, null, 2)}\n`);
    renameSync(draft, `${target}.json`);
    return download;
  } finally {
    rmSync(draft, { force: true });
  }
}

async function hashFile(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}

function removeStaleDrafts(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (!name.endsWith(DRAFT)) continue;
    const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (age > STALE_MILLISECONDS) rmSync(file, { force: true, recursive: true });
  }
}
