import { readResponseStatus } from "./keep-last-document";

const NOT_FOUND = 404;
/** Limit, because a gateway's error page may be long. */
const MAX_BODY_CHARACTERS = 1000;

/** The data of a client navigation failed to load or could not be decoded. */
export class LoadingError extends Error {
  override readonly name = "LoadingError";
  readonly url: string;

  /**
   * @param status Status of the response; null when there was none.
   * @param text Body of the response, or the reason why there was none.
   */
  constructor(url: string, status: number | null, text: string, cause: unknown) {
    const facts = status === null ? url : `${status} on ${url}`;
    super(text === "" ? facts : `${facts}: ${text}`, { cause });
    this.url = url;
  }
}

/**
 * Loads a page as a document when its data is out of reach: the service worker may have kept it.
 * Resolves only for other errors, or without a worker.
 */
export async function openKeptPage(error: unknown, url: string): Promise<void> {
  const isUnreachable = error instanceof TypeError && !navigator.onLine;
  // Browsers have no service workers without HTTPS.
  if (!isUnreachable || !("serviceWorker" in navigator)) return;
  if (!navigator.serviceWorker.controller) return;
  location.assign(url);
  await new Promise(() => undefined);
}

interface Answer {
  status: number;
  body: string;
}

export interface AnswerReaders {
  readAnswerStatus?: (url: string) => number | null;
  askAgain?: (url: string) => Promise<Answer | null>;
}

/**
 * Error to throw for a failed load. Redirects and 404 responses are returned unchanged,
 * those of a gateway too.
 */
export async function toLoadingError(
  error: unknown,
  url: string,
  { readAnswerStatus = readResponseStatus, askAgain = fetchAnswer }: AnswerReaders = {},
): Promise<unknown> {
  const known = readStatus(error);
  if (error instanceof Response || known === NOT_FOUND) return error;
  if (known !== null) return new LoadingError(url, known, toText(error), error);
  const status = readAnswerStatus(url);
  // Remix has consumed the response, so the URL is requested again. After a network error
  // (TypeError) it is not.
  const answer =
    error instanceof TypeError && status === null ? null : await askAgain(url);
  const found = status ?? answer?.status ?? null;
  if (found === NOT_FOUND)
    return new Response(null, { status: NOT_FOUND, statusText: "Not Found" });
  const text = found === null ? toText(error) : (answer?.body ?? "");
  return new LoadingError(url, found, text, error);
}

async function fetchAnswer(url: string): Promise<Answer | null> {
  try {
    const response = await fetch(`${url}.data`);
    const body = response.ok ? "" : (await response.text()).trim();
    return { status: response.status, body: body.slice(0, MAX_BODY_CHARACTERS) };
  } catch {
    return null;
  }
}

function readStatus(error: unknown): number | null {
  const hasStatus = typeof error === "object" && error !== null && "status" in error;
  return hasStatus && typeof error.status === "number" ? error.status : null;
}

function toText(cause: unknown): string {
  if (cause instanceof Error) return cause.message;
  const hasText = typeof cause === "object" && cause !== null && "statusText" in cause;
  return hasText ? String(cause.statusText) : String(cause);
}
