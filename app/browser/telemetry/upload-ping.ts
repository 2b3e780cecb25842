import { Uploader, UploadResult } from "@mozilla/glean/web";
import { TELEMETRY_LIMITS } from "~/domain/telemetry/limits";
import { takeTurn } from "./take-turn";

type Ping = Parameters<Uploader["post"]>[1];

/** Values of Glean's UploadResultStatus, a `const enum` that modules can't import. */
const RECOVERABLE = toStatus(0);
const SENT = toStatus(2);

/** Browsers send at most 64 KiB for a page that was left. */
const MAX_KEPT_BYTES = 60_000;

/** The browser APIs that an upload needs. */
export interface UploadBrowser {
  /** Resolves when nothing else waits for the processor. */
  takeTurn(): Promise<void>;
  isHidden(): boolean;
  sendBeacon(path: string, body: Blob): boolean;
  fetch: typeof fetch;
}

/**
 * Sends pings to this site's own server, compressed with gzip: by fetch, whose status tells Glean
 * whether to try again, and by beacon while the page is being left.
 */
export class SiteUploader extends Uploader {
  readonly #browser: UploadBrowser;

  constructor(browser: UploadBrowser = openBrowser()) {
    super();
    this.#browser = browser;
  }

  /** @param url Its origin is not used, because Glean accepts no endpoint on plain HTTP. */
  async post(url: string, ping: Ping): Promise<UploadResult> {
    const path = new URL(url).pathname;
    await this.#browser.takeTurn();
    const { payload, headers } = ping.asCompressedPayload();
    const body = new Blob([payload as BlobPart], { type: "application/octet-stream" });
    if (this.#browser.isHidden() && this.#browser.sendBeacon(path, body))
      return new UploadResult(SENT, 200);
    try {
      const { status } = await this.#browser.fetch(path, {
        method: "POST",
        headers: toSentHeaders(headers),
        body,
        keepalive: body.size < MAX_KEPT_BYTES,
        redirect: "error",
        signal: AbortSignal.timeout(TELEMETRY_LIMITS.uploadMilliseconds),
      });
      return new UploadResult(SENT, status);
    } catch {
      return new UploadResult(RECOVERABLE);
    }
  }

  supportsCustomHeaders(): boolean {
    return true;
  }
}

/** Headers that the server reads; browsers set the others themselves. */
function toSentHeaders(headers: Ping["headers"]): Record<string, string> {
  const sent = Object.entries(headers).filter(([name]) => name.startsWith("X-"));
  return Object.fromEntries(sent);
}

function openBrowser(): UploadBrowser {
  return {
    takeTurn,
    isHidden: () => document.visibilityState === "hidden",
    sendBeacon: (path, body) => navigator.sendBeacon(path, body),
    fetch: (...args) => fetch(...args),
  };
}

function toStatus(value: unknown) {
  return value as UploadResult["result"];
}
