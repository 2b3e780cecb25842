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
  /** The reader, where they are known: they can sign out. */
  user: ShownUser | null;
  /** Path and query of the page. */
  next: string;
  /** The operator's message; null when the session cannot be looked up. */
  message: string | null;
}

/** Components shown only to signed-in readers or during maintenance. */
export interface AccountParts {
  AccountMenu: ComponentType<AccountMenuProps>;
  MaintenanceNotice: ComponentType<MaintenanceNoticeProps>;
  ApiDownBanner: ComponentType<{ siteName: string }>;
  ReaderChangeBanner: ComponentType;
}

/**
 * Keeps those components out of every page's script: the server includes them, the
 * browser loads them before hydration where a page shows one (hydrate-page).
 */
export const AccountPartsContext = createContext<AccountParts | null>(null);
