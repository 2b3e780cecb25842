import { AccountMenu } from "./account-menu";
import { ApiDownBanner, ReaderChangeBanner } from "./account-banners";
import type { AccountParts } from "./account-parts-context";
import { MaintenanceNotice } from "./maintenance-notice";

export const ACCOUNT_PARTS: AccountParts = {
  AccountMenu,
  MaintenanceNotice,
  ApiDownBanner,
  ReaderChangeBanner,
};
