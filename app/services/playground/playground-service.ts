import type { PlayState } from "~/domain/play/play-state";

export type DecodedState =
  | { kind: "code"; state: PlayState; hash: string }
  | { kind: "none" }
  | { kind: "too-large" };

/** Identifies code of a page: a sample, an interactive example, or several code blocks. */
export type CodeSource =
  | { sample: string }
  /** `choice`: number of the value to apply, counted from 1; invalid numbers are ignored. */
  | { example: string; choice?: string }
  /** Indexes of the page's queueable blocks, from 0. */
  | { keys: readonly number[] };

export interface PlaygroundService {
  /**
   * Decodes the runner's `state` (server contract, 18.2). Decompression stops at the size limit
   * (zip bomb). The hash is of the packed bytes, 40 hexadecimal digits.
   */
  decodeState(encoded: string): Promise<DecodedState>;
  /** Returns the code to run; null for an unknown page or code. */
  findCode(page: string, source: CodeSource): PlayState | null;
}
