import { encodeHtml } from "./encode-html.server";

/**
 * A response of a text that is whole, given in pieces. Its body is not one of the platform's streams: those check,
 * encode and copy a page several times over, which takes as long as a tenth of its rendering.
 */
export function createHtmlResponse(
  html: readonly string[],
  init: ResponseInit,
): Response {
  const response = new Response(null, init);
  Object.defineProperty(response, "body", { value: new WholeBody(html) });
  return response;
}

/** The part of a stream that the server's adapter uses: chunks, one after the other. */
class WholeBody {
  readonly #chunks: Buffer[];

  constructor(pieces: readonly string[]) {
    this.#chunks = [encodeHtml(pieces)];
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
