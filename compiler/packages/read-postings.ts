import type Database from "better-sqlite3";
import { fullTextTable } from "~/content-store/schema";
import type { SegmentChunk, SegmentHead } from "~/domain/offline/package-format";
import { ROW_KEYS } from "~/domain/offline/package-format";
import type { Locale } from "~/domain/locales/locale";
import type { PackageRecord } from "./read-records";

/** A block holds one or a few chunks. */
const CHUNK_NUMBERS = 12_000;
/** Largest number of occurrences in a title that a posting holds. */
const MOST_IN_TITLE = 7;

interface Instance {
  term: string;
  id: number;
  isTitle: 0 | 1;
  count: number;
}

/** Pages of a segment: their numbers in the full-text table, and their keys. */
export interface SegmentPages {
  name: string;
  pages: ReadonlyMap<number, string>;
}

/**
 * The words of some pages, as records of segments; all segments are made in one pass. Words come
 * from the store's own full-text table, so they are split here as they are there.
 */
export function readSegments(
  database: Database.Database,
  locale: Locale,
  segments: readonly SegmentPages[],
): PackageRecord[][] {
  const collectors = segments.map(createCollector);
  for (const instance of selectInstances(database, locale))
    for (const { add } of collectors) add(instance);
  return collectors.map(({ finish }) => finish());
}

function createCollector({ name, pages }: SegmentPages) {
  const positions = new Map([...pages.keys()].map((id, position) => [id, position]));
  const lengths = new Array<number>(pages.size).fill(0);
  const chunks = createChunks();
  let term = "";
  let counts = new Map<number, number>();
  return {
    add(instance: Instance): void {
      const position = positions.get(instance.id);
      if (position === undefined) return;
      lengths[position] = (lengths[position] ?? 0) + instance.count;
      if (instance.term !== term) {
        chunks.add(term, counts);
        ({ term } = instance);
        counts = new Map();
      }
      counts.set(position, (counts.get(position) ?? 0) + toCount(instance));
    },
    finish(): PackageRecord[] {
      chunks.add(term, counts);
      const made = chunks.finish();
      const firsts = made.map(([first]) => first?.[0] ?? "");
      const head: SegmentHead = { keys: [...pages.values()], lengths, chunks: firsts };
      return [
        toRecord(ROW_KEYS.segmentHead(name), head),
        ...made.map((chunk, at) => toRecord(ROW_KEYS.segmentChunk(name, at), chunk)),
      ];
    },
  };
}

function toCount({ isTitle, count }: Instance): number {
  return isTitle ? Math.min(count, MOST_IN_TITLE) : count * (MOST_IN_TITLE + 1);
}

function* selectInstances(
  database: Database.Database,
  locale: Locale,
): Generator<Instance> {
  const table = fullTextTable(locale);
  database.exec(
    `CREATE VIRTUAL TABLE IF NOT EXISTS temp.words_${table}
       USING fts5vocab(main, ${table}, instance)`,
  );
  yield* database
    .prepare<[], Instance>(
      `SELECT term, doc AS id, col = 'title' AS isTitle, count(*) AS count
       FROM temp.words_${table} GROUP BY term, doc, col`,
    )
    .iterate();
}

function createChunks() {
  const chunks: [string, number[]][][] = [];
  let open: [string, number[]][] = [];
  let size = 0;
  const close = () => {
    if (open.length > 0) chunks.push(open);
    open = [];
    size = 0;
  };
  return {
    add(term: string, counts: ReadonlyMap<number, number>): void {
      if (counts.size === 0) return;
      const postings = toPostings(counts);
      open.push([term, postings]);
      size += postings.length + 2;
      if (size >= CHUNK_NUMBERS) close();
    },
    finish(): SegmentChunk[] {
      close();
      return chunks;
    },
  };
}

function toPostings(counts: ReadonlyMap<number, number>): number[] {
  let last = 0;
  return [...counts]
    .sort(([a], [b]) => a - b)
    .flatMap(([position, count]) => {
      const distance = position - last;
      last = position;
      return [distance, count];
    });
}

function toRecord(key: string, value: unknown): PackageRecord {
  return { key, json: JSON.stringify(value), facts: [], searchId: null };
}
