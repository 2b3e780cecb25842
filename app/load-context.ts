import type { Logger } from "pino";
import type { UserServices } from "./composition/create-user-services.server";
import type { ContentServices } from "./composition/open-content.server";
import type { OperatorServices } from "./composition/open-operator-services.server";
import type { User } from "./domain/accounts/user";
import type { NoticesRequest } from "./domain/notices/page-notices";
import type { ContentPackage } from "./domain/offline/package-areas";
import type { PublicConfig } from "./domain/site/public-config";
import type { ReaderChoices } from "./services/documents/documents-service";

declare module "@remix-run/node" {
  /** Server dependencies of loaders, actions and the server entry. */
  interface AppLoadContext {
    config: PublicConfig;
    /** Its type follows from the functions that create them, so that a service is named only there. */
    services: ContentServices & OperatorServices & UserServices;
    /** Preferences that change pages; see PAGE_COOKIES in app/http. */
    reader: ReaderChoices & {
      /** Notices that the reader has hidden without JavaScript. */
      dismissed: readonly string[];
    };
    /** Null for data, and on a site without advertisements, surveys and announcements. */
    notices: NoticesRequest | null;
    /** The content package that a service worker makes the page from; absent on the server. */
    contentPackage?: ContentPackage;
    /** The signed-in reader, or null. */
    user: User | null;
    /** The request has a session, but the user database is down: `user` is null. */
    isUserUnknown: boolean;
    /** True for single fetch data, false for a whole document. */
    isDataRequest: boolean;
    /** True for the part of a document's page (domain/http/page-part). */
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
    /** Allows the page's inline scripts, by their CSP sources. */
    allowScripts: (sources: readonly string[]) => void;
    /** Marks the answer as one that the contract demands, so that its 500 is no failure in log and metrics. */
    expectFailure: () => void;
  }

  interface Future {
    v3_singleFetch: true;
  }
}
