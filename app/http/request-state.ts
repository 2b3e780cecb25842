import type { Logger } from "pino";

/** What the first middleware finds out about a request, kept in `res.locals` for the others. */
export interface RequestState {
  requestId: string;
  logger: Logger;
  /** Marks the inline scripts of this response that the CSP lets run. */
  nonce: string;
}

declare global {
  // Express merges this into the type of `res.locals`; the namespace is its own way to do so.
  // eslint-disable-next-line @typescript-eslint/no-namespace
  namespace Express {
    // eslint-disable-next-line @typescript-eslint/no-empty-object-type
    interface Locals extends RequestState {}
  }
}
