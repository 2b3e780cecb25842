import type { HtmlPiece } from "~/ui/static-html/defer-html.server";
import { encodeHtml } from "./encode-html.server";

/**
 * Creates a response of a page that is complete. Its body is not one of the platform's streams,
 * because those check, encode and copy a page several times, which takes a tenth of its rendering.
 */
export function createHtmlResponse(
  html: readonly HtmlPiece[],
  init: ResponseInit,
): Response {
  const response = new Response(null, init);
  Object.defineProperty(response, "body", { value: new CompleteBody(html) });
  return response;
}

/** The part of a stream that the server's adapter uses: chunks, one after the other. */
class CompleteBody {
  readonly #chunks: Buffer[];

  constructor(html: readonly HtmlPiece[]) {
    this.#chunks = encodeHtml(html);
  }

  getReader() {
    return {
      read: () => {
        const value = this.#chunks.shift();
        return Promise.resolve({ done: value === undefined, value });
      },
    };
  }
}
