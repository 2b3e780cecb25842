import { once } from "node:events";
import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { isIP } from "node:net";
import type { Readable, Transform } from "node:stream";
import zlib from "node:zlib";
import { findOwn } from "~/domain/text/find-own";
import { collectHeaders, type CapturedResponse } from "../engine/capture";
import { BlockedTargetError, type PinnedAddress } from "./pin-host.server";
import type { FetchRules } from "./limits";

export interface Exchange {
  url: URL;
  method: "GET" | "OPTIONS" | "HEAD";
  headers: Record<string, string>;
  pinned: PinnedAddress;
  /** False to get an answer in spite of its certificate. */
  isVerified: boolean;
  signal: AbortSignal;
}

/**
 * One request to one checked address. Follows nothing, sends no credentials, uses no proxy, and reads
 * no more of the body than the limit.
 *
 * @throws BlockedTargetError, the abort of the signal, and errors of sockets, TLS and HTTP.
 */
export async function exchange(
  asked: Exchange,
  rules: FetchRules,
): Promise<CapturedResponse> {
  const response = await send(asked, rules);
  try {
    const address = response.socket.remoteAddress ?? "";
    if (!rules.isAllowed(address.replace(/^::ffff:(?=[\d.]+$)/, "")))
      throw new BlockedTargetError("target refused");
    const { headers, setCookies } = collectHeaders(listLines(response.rawHeaders));
    const bytes = await readBody(response, headers["content-encoding"], rules, asked);
    const { body, isText } = decode(bytes, headers["content-type"] ?? "");
    return { status: response.statusCode ?? 0, headers, setCookies, body, isText };
  } finally {
    response.destroy();
  }
}

async function send(asked: Exchange, rules: FetchRules): Promise<IncomingMessage> {
  const { url, method, headers, pinned, isVerified, signal } = asked;
  const isSecure = url.protocol === "https:";
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
  const { defaultPorts, limits, ca, userAgent } = rules;
  const port =
    url.port === "" ? defaultPorts[isSecure ? "https" : "http"] : Number(url.port);
  const request = (isSecure ? https : http).request({
    host,
    port,
    method,
    signal,
    path: url.pathname + url.search,
    // Host names the site, not the port that a test has for it.
    headers: {
      Host: url.host,
      "User-Agent": userAgent,
      "Accept-Encoding": "gzip, deflate, br",
      ...headers,
    },
    agent: false,
    lookup: (_host, options, done) => {
      if (options.all) done(null, [pinned]);
      else done(null, pinned.address, pinned.family);
    },
    maxHeaderSize: limits.headerBytes,
    rejectUnauthorized: isVerified,
    ...(isIP(host) === 0 && { servername: host }),
    ...(ca !== undefined && { ca }),
  });
  // An error after the answer has begun reaches its reader; here it would end the process.
  request.on("error", () => undefined);
  request.end();
  const [response] = (await once(request, "response", { signal })) as [IncomingMessage];
  return response;
}

function* listLines(raw: readonly string[]): Generator<readonly [string, string]> {
  for (let at = 0; at + 1 < raw.length; at += 2) yield [raw[at] ?? "", raw[at + 1] ?? ""];
}

/** Up to the limit, after decompression; a broken encoding ends the body there. */
async function readBody(
  response: IncomingMessage,
  encoding: string | undefined,
  { limits }: FetchRules,
  { method, signal }: Exchange,
): Promise<Buffer> {
  if (method !== "GET") return Buffer.alloc(0);
  const chunks: Buffer[] = [];
  let length = 0;
  const stream = decompress(response, encoding);
  const stop = () => stream.destroy();
  signal.addEventListener("abort", stop);
  try {
    for await (const chunk of stream) {
      chunks.push(chunk as Buffer);
      length += (chunk as Buffer).length;
      if (length >= limits.bodyBytes) break;
    }
  } catch (error) {
    if (!isZlibError(error)) throw error;
  } finally {
    signal.removeEventListener("abort", stop);
    stream.destroy();
  }
  signal.throwIfAborted();
  return Buffer.concat(chunks).subarray(0, limits.bodyBytes);
}

const DECODERS: Readonly<Record<string, () => Transform>> = {
  gzip: () => zlib.createGunzip(),
  "x-gzip": () => zlib.createGunzip(),
  deflate: () => zlib.createInflate(),
  br: () => zlib.createBrotliDecompress(),
};

function decompress(response: IncomingMessage, encoding = ""): Readable {
  const decoder = findOwn(DECODERS, encoding.trim().toLowerCase())?.();
  if (!decoder) return response;
  response.on("error", (error) => decoder.destroy(error));
  return response.pipe(decoder);
}

function isZlibError(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return /^(?:Z_|ERR__ERROR_|ERR_BROTLI|ERR__)/.test(code);
}

/** Byte order marks, which count before what the type says. */
const MARKS = [
  ["utf-16le", 0xff, 0xfe],
  ["utf-16be", 0xfe, 0xff],
] as const;

/** The text that the bytes are, in the charset that the type names. */
function decode(bytes: Buffer, type: string): { body: string; isText: boolean } {
  const [marked] =
    MARKS.find((mark) => bytes[0] === mark[1] && bytes[1] === mark[2]) ?? [];
  const [, named = "utf-8"] = /charset=["']?([\w.:-]+)/i.exec(type) ?? [];
  const charset = marked ?? named;
  const body = createDecoder(charset).decode(bytes);
  return { body, isText: !body.includes("\0") };
}

function createDecoder(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}
