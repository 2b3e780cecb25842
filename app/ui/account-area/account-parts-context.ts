import { createContext, type ComponentType } from "react";
import type { ShownUser } from "~/domain/accounts/user";
import type { SiteFacts } from "~/ui/navigation/site-facts";

export interface AccountMenuProps {
  site: SiteFacts;
  user: ShownUser;
  /** Path and query of the page. */
  next: string;
}

export interface MaintenanceNoticeProps {
  siteName: string;
  /** The operator's words; null when nobody can tell who the reader is. */
  message: string | null;
}

/** What only the pages of signed-in readers, or of a site under maintenance, show. */
export interface AccountParts {
  AccountMenu: ComponentType<AccountMenuProps>;
  MaintenanceNotice: ComponentType<MaintenanceNoticeProps>;
  ApiDownBanner: ComponentType<{ siteName: string }>;
  ReaderChangeBanner: ComponentType;
}

/**
 * Keeps those parts out of the script of every page: the server has them, the browser loads them
 * before hydration where the page shows one (hydrate-page).
 */
export const AccountPartsContext = createContext<AccountParts | null>(null);
