import type { Logger } from "pino";
import type { DocumentsService } from "./services/documents/documents-service";
import type { HomeService } from "./services/home/home-service";

/** The part of the configuration that pages may show. */
export interface PublicConfig {
  /** Without a slash at the end. */
  siteOrigin: string;
  siteName: string;
  isDevelopment: boolean;
}

declare module "@remix-run/node" {
  /** What every loader, action and the server entry get of the server. */
  interface AppLoadContext {
    config: PublicConfig;
    services: { documents: DocumentsService; home: HomeService };
    /** True for the data of a client navigation, false for a whole document. */
    isDataRequest: boolean;
    requestId: string;
    logger: Logger;
    /** For the `nonce` of every inline script and of RemixServer: others do not run. */
    nonce: string;
  }

  interface Future {
    v3_singleFetch: true;
  }
}
