import {
  IncomingMessage,
  ServerResponse,
  type OutgoingHttpHeaders,
  type RequestListener,
} from "node:http";
import { Socket } from "node:net";
import type { RequestState } from "../request-state";

/** A render that takes longer is nobody's to share any more. */
const LIMIT_MILLISECONDS = 15_000;

/** What the app answers to a visitor of whom nothing is known. */
export interface CapturedResponse {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  /** Marks the scripts of the body that are the site's own. */
  nonce: string;
}

/**
 * Asks the app for a path as a visitor without cookies, languages or anything else would, and
 * keeps the answer instead of sending it: nothing of whoever really asked can be in it.
 *
 * @param host The site's own, for the Host header.
 */
export function captureResponse(
  app: RequestListener,
  path: string,
  host: string,
): Promise<CapturedResponse> {
  const request = createPlainRequest(path, host);
  const response = new ServerResponse(request) as CapturingResponse;
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    const timer = setTimeout(fail, LIMIT_MILLISECONDS).unref();
    function fail(error?: Error) {
      clearTimeout(timer);
      reject(error ?? new Error(`no answer for ${path} in time`));
      response.emit("close");
      return response;
    }
    function keep(chunk: unknown, encoding?: unknown) {
      if (!response.headersSent) response.writeHead(response.statusCode);
      if (chunk !== undefined && chunk !== null && typeof chunk !== "function")
        chunks.push(toBuffer(chunk, encoding));
    }
    const { writeHead } = response;
    Object.assign(response, {
      // Otherwise the headers given here are in none of its lists.
      writeHead(status: number, ...args: unknown[]) {
        const headers: object =
          args.filter((arg) => typeof arg === "object").at(-1) ?? {};
        for (const [name, value] of Object.entries(headers))
          response.setHeader(name, value as string);
        return writeHead.call(response, status);
      },
      write(...args: unknown[]) {
        keep(args[0], args[1]);
        callBack(args);
        return true;
      },
      end(...args: unknown[]) {
        keep(args[0], args[1]);
        clearTimeout(timer);
        // What `writableEnded` reads, which is how others see that the answer is whole.
        Object.assign(response, { finished: true });
        resolve(toCaptured(response, chunks));
        callBack(args);
        process.nextTick(() => {
          response.emit("finish");
          response.emit("close");
        });
        return response;
      },
      destroy: fail,
    });
    app(request, response);
  });
}

type CapturingResponse = ServerResponse & {
  locals?: Partial<RequestState>;
};

/** On a socket that leads nowhere. */
function createPlainRequest(path: string, host: string): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method: "GET", url: path, complete: true });
  request.httpVersion = "1.1";
  request.headers = { host };
  request.push(null);
  return request;
}

function toCaptured(response: CapturingResponse, chunks: Buffer[]): CapturedResponse {
  return {
    status: response.statusCode,
    headers: response.getHeaders(),
    body: Buffer.concat(chunks),
    nonce: response.locals?.nonce ?? "",
  };
}

function toBuffer(chunk: unknown, encoding: unknown): Buffer {
  if (typeof chunk === "string")
    return Buffer.from(
      chunk,
      typeof encoding === "string" ? (encoding as BufferEncoding) : "utf8",
    );
  if (chunk instanceof Uint8Array) return Buffer.from(chunk);
  throw new TypeError("a response is made of text or bytes");
}

/** Whoever writes may have given a function to call when the chunk is out. */
function callBack(args: readonly unknown[]): void {
  const last = args.at(-1);
  if (typeof last === "function") process.nextTick(last);
}
