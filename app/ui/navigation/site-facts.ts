import type { SiteTheme } from "~/domain/site/site-theme";
import type { SiteFeature } from "~/domain/site/site-features";

/** Facts about the site that the frame of every page shows, from the root loader. */
export interface SiteFacts {
  siteName: string;
  /** Year of the copyright line. */
  year: string;
  features: readonly SiteFeature[];
  /** Documents of menus and footer that exist neither in this language nor in English. */
  missingPages: readonly string[];
  /** Documents of menus and footer that this language lacks and English has. */
  englishPages: readonly string[];
  /** Pages beside the documentation that menus and footer link and the content lacks. */
  missingAreaPages: readonly string[];
  /** The part of the theme that browsers need; absent without any. */
  look?: SiteLook | undefined;
  /** Pages about help with accounts. */
  services?: Pick<SiteTheme["services"], "help" | "feedback"> | undefined;
}

export type SiteLook = Pick<SiteTheme, "logo" | "icon">;
