import { AccountMenu } from "./account-menu";
import { ApiDownBanner, MaintenanceNotice, ReaderChangeBanner } from "./account-notices";
import type { AccountParts } from "./account-parts-context";

export const ACCOUNT_PARTS: AccountParts = {
  AccountMenu,
  MaintenanceNotice,
  ApiDownBanner,
  ReaderChangeBanner,
};
