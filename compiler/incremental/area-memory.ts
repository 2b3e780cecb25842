import type { Flaw } from "~/domain/documents/flaw";
import type { AreaSource } from "../areas/area-source";
import { hashKey } from "./fact-keys";
import type { Changes } from "./list-changes";

/** An area page's state after the last compile. */
export interface AreaMemory {
  url: string;
  /** Hash of its text, and of everything that it shows of other pages. */
  text: number;
  shown: number;
  /** Hashes of the facts about documents and files that its rendering used. */
  dependencies: number[];
  /** Flaws found by its rendering. */
  flaws: Flaw[];
}

/** True when rendering the page again would give the stored result. */
export function isAreaFresh(
  source: AreaSource,
  before: AreaMemory | undefined,
  changes: Changes | null,
): boolean {
  return (
    before?.text === hashText(source) &&
    before.shown === hashShown(source) &&
    changes?.concern(before.dependencies) !== true
  );
}

export function hashText({ source }: AreaSource): number {
  return hashKey(`${source.firstLine}\n${source.body}`);
}

export function hashShown({ kind, page, shown }: AreaSource): number {
  return hashKey(JSON.stringify([kind, page, shown]));
}
