import type { AppLoadContext } from "@remix-run/node";
import type { UserDatabase } from "./database/user-database";
import { createAccounts } from "./services/accounts/index.server";
import { createCollectionsService } from "./services/collections/index.server";
import { createFeedbackService } from "./services/feedback/index.server";
import { createFlash } from "./services/flash/index.server";
import { createRateLimits } from "./services/rate-limits/index.server";
import { createSecrets } from "./services/secrets/index.server";
import { createSessions } from "./services/sessions/index.server";
import type { DocumentsService } from "./services/documents/documents-service";
import "./load-context";

export interface UserServicesOptions {
  database: UserDatabase;
  sessionSecret: string;
  siteOrigin: string;
  documents: Pick<DocumentsService, "findDocumentCard" | "findPageSummary">;
}

/** The services that keep what readers leave on the site. */
export function createUserServices({
  database,
  sessionSecret,
  siteOrigin,
  documents,
}: UserServicesOptions): Pick<
  AppLoadContext["services"],
  "accounts" | "collections" | "feedback" | "flash"
> {
  const { hash, deriveKey } = createSecrets(sessionSecret);
  const isSecure = siteOrigin.startsWith("https:");
  const sessions = createSessions({ database });
  return {
    accounts: createAccounts({ database, sessions, isSecure }),
    collections: createCollectionsService({
      database,
      siteOrigin,
      deriveKey,
      findPage: documents.findPageSummary,
    }),
    feedback: createFeedbackService({
      database,
      hash,
      rateLimits: createRateLimits({ database, hash }),
      findDocument: documents.findDocumentCard,
    }),
    flash: createFlash({ key: deriveKey("flash"), isSecure }),
  };
}
