import type { Logger } from "pino";
import type { SiteTheme } from "./domain/site/site-theme";
import type { SiteFeature } from "./domain/site/site-features";
import type { User } from "./domain/accounts/user";
import type { AccountEvents } from "./services/account-events/index.server";
import type { AnnouncementsService } from "./services/announcements/index.server";
import type { Accounts } from "./services/accounts/accounts-service";
import type { AiHelp } from "./services/ai-help/ai-help-service";
import type { AreasService } from "./services/areas/areas-service";
import type { ChangesService } from "./services/changes/index.server";
import type { CollectionsService } from "./services/collections/collections-service";
import type { CommunityService } from "./services/community/community-service";
import type { DemoAccounts } from "./services/demo-accounts/demo-accounts";
import type {
  DocumentsService,
  ReaderChoices,
} from "./services/documents/documents-service";
import type { DownloadsService } from "./services/downloads/index.server";
import type { FeedbackService } from "./services/feedback/feedback-service";
import type { Flash } from "./services/flash/index.server";
import type { HomeService } from "./services/home/home-service";
import type { FormDrafts } from "./services/form-drafts/index.server";
import type { NewsletterService } from "./services/newsletter/newsletter-service";
import type { Observatory } from "./services/observatory/observatory-service";
import type { OfflinePackages } from "./services/offline-packages/index.server";
import type { PingsService } from "./services/pings/index.server";
import type { NoticesRequest } from "./domain/notices/page-notices";
import type { PlacementsService } from "./services/placements/placements-service";
import type { PlansService } from "./services/plans/plans-service";
import type { PlayShares } from "./services/play-shares/play-shares";
import type { PlaygroundService } from "./services/playground/playground-service";
import type { ReaderUpdates } from "./services/reader-updates/reader-updates";
import type { SearchService } from "./services/search/search-service";
import type { SettingsService } from "./services/settings/settings-service";
import type { TwinsService } from "./services/twins/twins-service";
import type { SurveysService } from "./services/surveys/index.server";
import type { UpdatesService } from "./services/updates/updates-service";

/** The part of the configuration that pages may show. */
export interface PublicConfig {
  /** Origin without a trailing slash. */
  siteOrigin: string;
  siteName: string;
  theme: SiteTheme;
  isDevelopment: boolean;
  /** Features that this server offers. */
  features: readonly SiteFeature[];
  hasNewsletter: boolean;
  /** True when open issues come from a code host; otherwise pages show samples. */
  hasCodeHost: boolean;
  /** True when `/` is a page; otherwise it redirects to the reader's locale. */
  hasHomepage: boolean;
  /** Further origins of images that the operator allows. */
  imageOrigins: readonly string[];
  /** Address of the screencast on the curriculum's landing page; null: whatever its source brings. */
  curriculumScreencast: string | null;
  /**
   * Origin of the runner's URLs (domain/play); null for relative URLs, which the site's own server
   * redirects to the runner per visitor.
   */
  playgroundOrigin: string | null;
  /** AI Help on document pages: links to ask about the page. */
  hasAiHelpLinks: boolean;
  /** Repository that answers of AI Help are reported to; null for none. */
  aiReportUrl: string | null;
  /** The accounts provider's pages; null for the demo accounts, which have none. */
  accountPages: { account: string; subscriptions: string } | null;
  /** Telemetry: its application id, and the host that gets pings; null when it is off. */
  telemetry: { application: string; forwardedTo: string | null } | null;
  /** Reason for closing accounts temporarily; null when they are open. */
  maintenance: string | null;
}

declare module "@remix-run/node" {
  /** Server dependencies of loaders, actions and the server entry. */
  interface AppLoadContext {
    config: PublicConfig;
    services: {
      accountEvents: AccountEvents;
      accounts: Accounts;
      aiHelp: AiHelp;
      /** Null without any. */
      announcements: AnnouncementsService | null;
      areas: AreasService;
      changes: ChangesService;
      collections: CollectionsService;
      community: CommunityService;
      /** Null when the accounts provider is external. */
      demoAccounts: DemoAccounts | null;
      documents: DocumentsService;
      downloads: DownloadsService;
      feedback: FeedbackService;
      flash: Flash;
      home: HomeService;
      /** Drafts of forms that were submitted without a session. */
      formDrafts: FormDrafts;
      newsletter: NewsletterService;
      observatory: Observatory;
      offlinePackages: OfflinePackages;
      pings: PingsService;
      /** Null without advertisements. */
      placements: PlacementsService | null;
      plans: PlansService;
      playground: PlaygroundService;
      playShares: PlayShares;
      readerUpdates: ReaderUpdates;
      search: SearchService;
      settings: SettingsService;
      /** Pages as Markdown. */
      twins: TwinsService;
      /** Null without any. */
      surveys: SurveysService | null;
      updates: UpdatesService;
    };
    /** Preferences that change pages; see PAGE_COOKIES in app/http. */
    reader: ReaderChoices & {
      /** Notices that the reader has hidden without JavaScript. */
      dismissed: readonly string[];
    };
    /** Null for data, and on a site without advertisements, surveys and announcements. */
    notices: NoticesRequest | null;
    /** The signed-in reader, or null. */
    user: User | null;
    /** The request has a session, but the user database is down: `user` is null. */
    isUserUnknown: boolean;
    /** True for single fetch data, false for a whole document. */
    isDataRequest: boolean;
    /** True for the part of a document's page (domain/site/page-part). */
    isPart: boolean;
    /** Error from before Remix; the layout's loaders throw it again. */
    fault?: unknown;
    /** Missing page that is shown at another address; absent outside of WRITER_MODE. */
    missingPath?: string;
    /** HTML for the end of a page with this status; absent outside of WRITER_MODE. */
    renderWriterBar?: (status: number) => string;
    /** Key of the client for rate limits; never stored in plain form. */
    clientAddress: string;
    /** Version of the content that the pages are rendered from. */
    contentVersion: string;
    requestId: string;
    logger: Logger;
    /** CSP nonce of every inline script and of RemixServer. */
    nonce: string;
  }

  interface Future {
    v3_singleFetch: true;
  }
}
