import type { Logger } from "pino";
import type { SiteFeature } from "./domain/site/site-features";
import type { User } from "./domain/accounts/user";
import type { PageFrames } from "./rendering/page-frame/page-frames.server";
import type { AccountEvents } from "./services/account-events/index.server";
import type { Accounts } from "./services/accounts/accounts-service";
import type { AreasService } from "./services/areas/areas-service";
import type { CollectionsService } from "./services/collections/collections-service";
import type { CommunityService } from "./services/community/community-service";
import type { DemoAccounts } from "./services/demo-accounts/demo-accounts";
import type {
  DocumentsService,
  ReaderChoices,
} from "./services/documents/documents-service";
import type { FeedbackService } from "./services/feedback/feedback-service";
import type { Flash } from "./services/flash/index.server";
import type { HomeService } from "./services/home/home-service";
import type { FormDrafts } from "./services/form-drafts/index.server";
import type { NewsletterService } from "./services/newsletter/newsletter-service";
import type { Observatory } from "./services/observatory/observatory-service";
import type { PingsService } from "./services/pings/index.server";
import type { PlansService } from "./services/plans/plans-service";
import type { PlayShares } from "./services/play-shares/play-shares";
import type { PlaygroundService } from "./services/playground/playground-service";
import type { SearchService } from "./services/search/search-service";
import type { SettingsService } from "./services/settings/settings-service";

/** The part of the configuration that pages may show. */
export interface PublicConfig {
  /** Without a slash at the end. */
  siteOrigin: string;
  siteName: string;
  isDevelopment: boolean;
  /** The areas that this server has. */
  features: readonly SiteFeature[];
  hasNewsletter: boolean;
  /** Whether `/` is a page of its own. */
  hasHomepage: boolean;
  /** Sites whose pictures the operator lets pages show. */
  imageOrigins: readonly string[];
  /**
   * In front of a runner's path (domain/play); null when the path alone is right, because the
   * site's own server sends each visitor to where code may run.
   */
  playgroundOrigin: string | null;
  /** Pages of the accounts provider; null for the demo accounts, which have none. */
  accountPages: { account: string; subscriptions: string } | null;
  /** Why accounts are closed for a while; null when they are not. */
  maintenance: string | null;
}

declare module "@remix-run/node" {
  /** What every loader, action and the server entry get of the server. */
  interface AppLoadContext {
    config: PublicConfig;
    services: {
      accountEvents: AccountEvents;
      accounts: Accounts;
      areas: AreasService;
      collections: CollectionsService;
      community: CommunityService;
      /** Null when the accounts provider is elsewhere. */
      demoAccounts: DemoAccounts | null;
      documents: DocumentsService;
      feedback: FeedbackService;
      flash: Flash;
      home: HomeService;
      /** What was typed before signing in. */
      formDrafts: FormDrafts;
      newsletter: NewsletterService;
      observatory: Observatory;
      pings: PingsService;
      plans: PlansService;
      playground: PlaygroundService;
      playShares: PlayShares;
      search: SearchService;
      settings: SettingsService;
    };
    /** What this reader has asked for that changes pages: see PAGE_COOKIES in http. */
    reader: ReaderChoices;
    /** Who is signed in; null for everybody else. */
    user: User | null;
    /** The reader has a session, but the user database does not answer: `user` is null. */
    isUserUnknown: boolean;
    /** True for the data of a client navigation, false for a whole document. */
    isDataRequest: boolean;
    /** The error that was thrown in front of Remix: the layout's loaders throw it again. */
    fault?: unknown;
    /** Where the request comes from, to count by; never stored as it is. */
    clientAddress: string;
    /** Frames of documents, kept to be filled again; null where none are kept. */
    frames: PageFrames | null;
    requestId: string;
    logger: Logger;
    /** For the `nonce` of every inline script and of RemixServer: others do not run. */
    nonce: string;
  }

  interface Future {
    v3_singleFetch: true;
  }
}
