import { promisify } from "node:util";
import {
  brotliCompress,
  brotliDecompress,
  constants,
  gunzip,
  gzip,
  type BrotliOptions,
} from "node:zlib";
import type { ServedCampaign } from "~/domain/notices/page-notices";
import { toEtag } from "~/domain/text/digest.server";
import type { CapturedResponse } from "./capture-response.server";
import type { Encoding } from "../negotiation/negotiate-encoding";

/** Headers that belong to one response, or differ between the variants. */
const OWN_HEADERS: ReadonlySet<string> = new Set([
  "connection",
  "content-length",
  "date",
  "etag",
  "keep-alive",
  "transfer-encoding",
  "vary",
  "x-request-id",
]);

/**
 * A twelfth more than with the best quality in a hundredth of the time, because a reader waits for it once. The
 * next quality takes four times as long for half a per cent.
 */
const BROTLI_QUALITY = 8;
/** Estimated overhead of a header name or value in memory. */
const BYTES_PER_TEXT = 16;
type Header = readonly [name: string, value: string];

/** Facts that all variants of a page share. */
interface PageFacts {
  headers: readonly Header[];
  /** SHA-256 of the uncompressed body. */
  digest: string;
  /** Advertisements in the page. */
  served: readonly ServedCampaign[];
  /** Milliseconds of the cache's clock: a variant that is packed later is no younger. */
  renderedAt: number;
}

/** A page with its response headers, in one content coding. */
export interface StoredPage {
  etag: string;
  encoding: Encoding;
  /** Names and values alternating, as `writeHead` takes them, without the request id. */
  headers: readonly string[];
  /** Headers of the 304 response. */
  headers304: readonly string[];
  body: Buffer;
  /** Whether it is packed with the best quality; the others are packed while a reader waits. */
  isDense: boolean;
  facts: PageFacts;
}

/** Estimates the bytes of a page in memory. Headers count because each page has its own CSP. */
export function sizePage({ body, headers }: StoredPage): number {
  const texts = headers.reduce((sum, { length }) => sum + length + BYTES_PER_TEXT, 0);
  return body.length + texts;
}

/** The cache itself distinguishes cookies before the look-up, and encodings by variant. */
function toVary(vary: unknown): Header {
  // Data has no other form; a prefetch of it and its later fetch accept other types.
  const isNegotiated = /\baccept\b(?!-)/i.test(String(vary));
  return ["vary", `Cookie, ${isNegotiated ? "Accept, " : ""}Accept-Encoding`];
}

/** Creates the uncompressed variant for everyone. */
export function toStoredPage(captured: CapturedResponse, renderedAt: number): StoredPage {
  const { body, headers, served = [] } = captured;
  const kept = Object.entries(headers)
    .filter(([name, value]) => value !== undefined && !OWN_HEADERS.has(name))
    .map(([name, value]): Header => [name, String(value)]);
  const digest = toEtag(body).slice(1, -1);
  return createPage(
    { headers: [...kept, toVary(headers.vary)], digest, served, renderedAt },
    "identity",
    body,
  );
}

/** Returns the same page in another content coding. */
export async function repackPage(
  page: StoredPage,
  encoding: Encoding,
): Promise<StoredPage> {
  if (page.encoding === encoding) return page;
  const plain = await UNPACK[page.encoding](page.body);
  return createPage(page.facts, encoding, await PACK[encoding](plain));
}

/**
 * Packs a page in Brotli with the best quality: a tenth fewer bytes, for up to half a second of a
 * processor. Keeps the ETag, because browsers combine no ranges of pages.
 */
export async function packDensely(page: StoredPage): Promise<StoredPage> {
  const plain = await UNPACK.br(page.body);
  const options = toBrotliOptions(plain.length, constants.BROTLI_MAX_QUALITY);
  const body = await packBrotli(plain, options);
  return { ...createPage(page.facts, "br", body), isDense: true };
}

const keep = (body: Buffer): Promise<Buffer> => Promise.resolve(body);

const UNPACK: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
  identity: keep,
};

const PACK: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => packBrotli(body, toBrotliOptions(body.length, BROTLI_QUALITY)),
  gzip: promisify(gzip),
  identity: keep,
};

const packBrotli = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress);

function toBrotliOptions(length: number, quality: number): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: length,
      // The smallest window that covers the page, because a larger one wastes memory.
      [constants.BROTLI_PARAM_LGWIN]: clampWindow(Math.ceil(Math.log2(length + 1))),
    },
  };
}

/**
 * Clamps to 17, below which Brotli compresses worse, and to the maximum that browsers must support.
 */
function clampWindow(bits: number): number {
  return Math.min(Math.max(bits, 17), constants.BROTLI_MAX_WINDOW_BITS);
}

/** Creates a variant with its own ETag, because its bytes differ. */
function createPage(facts: PageFacts, encoding: Encoding, body: Buffer): StoredPage {
  const etag = `"${facts.digest}-${encoding}"`;
  const common: Header[] = [...facts.headers, ["etag", etag]];
  const own: Header[] = [["content-length", String(body.length)]];
  if (encoding !== "identity") own.push(["content-encoding", encoding]);
  return {
    etag,
    encoding,
    headers: [...common, ...own].flat(),
    headers304: common.filter(([name]) => name !== "content-type").flat(),
    body: trim(body),
    isDense: encoding !== "br",
    facts,
  };
}

/**
 * Copies the body into a buffer of its own, because zlib returns slices of larger buffers, which
 * would stay in memory.
 */
function trim(body: Buffer): Buffer {
  if (body.length === body.buffer.byteLength) return body;
  const own = Buffer.allocUnsafeSlow(body.length);
  body.copy(own);
  return own;
}
