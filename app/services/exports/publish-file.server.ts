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
import { ARCHIVE_TYPES, type Download } from "~/domain/site/downloads";

/** Ending of files that are being written; servers offer none of them. */
const DRAFT = ".part";
const ENDINGS = Object.values(ARCHIVE_TYPES).map(({ ending }) => ending.slice(1));
/** Name of an archive (describe-archive.ts) or of its description, process, ending. */
const DRAFT_NAME = new RegExp(
  `^[a-z0-9-]+\\.(?:${ENDINGS.join("|")})(?:\\.json)?\\.\\d+\\${DRAFT}$`,
);
/** A draft that nobody has written to for so long belongs to a command that was killed. */
const STALE_MILLISECONDS = 3_600_000;

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
  const description = `${target}.json.${process.pid}${DRAFT}`;
  try {
    closeSync(openSync(draft, "w"));
    const { pages } = await write(draft);
    const bytes = statSync(draft).size;
    const download: Download = { ...facts, pages, bytes, sha256: await hashFile(draft) };
    // First, because on a full disk an archive without its description would be offered to nobody.
    writeFileSync(description, `${JSON.stringify(download, null, 2)}\n`);
    renameSync(draft, target);
    renameSync(description, `${target}.json`);
    return download;
  } finally {
    for (const file of [draft, description]) rmSync(file, { force: true });
  }
}

async function hashFile(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}

/** Others' files stay: browsers name downloads that have not finished `.part` too. */
function removeStaleDrafts(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (!DRAFT_NAME.test(name)) continue;
    const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (age > STALE_MILLISECONDS) rmSync(file, { force: true });
  }
}
