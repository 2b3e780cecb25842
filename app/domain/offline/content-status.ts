import type { UpdateFile } from "./package-format";

/** Database of offline content (server contract, 19.2); signing out deletes it. */
export const OFFLINE_DATABASE = "MDNOfflineDB";
export const OFFLINE_DATABASE_VERSION = 5;
export const STATUS_STORE = "contentStatusHistory";
/** Records that the history of states keeps. */
export const STATUS_HISTORY = 100;

export type ContentPhase = "initial" | "idle" | "download" | "unpack" | "clear";

/** Reasons why the last action ended early; each has a text. */
export type ContentProblem = "room" | "network" | "damaged";

/** State of a browser's package (server contract, 19.6). */
export interface ContentStatus {
  phase: ContentPhase;
  local: { version: string; date: string } | null;
  remote: UpdateFile | null;
  /** 0 to 1; in the phase `idle`, that of a package that was interrupted. */
  progress: number | null;
  timestamp: string;
  problem: ContentProblem | null;
}

/** Messages of pages to the worker (server contract, 19.4). */
export type ContentMessage =
  | { type: "checkForUpdate" | "update" | "pause" | "clear" | "ping" | "keepalive" }
  | { type: "settings"; settings: unknown };

/** Parses a message; null for what has no type. The worker ignores types that it does not know. */
export function parseContentMessage(data: unknown): ContentMessage | null {
  return typeof data === "object" && data !== null && "type" in data
    ? (data as ContentMessage)
    : null;
}
