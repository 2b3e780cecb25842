import { promisify } from "node:util";
import {
  brotliCompress,
  brotliDecompress,
  constants,
  gunzip,
  gzip,
  type BrotliOptions,
} from "node:zlib";
import { toEtag } from "../caching/to-etag.server";
import { allowScriptsByHash } from "./allow-scripts-by-hash.server";
import type { CapturedResponse } from "./capture-response.server";
import type { Encoding } from "./negotiate-encoding";

/** What belongs to one answer alone, or is found anew for each packing. */
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

/** Near the best there is in a twentieth of its time: it is spent once, while a reader waits. */
const BROTLI_QUALITY = 6;
/** Of one name or value, in the two lists that it may stand in. */
const BYTES_PER_TEXT = 16;
/** Sessions and choices have been looked at before; the rest is told apart by packing alone. */
const VARY = ["vary", "Cookie, Accept-Encoding"] as const;

type Header = readonly [name: string, value: string];

/** What all packings of one page have in common. */
interface PageFacts {
  headers: readonly Header[];
  /** Of the plain body. */
  digest: string;
}

/** A page as it is sent. */
export interface StoredPage {
  etag: string;
  encoding: Encoding;
  /** Names and values in turns, as `writeHead` takes them; all but the id of the request. */
  headers: readonly string[];
  /** The same for who has the page already. */
  headers304: readonly string[];
  body: Buffer;
  facts: PageFacts;
}

/** Bytes that a page takes in memory, with its headers: each has a policy of its own scripts. */
export function sizePage({ body, headers }: StoredPage): number {
  const texts = headers.reduce((sum, { length }) => sum + length + BYTES_PER_TEXT, 0);
  return body.length + texts;
}

/** The page that everyone gets, not packed. */
export function toStoredPage(captured: CapturedResponse): StoredPage {
  const isHtml = String(captured.headers["content-type"]).startsWith("text/html");
  const { body, headers } = isHtml ? toSharedHtml(captured) : captured;
  const kept = Object.entries(headers)
    .filter(([name, value]) => value !== undefined && !OWN_HEADERS.has(name))
    .map(([name, value]): Header => [name, String(value)]);
  const digest = toEtag(body).slice(1, -1);
  return createPage({ headers: [...kept, VARY], digest }, "identity", body);
}

/** The same page packed in another way. */
export async function repackPage(
  page: StoredPage,
  encoding: Encoding,
): Promise<StoredPage> {
  if (page.encoding === encoding) return page;
  const plain = await UNPACK[page.encoding](page.body);
  return createPage(page.facts, encoding, await PACK[encoding](plain));
}

const keep = (body: Buffer): Promise<Buffer> => Promise.resolve(body);

const UNPACK: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
  identity: keep,
};

const PACK: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => packBrotli(body, toBrotliOptions(body.length)),
  gzip: promisify(gzip),
  identity: keep,
};

const packBrotli = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress);

function toBrotliOptions(length: number): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: length,
      // As far back as the page goes: room for more would be taken, and left in pieces.
      [constants.BROTLI_PARAM_LGWIN]: clampWindow(Math.ceil(Math.log2(length + 1))),
    },
  };
}

/** Below, Brotli changes to a method that packs less well; above, no browser has to follow. */
function clampWindow(bits: number): number {
  return Math.min(Math.max(bits, 17), constants.BROTLI_MAX_WINDOW_BITS);
}

function toSharedHtml({ body, headers, nonce }: CapturedResponse) {
  const { html, sources } = allowScriptsByHash(body.toString(), nonce);
  const policy = headers["content-security-policy"] ?? "";
  const shared = policy.replace(` 'nonce-${nonce}'`, ["", ...sources].join(" "));
  return {
    body: Buffer.from(html),
    headers: { ...headers, "content-security-policy": shared },
  };
}

/** Each packing has an ETag of its own: its bytes are others. */
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
    facts,
  };
}

/** In memory of its own: what packs it leaves it in a larger piece, which would be kept with it. */
function trim(body: Buffer): Buffer {
  if (body.length === body.buffer.byteLength) return body;
  const own = Buffer.allocUnsafeSlow(body.length);
  body.copy(own);
  return own;
}
