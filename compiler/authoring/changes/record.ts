import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { writeFileAtomically } from "../files/write-file";
import type { Change } from "./change-set";

const PartSchema = z.object({ at: z.number(), length: z.number() }).nullable();
const RecordSchema = z.object({
  id: z.string(),
  label: z.string(),
  created: z.string(),
  files: z.array(z.object({ path: z.string(), before: PartSchema, after: PartSchema })),
});

export type Side = "before" | "after";

/** A change on disk: its files' contents of both sides lie in one file. */
export interface ChangeRecord extends z.infer<typeof RecordSchema> {
  /** Reads the content of a file on one side; null: there is none. */
  readContent(index: number, side: Side): Buffer | null;
}

const RECORD_FILE = "record.json";
const CONTENT_FILE = "content.bin";

/** Writes a change into a folder of its own, contents first. */
export function writeRecord(
  folder: string,
  change: { id: string; label: string; created: string; changes: readonly Change[] },
): void {
  mkdirSync(folder, { recursive: true });
  const { changes, ...facts } = change;
  const parts: Buffer[] = [];
  let at = 0;
  const keep = (content: Buffer | null): z.infer<typeof PartSchema> => {
    if (content === null) return null;
    parts.push(content);
    at += content.length;
    return { at: at - content.length, length: content.length };
  };
  const files = changes.map(({ path, before, after }) => ({
    path,
    before: keep(before),
    after: keep(after),
  }));
  writeFileAtomically(join(folder, CONTENT_FILE), Buffer.concat(parts));
  writeFileAtomically(join(folder, RECORD_FILE), JSON.stringify({ ...facts, files }));
}

/** Reads a record; its contents with the first one that is asked for. */
export function readRecord(folder: string): ChangeRecord {
  const text = readFileSync(join(folder, RECORD_FILE), "utf8");
  const record = RecordSchema.parse(JSON.parse(text));
  let contents: Buffer | null = null;
  return {
    ...record,
    readContent(index, side) {
      // Before anything else, because the folder is renamed when its state changes.
      contents ??= readFileSync(join(folder, CONTENT_FILE));
      const part = record.files[index]?.[side] ?? null;
      return part && contents.subarray(part.at, part.at + part.length);
    },
  };
}
