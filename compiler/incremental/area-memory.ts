import type { Flaw } from "~/domain/documents/flaw";
import type { AreaSource } from "../areas/area-source";
import { hashKey } from "./fact-keys";

/** What the last compile knew of an area's page. */
export interface AreaMemory {
  url: string;
  /** Hash of its text, and of all that it shows of others. */
  text: number;
  shown: number;
  /** Hashes of the facts about documents and files that it was rendered with. */
  dependencies: number[];
  /** Found while it was rendered. */
  flaws: Flaw[];
}

/** True when what is stored of the page is what rendering it again would make. */
export function isAreaFresh(
  source: AreaSource,
  before: AreaMemory | undefined,
  changed: ReadonlySet<number>,
): boolean {
  return (
    before?.text === hashText(source) &&
    before.shown === hashShown(source) &&
    !before.dependencies.some((hash) => changed.has(hash))
  );
}

export function hashText({ source }: AreaSource): number {
  return hashKey(`${source.firstLine}\n${source.body}`);
}

export function hashShown({ kind, page, shown }: AreaSource): number {
  return hashKey(JSON.stringify([kind, page, shown]));
}
