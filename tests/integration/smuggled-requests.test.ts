import { afterEach, beforeEach, expect, test } from "vitest";
import { openRaw, readToEnd } from "../support/raw-client";
import { startEdge, type Edge } from "../support/start-edge";

const HOST = "Host: site.example";
/** A request that would be answered 301, which makes its response recognisable. */
const SMUGGLED = `GET /en-us/docs/web HTTP/1.1\r\n${HOST}\r\nConnection: close\r\n\r\n`;

let edge: Edge;

beforeEach(async () => {
  edge = await startEdge(undefined, { pageCacheBytes: 2 ** 20 });
});

afterEach(() => edge.close());

async function send(bytes: string) {
  const { statuses } = await readToEnd(await openRaw(edge.origin, bytes));
  return statuses;
}

const toRequest = (headers: string, method = "GET") =>
  `${method} /en-US/docs/Web HTTP/1.1\r\n${HOST}\r\n${headers}\r\n\r\n`;

test.each([
  ["two ways to tell its length", "Content-Length: 4\r\nTransfer-Encoding: chunked"],
  ["two lengths", "Content-Length: 4\r\nContent-Length: 0"],
  ["a list of lengths", "Content-Length: 0, 4"],
  ["a length in hexadecimal", "Content-Length: 0x4"],
  ["a negative length", "Content-Length: -1"],
  ["a space after a name", "Transfer-Encoding : chunked"],
  ["an unknown encoding", "Transfer-Encoding: xchunked"],
  ["an encoding after chunks", "Transfer-Encoding: chunked, identity"],
  ["a line that goes on", "X-A: a\r\n Transfer-Encoding: chunked"],
  ["half the end of a line", "X-A: a\rTransfer-Encoding: chunked"],
])("a request with %s is the connection's last", async (_, headers) => {
  for (const method of ["GET", "POST"])
    expect(await send(`${toRequest(headers, method)}0\r\n\r\n${SMUGGLED}`)).toEqual([
      400,
    ]);
});

test("a page request with a body of unknown length is not answered from the cache", async () => {
  const chunks = "Transfer-Encoding: chunked\r\nConnection: close";
  expect(await send(`${toRequest(chunks)}0\r\n\r\n`)).toEqual([411]);
});

test("the body of a page request is not treated as a request", async () => {
  const length = `Content-Length: ${SMUGGLED.length}\r\nConnection: close`;
  expect(await send(toRequest(length) + SMUGGLED)).toEqual([200]);
});

test("consecutive requests on a connection are answered separately", async () => {
  expect(await send(toRequest("X-A: a") + SMUGGLED)).toEqual([200, 301]);
});
