import { z } from "zod";
import type { Kysely } from "kysely";
import type { Schema } from "~/database/schema";
import { SETTING_NAMES, SETTINGS } from "~/domain/accounts/settings";
import { LOCALES, RETIRED_API_LOCALES } from "~/domain/locales/locale";
import type { UserDatabase } from "~/database/user-database";
import { deleteHistory } from "../ai-help/index.server";

/** The fields of a signed-in reader that settings use. */
interface SettingsOwner {
  id: number;
  isSubscriber: boolean;
}

type SaveOutcome =
  | { isSaved: true }
  /** The first invalid field; nothing was stored. */
  | { isSaved: false; field: string };

/** All methods throw UnavailableError while the database does not answer. */
interface SettingsService {
  /**
   * Stores the given settings (names of the API); others keep their values. `no_ads` is ignored for
   * readers who are no subscribers (server contract, 6.1).
   */
  saveSettings(owner: SettingsOwner, fields: unknown): Promise<SaveOutcome>;
  /** Deletes the AI history and all metrics of its reader permanently, whether it is enabled or not. */
  deleteAiHistory(userId: number): Promise<void>;
}

/** Schemas of API fields by kind; only a locale may be null, which changes nothing. */
const KINDS = {
  flag: z.boolean().optional(),
  locale: z.enum([...LOCALES, ...RETIRED_API_LOCALES]).nullish(),
} as const;

const FIELDS = z.object(
  Object.fromEntries(SETTING_NAMES.map((name) => [name, KINDS[SETTINGS[name].kind]])),
);

type Fields = z.infer<typeof FIELDS>;

/** Creates the service of settings. Both functions reject with UnavailableError while the database is down. */
export function createSettingsService(database: UserDatabase): SettingsService {
  return {
    async saveSettings({ id, isSubscriber }, given) {
      const parsed = FIELDS.safeParse(given);
      if (!parsed.success)
        return { isSaved: false, field: String(parsed.error.issues[0]?.path[0] ?? "") };
      const row = toRow(parsed.data, isSubscriber);
      await database.query((db) => save(db, id, row));
      return { isSaved: true };
    },
    async deleteAiHistory(userId) {
      await deleteHistory(database, userId);
    },
  };
}

/** The columns to store: fields that are missing, null or not this reader's to change are left out. */
function toRow(fields: Fields, isSubscriber: boolean): Record<string, string | 0 | 1> {
  const columns = SETTING_NAMES.flatMap((name) => {
    const value = fields[name];
    const { changer } = SETTINGS[name];
    const isAllowed = changer === "reader" || (changer === "subscriber" && isSubscriber);
    return isAllowed && value != null ? [[name, toColumn(value)] as const] : [];
  });
  return Object.fromEntries(columns);
}

function toColumn(value: string | boolean): string | 0 | 1 {
  if (typeof value === "string") return value;
  return value ? 1 : 0;
}

async function save(
  db: Kysely<Schema>,
  userId: number,
  row: ReturnType<typeof toRow>,
): Promise<void> {
  const isEmpty = Object.keys(row).length === 0;
  await db
    .insertInto("settings")
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => {
      const known = conflict.column("user_id");
      return isEmpty ? known.doNothing() : known.doUpdateSet(row);
    })
    .execute();
}
