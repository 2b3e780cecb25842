import type { Logger } from "pino";

/** What the first middleware finds out about a request, kept in `res.locals` for the others. */
export interface RequestState {
  requestId: string;
  /** Decoded; empty when it can't be, which `checkUrl` refuses. */
  path: string;
  logger: Logger;
  /** Marks the inline scripts of this response that the CSP lets run. */
  nonce: string;
  /** Where the request comes from, to count by; never stored as it is. */
  clientAddress: string;
  /** Where the signed-in reader's own picture comes from; unset when it is the site's. */
  avatarOrigin?: string;
  /** The answer is a file that is the same for everyone, whoever is signed in. */
  isFile?: boolean;
  /** Thrown in front of Remix, which shows the page of an error for it. */
  fault?: unknown;
}

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- Express's own way to be extended
  namespace Express {
    // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- merged into the type of `res.locals`
    interface Locals extends RequestState {}
  }
}
