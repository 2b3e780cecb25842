import {
  IncomingMessage,
  ServerResponse,
  type OutgoingHttpHeaders,
  type RequestListener,
} from "node:http";
import { Socket } from "node:net";
import type { ServedCampaign } from "~/domain/notices/page-notices";
import { markCapture } from "../request-kinds";
import type { RequestState } from "../request-state";

/** Rejects slower renders, so that waiting requests fall back to the app. */
const LIMIT_MILLISECONDS = 15_000;

/** The app's response to an anonymous visitor. */
export interface CapturedResponse {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  /** Advertisements in the page. */
  served?: readonly ServedCampaign[] | undefined;
}

/**
 * Captures the app's response to a GET without cookies and preferences, instead of sending it, so
 * that it contains nothing about the visitor who caused it.
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
      // Sets the headers one by one, because those passed to `writeHead` would be missing in
      // `getHeaders`.
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
        // Sets the source of `writableEnded`, by which middleware sees that the response is
        // complete.
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

/** Creates a request on an unconnected socket. */
function createPlainRequest(path: string, host: string): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method: "GET", url: path, complete: true });
  request.httpVersion = "1.1";
  request.headers = { host };
  request.push(null);
  markCapture(request);
  return request;
}

function toCaptured(response: CapturingResponse, chunks: Buffer[]): CapturedResponse {
  return {
    status: response.statusCode,
    headers: response.getHeaders(),
    body: Buffer.concat(chunks),
    served: response.locals?.served,
  };
}

function toBuffer(chunk: unknown, encoding: unknown): Buffer {
  if (typeof chunk === "string")
    return Buffer.from(
      chunk,
      typeof encoding === "string" ? (encoding as BufferEncoding) : "utf8",
    );
  if (chunk instanceof Uint8Array) return Buffer.from(chunk);
  throw new TypeError("A response body must be text or bytes");
}

/** Calls the callback that a writer may have passed as last argument. */
function callBack(args: readonly unknown[]): void {
  const last = args.at(-1);
  if (typeof last === "function") process.nextTick(last);
}
