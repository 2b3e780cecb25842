import type { Logger } from "pino";
import type { ServedCampaign } from "~/domain/notices/page-notices";

/** State of a request that the first middleware sets in `res.locals`. */
export interface RequestState {
  requestId: string;
  /** Decoded path; "" when decoding fails, which `checkUrl` refuses. */
  path: string;
  logger: Logger;
  /** Key of the client for rate limits; never stored in plain form. */
  clientAddress: string;
  /** Origin of the signed-in reader's avatar; unset when it is the site's. */
  avatarOrigin?: string;
  /** CSP sources of the page's inline scripts; unset on answers without any. */
  scriptSources?: readonly string[];
  /** Origin of the survey's frame; unset on pages without a survey. */
  surveyOrigin?: string;
  /** Campaigns in the page, to be counted when it is sent. */
  served?: readonly ServedCampaign[];
  /** Length of the body that a 304 leaves out; unset when it is not known, and long. */
  unsentBytes?: number;
  /** Marks a public file, which stays cacheable for signed-in readers. */
  isFile?: boolean;
  /** Media type of a built file: its 304 names none, but has the headers that follow from it. */
  fileType?: string;
  /**
   * Marks a 5xx that the contract demands for a mistake of the caller or for what is off, or that tells a probe to
   * wait: the request has not failed.
   */
  isExpected?: boolean;
  /** Marks a request for the part of a page that the next page does not share. */
  isPart?: boolean;
  /** Missing page that writers look at under another address. */
  missingPath?: string;
  /** Error thrown before Remix, which renders the error page for it. */
  fault?: unknown;
}

declare global {
  // oxlint-disable-next-line typescript/no-namespace -- Express's own way to be extended
  namespace Express {
    // oxlint-disable-next-line typescript/no-empty-object-type -- merged into the type of `res.locals`
    interface Locals extends RequestState {}
  }
}
