import { randomBytes } from "node:crypto";
import type { ExpressionBuilder, Kysely } from "kysely";
import { z } from "zod";
import type { Schema } from "~/database/schema";
import type { UserDatabase } from "~/database/user-database";
import type { CreateCookie } from "~/domain/accounts/cookie";
import { isUnavailable } from "~/domain/site/unavailable-error";
import { toDigest } from "~/domain/text/digest.server";
import { listTexts } from "~/domain/text/list-texts";
import type { RateLimit, RateLimits } from "../rate-limits/index.server";
import { createSealedBox } from "../secrets/index.server";

const MAX_AGE_SECONDS = 30 * 60;
const KEY_BYTES = 32;
/** Rate limit per address, because anybody can submit forms. */
const KEPT: RateLimit = { name: "form-drafts", limit: 30, windowSeconds: 600 };
/** Fits the longest note with its form, encoded as JSON. */
const MAX_KEPT_CHARACTERS = 512 * 1024;
const TICKET = /^([\w-]{43})\.([\w-]{43})$/;

const FIELDS = z.array(z.tuple([z.string(), z.string()]));

export interface FormDrafts {
  /**
   * Saves a draft of a form for the page at this path.
   *
   * @returns the Set-Cookie header that identifies the draft; null when it is too long or
   * rate-limited.
   */
  keep(form: FormData, path: string, clientAddress: string): Promise<string | null>;
  /** Returns the draft for this page once, and the Set-Cookie header that clears it. */
  take(request: Request): Promise<{ form: FormData | null; clear: string | null }>;
}

export interface FormDraftsOptions {
  database: UserDatabase;
  rateLimits: RateLimits;
  createCookie: CreateCookie;
  now?: () => number;
}

/** Both methods throw UnavailableError while the database does not answer. */
export function createFormDrafts(options: FormDraftsOptions): FormDrafts {
  const { database, rateLimits, createCookie, now = Date.now } = options;
  const cookie = createCookie("form-draft");
  return {
    async keep(form, path, clientAddress) {
      // Files are left out: forms of signed-in readers contain only text.
      const texts = JSON.stringify(listTexts(form));
      if (texts.length > MAX_KEPT_CHARACTERS) return null;
      if ((await rateLimits.take(KEPT, clientAddress)) !== null) return null;
      const [id, key] = [createToken(), createToken()];
      const fields = createSealedBox(key).seal(texts);
      const expiresAt = now() + MAX_AGE_SECONDS * 1000;
      await saveForm(database, { id, path, fields, expiresAt, time: now() });
      return cookie.serialize(`${id}.${key}`, { maxAge: MAX_AGE_SECONDS });
    },
    async take(request) {
      const value: unknown = await cookie.parse(request.headers.get("cookie"));
      const ticket = typeof value === "string" ? TICKET.exec(value) : null;
      const [, id, key] = ticket ?? [];
      if (id === undefined || key === undefined) return { form: null, clear: null };
      const { pathname: path } = new URL(request.url);
      const sealed = await takeFields(database, { id, path, time: now() });
      // The draft belongs to another page, or was taken already.
      if (sealed === null) return { form: null, clear: null };
      const text = createSealedBox(key).open(sealed);
      const form = text === null ? null : toForm(FIELDS.parse(JSON.parse(text)));
      return { form, clear: await cookie.serialize("", { maxAge: 0 }) };
    },
  };
}

function createToken(): string {
  return randomBytes(KEY_BYTES).toString("base64url");
}

function toForm(fields: readonly [string, string][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

interface FormDraft {
  id: string;
  path: string;
  fields: string;
  expiresAt: number;
  time: number;
}

/** Stores a draft and deletes the expired ones. */
async function saveForm(database: UserDatabase, form: FormDraft): Promise<void> {
  const { id, path, fields, expiresAt, time } = form;
  await database.transact(async (db) => {
    await db.deleteFrom("kept_forms").where("expires_at", "<=", time).execute();
    const row = { id_hash: toDigest(id), path, fields, expires_at: expiresAt };
    await db.insertInto("kept_forms").values(row).execute();
  });
}

type DraftKey = Pick<FormDraft, "id" | "path" | "time">;

/** Reads the draft where nothing can be written, as on a full disk: its cookie is cleared, and the row expires. */
async function takeFields(database: UserDatabase, key: DraftKey): Promise<string | null> {
  const deleted = database.query((db) => deleteFields(db, key));
  const row = await deleted.catch((error: unknown) => {
    if (!isUnavailable(error)) throw error;
    return database.query((db) => readFields(db, key));
  });
  return row?.fields ?? null;
}

function deleteFields(db: Kysely<Schema>, key: DraftKey) {
  return db
    .deleteFrom("kept_forms")
    .where(matchDraft(key))
    .returning("fields")
    .executeTakeFirst();
}

function readFields(db: Kysely<Schema>, key: DraftKey) {
  return db
    .selectFrom("kept_forms")
    .where(matchDraft(key))
    .select("fields")
    .executeTakeFirst();
}

function matchDraft({ id, path, time }: DraftKey) {
  return (eb: ExpressionBuilder<Schema, "kept_forms">) =>
    eb.and([
      eb("id_hash", "=", toDigest(id)),
      eb("path", "=", path),
      eb("expires_at", ">", time),
    ]);
}
