import { randomBytes } from "node:crypto";
import { z } from "zod";
import type { UserDatabase } from "~/database/user-database";
import type { CreateCookie } from "~/domain/accounts/cookie";
import { type CookieSet, createCookieSet } from "~/domain/accounts/cookie-set";
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
/** Room for a dozen drafts. */
const MAX_COOKIE_CHARACTERS = 2_000;
const TICKET = /^([\w-]{43})\.([\w-]{43})$/;

const FIELDS = z.array(z.tuple([z.string(), z.string()]));

export interface FormDrafts {
  /**
   * Saves a draft of a form.
   *
   * @returns the Set-Cookie headers that identify the draft; null when it is too long or rate-limited.
   */
  keep(draft: NewDraft): Promise<string[] | null>;
  /**
   * Returns the draft for this page once, and the Set-Cookie header that clears it. Of several, the one for the
   * page's whole address comes first, then the newest one for its path.
   */
  take(request: Request): Promise<{ form: FormData | null; clear: string | null }>;
}

export interface NewDraft {
  form: FormData;
  /** Path and query of the page that takes it. */
  address: string;
  clientAddress: string;
  /** Cookie header of the request. */
  cookieHeader: string | null;
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
  // One cookie for each, so that a draft of another tab does not replace it.
  const cookies = createCookieSet({
    createCookie,
    prefix: "form-draft-",
    maxCharacters: MAX_COOKIE_CHARACTERS,
  });
  return {
    async keep({ form, address, clientAddress, cookieHeader }) {
      // Files are left out: forms of signed-in readers contain only text.
      const texts = JSON.stringify(listTexts(form));
      if (texts.length > MAX_KEPT_CHARACTERS) return null;
      if ((await rateLimits.take(KEPT, clientAddress)) !== null) return null;
      const [id, key] = [createToken(), createToken()];
      const fields = createSealedBox(key).seal(texts);
      const expiresAt = now() + MAX_AGE_SECONDS * 1000;
      await saveForm(database, { id, address, fields, expiresAt, time: now() });
      return cookies.write(id, {
        value: `${id}.${key}`,
        maxAgeSeconds: MAX_AGE_SECONDS,
        header: cookieHeader,
      });
    },
    async take(request) {
      const tickets = await readTickets(cookies, request.headers.get("cookie"));
      const ticket = await findTicket(database, { tickets, request, time: now() });
      const sealed = ticket && (await takeFields(database, ticket.id));
      // The drafts belong to other pages, or were taken already.
      if (ticket === null || sealed === null) return { form: null, clear: null };
      const text = createSealedBox(ticket.key).open(sealed);
      const form = text === null ? null : toForm(FIELDS.parse(JSON.parse(text)));
      return { form, clear: await cookies.clear(ticket.id) };
    },
  };
}

/** The browser's part of a draft. */
interface Ticket {
  id: string;
  key: string;
}

async function readTickets(
  cookies: CookieSet,
  header: string | null,
): Promise<readonly Ticket[]> {
  const values = await Promise.all(
    cookies.list(header).map(async (id) => await cookies.find(id)?.parse(header)),
  );
  return values.flatMap((value) => {
    const [, id, key] = (typeof value === "string" && TICKET.exec(value)) || [];
    return id === undefined || key === undefined ? [] : [{ id, key }];
  });
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
  address: string;
  fields: string;
  expiresAt: number;
  time: number;
}

/** Stores a draft and deletes the expired ones. */
async function saveForm(database: UserDatabase, form: FormDraft): Promise<void> {
  const { id, address, fields, expiresAt, time } = form;
  await database.transact(async (db) => {
    await db.deleteFrom("kept_forms").where("expires_at", "<=", time).execute();
    const row = { id_hash: toDigest(id), path: address, fields, expires_at: expiresAt };
    await db.insertInto("kept_forms").values(row).execute();
  });
}

interface TicketQuery {
  tickets: readonly Ticket[];
  request: Request;
  time: number;
}

/** Finds the ticket of the draft for a page. */
async function findTicket(
  database: UserDatabase,
  { tickets, request, time }: TicketQuery,
): Promise<Ticket | null> {
  if (tickets.length === 0) return null;
  const hashes = new Map(tickets.map((ticket) => [toDigest(ticket.id), ticket]));
  const rows = await database.query((db) =>
    db
      .selectFrom("kept_forms")
      .where("id_hash", "in", [...hashes.keys()])
      .where("expires_at", ">", time)
      .orderBy("expires_at", "desc")
      .select(["id_hash", "path"])
      .execute(),
  );
  const { pathname, search } = new URL(request.url);
  const row =
    rows.find(({ path }) => path === pathname + search) ??
    rows.find(({ path }) => path.split("?", 1)[0] === pathname);
  return (row && hashes.get(row.id_hash)) ?? null;
}

/** Reads the draft where nothing can be written, as on a full disk: its cookie is cleared, and the row expires. */
async function takeFields(database: UserDatabase, id: string): Promise<string | null> {
  const hash = toDigest(id);
  const deleted = database.query((db) =>
    db
      .deleteFrom("kept_forms")
      .where("id_hash", "=", hash)
      .returning("fields")
      .executeTakeFirst(),
  );
  const row = await deleted.catch((error: unknown) => {
    if (!isUnavailable(error)) throw error;
    return database.query((db) =>
      db
        .selectFrom("kept_forms")
        .where("id_hash", "=", hash)
        .select("fields")
        .executeTakeFirst(),
    );
  });
  return row?.fields ?? null;
}
