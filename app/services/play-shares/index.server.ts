import { randomBytes } from "node:crypto";
import { z } from "zod";
import type { UserDatabase } from "~/database/user-database";
import { isStorableText } from "~/domain/accounts/collection";
import { MAX_PLAY_BYTES } from "~/domain/play/play-state";
import type { RateLimit, RateLimits } from "../rate-limits/index.server";
import { findShare, flagShare, saveShare } from "./shares-table";

export { createFlaggedShares } from "./flagged-shares";
export type * from "./flagged-shares";

/** Shared code and the page that it comes from (`src`); null for absent parts. */
interface SharedCode {
  html: string | null;
  css: string | null;
  js: string | null;
  src: string | null;
}

type SaveOutcome =
  | { isSaved: true; id: string }
  | { isSaved: false; problem: "fields" }
  | { isSaved: false; problem: "too-large" }
  | { isSaved: false; problem: "limited"; retryAfterSeconds: number };

type FindOutcome =
  /** `authorId`: null once the author's account is deleted. */
  | { isFound: true; code: SharedCode; authorId: number | null }
  /** `blocked`: blocked by the operators. `id`: unknown. */
  | { isFound: false; problem: "blocked" | "id" };

type FlagOutcome =
  | { isFlagged: true }
  | { isFlagged: false; problem: "id" }
  | { isFlagged: false; problem: "reason" }
  | { isFlagged: false; problem: "limited"; retryAfterSeconds: number };

/** All methods throw UnavailableError while the database does not answer. */
export interface PlayShares {
  /** Stores code under a new id (server contract, 10). */
  save(userId: number, fields: unknown): Promise<SaveOutcome>;
  find(id: string): Promise<FindOutcome>;
  /** Flags code for the operators; it stays available. */
  flag(
    fields: { id: unknown; reason: unknown },
    clientAddress: string,
  ): Promise<FlagOutcome>;
}

const ID_BYTES = 16;
const ID = /^[\w-]{22}$/;

/** Tells whether this has the form of an id of shared code. */
export function isShareId(id: unknown): id is string {
  return typeof id === "string" && ID.test(id);
}
const MAX_REASON_CHARACTERS = 2000;
const SAVES: RateLimit = { name: "play-save", limit: 60, windowSeconds: 3600 };
const FLAGS: RateLimit = { name: "play-flag", limit: 20, windowSeconds: 3600 };

const PART = z.string().nullish();
const CODE = z.object({ html: PART, css: PART, js: PART, src: PART });
const REASON = z.string().max(MAX_REASON_CHARACTERS).refine(isStorableText).nullish();
const NOTHING: SharedCode = { html: null, css: null, js: null, src: null };

export interface PlaySharesOptions {
  database: UserDatabase;
  rateLimits: RateLimits;
  now?: () => number;
}

/** Ids have 128 random bits, because whoever has one may read the code. */
export function createPlayShares(options: PlaySharesOptions): PlayShares {
  const { database, rateLimits, now = Date.now } = options;
  return {
    async save(userId, fields) {
      const parsed = CODE.safeParse(fields);
      if (!parsed.success) return { isSaved: false, problem: "fields" };
      // Leaves absent parts out, because their nulls would count.
      const code = JSON.stringify(parsed.data);
      if (Buffer.byteLength(code) > MAX_PLAY_BYTES)
        return { isSaved: false, problem: "too-large" };
      const wait = await rateLimits.take(SAVES, String(userId));
      if (wait !== null)
        return { isSaved: false, problem: "limited", retryAfterSeconds: wait };
      const publicId = randomBytes(ID_BYTES).toString("base64url");
      await saveShare(database, { publicId, userId, code, time: now() });
      return { isSaved: true, id: publicId };
    },
    async find(id) {
      const row = isShareId(id) ? await findShare(database, id) : null;
      if (!row) return { isFound: false, problem: "id" };
      if (row.active !== 1) return { isFound: false, problem: "blocked" };
      return { isFound: true, code: readCode(row.code), authorId: row.user_id };
    },
    async flag({ id, reason: given }, clientAddress) {
      if (!isShareId(id)) return { isFlagged: false, problem: "id" };
      const reason = REASON.safeParse(given);
      if (!reason.success) return { isFlagged: false, problem: "reason" };
      const wait = await rateLimits.take(FLAGS, clientAddress);
      if (wait !== null)
        return { isFlagged: false, problem: "limited", retryAfterSeconds: wait };
      const flag = { publicId: id, reason: reason.data ?? null, time: now() };
      const isKnown = await flagShare(database, flag);
      return isKnown ? { isFlagged: true } : { isFlagged: false, problem: "id" };
    },
  };
}

function toCode({ html, css, js, src }: z.infer<typeof CODE>): SharedCode {
  return { html: html ?? null, css: css ?? null, js: js ?? null, src: src ?? null };
}

/** Returns empty code when the stored code is unreadable (server contract, 10). */
function readCode(json: string): SharedCode {
  try {
    const parsed = CODE.safeParse(JSON.parse(json));
    return parsed.success ? toCode(parsed.data) : NOTHING;
  } catch {
    return NOTHING;
  }
}
