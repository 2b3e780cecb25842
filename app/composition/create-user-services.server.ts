import { loadContentStrings } from "~/l10n/content-strings.server";
import type { UserDatabase } from "~/database/user-database";
import { createCookies } from "~/http/cookies/create-cookies.server";
import { createAccountEvents } from "~/services/account-events/index.server";
import { createAccounts } from "~/services/accounts/index.server";
import { createAiHelp, type AiHelpOptions } from "~/services/ai-help/index.server";
import type { AnnouncementsService } from "~/services/announcements/index.server";
import { createCollectionsService } from "~/services/collections/index.server";
import { createFeedbackService } from "~/services/feedback/index.server";
import { createFlash } from "~/services/flash/index.server";
import { createFormDrafts } from "~/services/form-drafts/index.server";
import { createNewsletterService } from "~/services/newsletter/index.server";
import {
  createFetchRules,
  createObservatory,
  loadPreloads,
  type FetchRules,
} from "~/services/observatory/index.server";
import type { PlacementsService } from "~/services/placements/index.server";
import { createPlayShares } from "~/services/play-shares/index.server";
import { createPingsService } from "~/services/pings/index.server";
import { createRateLimits, NO_RATE_LIMITS } from "~/services/rate-limits/index.server";
import { createReaderUpdates } from "~/services/reader-updates/index.server";
import { createSecrets } from "~/services/secrets/index.server";
import { createSettingsService } from "~/services/settings/index.server";
import { createSessions } from "~/services/sessions/index.server";
import type { SurveysService } from "~/services/surveys/index.server";
import type { DocumentsService } from "~/services/documents/documents-service";
import { createAiProviders } from "./create-ai-providers.server";
import { createSignInSetup, type SignInSetup } from "./create-sign-in-setup.server";

export interface UserServicesOptions {
  database: UserDatabase;
  sessionSecret: string;
  siteOrigin: string;
  documents: Pick<DocumentsService, "findDocumentCard" | "findPageSummary">;
  /** False: as many votes, shares, scans and other writes as are asked for. True by default. */
  hasRateLimits?: boolean;
  /** Defaults to the built-in provider. */
  signIn?: SignInSetup;
  /** How AI Help finds and writes answers; without it, it knows no pages. */
  aiHelp?: Pick<AiHelpOptions, "findSources" | "providers" | "limits"> | undefined;
  /** Private networks that the scanner may reach; none when left out. */
  isScannable?: ((address: string) => boolean) | undefined;
  /** How the scanner fetches; by the rules of a public server when left out. */
  scanRules?: FetchRules | undefined;
  /** Advertisements, announcements and surveys; none by default. */
  notices?: NoticeServices | undefined;
  /** Receives the details of failures that readers see as a short message. */
  onError?: (error: unknown) => void;
  /** Called with the first vote of a reader on a page. */
  onVote?: (vote: string) => void;
}

const NO_PAGES: NonNullable<UserServicesOptions["aiHelp"]> = {
  findSources: () => ({ isCovered: false, sources: [] }),
  providers: createAiProviders({}, loadContentStrings()),
};

/** Each is null when the configuration names none. */
export interface NoticeServices {
  announcements: AnnouncementsService | null;
  placements: PlacementsService | null;
  surveys: SurveysService | null;
}

export const NO_NOTICES: NoticeServices = {
  announcements: null,
  placements: null,
  surveys: null,
};

export type UserServices = ReturnType<typeof createUserServices>;

/** Creates the services that store data of readers; their names are those of the load context. */
export function createUserServices(options: UserServicesOptions) {
  const { database, sessionSecret, siteOrigin, documents } = options;
  const { signIn = createSignInSetup({ siteOrigin, sessionSecret, remote: null }) } =
    options;
  const { hash, deriveKey } = createSecrets(sessionSecret);
  const createCookie = createCookies(siteOrigin);
  const rateLimits =
    options.hasRateLimits === false
      ? NO_RATE_LIMITS
      : createRateLimits({ database, hash });
  const sessions = createSessions({ database });
  const collections = createCollectionsService({
    database,
    siteOrigin,
    deriveKey,
    findPage: documents.findPageSummary,
  });
  const { provider, clientId } = signIn;
  const onError = options.onError ?? (() => undefined);
  const accounts = createAccounts({
    database,
    sessions,
    provider,
    deriveKey,
    hash,
    siteOrigin,
    createCookie,
    onError,
    ensureDefaultCollection: collections.ensureDefaultCollection,
  });
  return {
    ...(options.notices ?? NO_NOTICES),
    accountEvents: createAccountEvents({
      database,
      provider,
      clientId,
      rateLimits,
      onError,
      refreshProfile: accounts.refreshProfile,
    }),
    accounts,
    aiHelp: createAiHelp({
      database,
      rateLimits,
      onError,
      ...(options.aiHelp ?? NO_PAGES),
    }),
    collections,
    /** Null when the accounts provider is external. */
    demoAccounts: signIn.demoAccounts,
    feedback: createFeedbackService({
      database,
      hash,
      rateLimits,
      findDocument: documents.findDocumentCard,
      onVote: options.onVote,
    }),
    flash: createFlash({ key: deriveKey("flash"), createCookie }),
    /** Drafts of forms that were submitted without a session. */
    formDrafts: createFormDrafts({ database, rateLimits, createCookie }),
    newsletter: createNewsletterService({ database, rateLimits }),
    observatory: createObservatory({
      database,
      rateLimits,
      onError,
      allowsLocal: options.isScannable !== undefined,
      preloads: loadPreloads(),
      rules:
        options.scanRules ??
        createFetchRules({ siteOrigin, isAllowedPrivate: options.isScannable ?? null }),
    }),
    pings: createPingsService(database),
    playShares: createPlayShares({ database, rateLimits }),
    readerUpdates: createReaderUpdates({ database, collections, rateLimits, hash }),
    settings: createSettingsService(database),
  };
}
