import type { PublicConfig } from "~/domain/site/public-config";
import { NO_THEME } from "~/domain/site/site-theme";

/** The public configuration of a small site without optional features. */
export const TEST_CONFIG: PublicConfig = {
  siteOrigin: "https://docs.example",
  siteName: "MDN",
  theme: NO_THEME,
  isDevelopment: false,
  features: [],
  hasNewsletter: true,
  hasCodeHost: false,
  hasHomepage: false,
  imageOrigins: [],
  curriculumScreencast: null,
  playgroundOrigin: null,
  hasAiHelpLinks: true,
  aiReportUrl: null,
  accountPages: null,
  telemetry: null,
  hasUsageCounts: true,
  maintenance: null,
};
