import type { SiteFeature } from "./site-features";
import type { SiteTheme } from "./site-theme";

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
  /** Whether the server counts requests, searches and pings per day. */
  hasUsageCounts: boolean;
  /** Reason for closing accounts temporarily; null when they are open. */
  maintenance: string | null;
}
