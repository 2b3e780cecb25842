import { createHash } from "node:crypto";
import {
  closeSync,
  createReadStream,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { explainFileFailure } from "~/domain/operations/file-write-error";
import { makeFolder } from "~/make-folder.server";
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

/** How `npm run export` is told another folder. */
const CHOOSE = "give --out";

/**
 * Writes an archive into a folder as a draft and renames it, so that readers get the older or the
 * newer one, never half of one. A description with the same name follows, `{file}.json`.
 *
 * @param write Receives the path of the draft.
 * @throws FileWriteError when the disk or the folder refuses it
 */
export async function publishFile(
  folder: string,
  facts: Omit<Download, "bytes" | "sha256" | "pages">,
  write: (draft: string) => Promise<{ pages: number }>,
): Promise<Download> {
  openFolder(folder);
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
  } catch (error) {
    const progress = describeProgress(draft, target);
    throw explainFileFailure(error, { file: target, choose: CHOOSE, progress });
  } finally {
    for (const file of [draft, description]) rmSync(file, { force: true });
  }
}

function openFolder(folder: string): void {
  try {
    makeFolder(folder);
    removeStaleDrafts(folder);
  } catch (error) {
    throw explainFileFailure(error, { file: folder, choose: CHOOSE });
  }
}

/** The size of a new archive is not known before its end; the one of before is a guide. */
function describeProgress(draft: string, target: string): string {
  const [written = 0, before = 0] = [draft, target].map(
    (file) => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) / 1e6,
  );
  const older =
    before > 0 ? `, the archive of before has ${before.toFixed(1)} MB and stays` : "";
  return `${written.toFixed(1)} MB of it were written${older}`;
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
