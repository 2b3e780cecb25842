import type { PlayState } from "~/domain/play/play-state";

export type DecodedState =
  | { kind: "code"; state: PlayState; hash: string }
  | { kind: "none" }
  | { kind: "too-large" };

/** Code of a page: one sample, one interactive example, or code blocks put together. */
export type CodeSource =
  | { sample: string }
  /** `choice`: which of its values is at work, counted from 1; what is no such number counts for nothing. */
  | { example: string; choice?: string }
  /** Which of the page's examples, as the play queue counts them: from 0. */
  | { keys: readonly number[] };

export interface PlaygroundService {
  /**
   * The code in a runner's `state` (server contract, 18.2). Never more than the limit is unpacked,
   * whatever the bytes promise. The hash is of the packed bytes, 40 characters.
   */
  decodeState(encoded: string): Promise<DecodedState>;
  /** What a page has to run; null when there is no such page, or no such code in it. */
  findCode(page: string, source: CodeSource): PlayState | null;
}
