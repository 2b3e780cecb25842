import { z } from "zod";
import type { Schema } from "~/database/schema";
import type { UserDatabase } from "~/database/user-database";
import type { Kysely } from "kysely";
import type { SettingsService } from "./settings-service";

export type * from "./settings-service";

/** The locales of the site, and a retired one (server contract, 6.1). */
const LOCALES = [
  "de",
  "en-US",
  "es",
  "fr",
  "ja",
  "ko",
  "pl",
  "pt-BR",
  "ru",
  "zh-CN",
  "zh-TW",
] as const;

/** `mdnplus_newsletter` is accepted and ignored, because the newsletter has its own call. */
const FIELDS = z.object({
  no_ads: z.boolean().optional(),
  ai_help_history: z.boolean().optional(),
  locale_override: z.enum(LOCALES).nullish(),
  mdnplus_newsletter: z.boolean().optional(),
});

type Fields = z.infer<typeof FIELDS>;

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
      await database.query((db) =>
        db.deleteFrom("ai_help_history").where("user_id", "=", userId).execute(),
      );
    },
  };
}

/** Stores only the given fields; null counts as absent. */
function toRow(fields: Fields, isSubscriber: boolean) {
  const { no_ads, ai_help_history, locale_override } = fields;
  return {
    ...(isSubscriber && no_ads !== undefined && { no_ads: toFlag(no_ads) }),
    ...(ai_help_history !== undefined && { ai_help_history: toFlag(ai_help_history) }),
    ...(typeof locale_override === "string" && { locale_override }),
  };
}

function toFlag(value: boolean): 0 | 1 {
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
