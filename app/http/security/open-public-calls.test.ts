import type { IncomingHttpHeaders } from "node:http";
import type { RequestHandler } from "express";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { SESSION_COOKIE_NAMES } from "~/domain/accounts/cookie";
import { startEdge, type Edge } from "../../../tests/support/start-edge";

const CALL = "/api/v2/scan";
const CALLS = ["/api/v2/analyze", CALL];
const FOREIGN = { origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" };

let edge: Edge;
let passed: IncomingHttpHeaders[] = [];

const answerPassed: RequestHandler = (request, response) => {
  passed.push(request.headers);
  response.json({});
};

beforeAll(async () => {
  edge = await startEdge(undefined, { renderPages: answerPassed });
});
afterAll(() => edge.close());
beforeEach(() => {
  passed = [];
});

test.each(CALLS)("accepts a POST to %s from a page of another site", async (path) => {
  const { status, headers } = await edge.raw(path, FOREIGN, "POST");
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    "access-control-allow-origin": "*",
    "cross-origin-resource-policy": "cross-origin",
  });
  expect(headers).not.toHaveProperty("access-control-allow-credentials");
});

test.each(CALLS)("hides who calls %s: cookies make no difference", async (path) => {
  const cookie = SESSION_COOKIE_NAMES.map((name) => `${name}=secret`).join("; ");
  const authorization = "Bearer secret";
  const anonymous = await edge.raw(path, FOREIGN, "POST");
  const known = await edge.raw(path, { ...FOREIGN, cookie, authorization }, "POST");
  expect(passed[1]).toEqual(passed[0]);
  expect(JSON.stringify(passed)).not.toContain("secret");
  expect(known.headers["cache-control"]).toBe("private, no-store");
  const toFacts = ({ headers }: { headers: IncomingHttpHeaders }) => {
    const {
      "x-request-id": _id,
      "cache-control": _caching,
      date: _date,
      ...facts
    } = headers;
    return facts;
  };
  expect(toFacts(known)).toEqual(toFacts(anonymous));
});

test.each([...CALLS, "/api/v2/version", "/api/v2/badge"])(
  "answers the preflight request of %s",
  async (path) => {
    const asked = {
      ...FOREIGN,
      "access-control-request-method": "POST",
      "access-control-request-headers": "content-type",
    };
    const { status, headers, body } = await edge.raw(path, asked, "OPTIONS");
    expect([status, body.length]).toEqual([204, 0]);
    expect(headers).toMatchObject({
      "access-control-allow-origin": "*",
      "access-control-allow-methods": "GET, OPTIONS, HEAD, POST",
      "access-control-allow-headers": "*",
      "access-control-max-age": "86400",
    });
    expect(passed).toEqual([]);
  },
);

test("opens the answers of calls that another middleware gives", async () => {
  const { status, headers } = await edge.raw("/api/v2/version", FOREIGN);
  expect([status, headers["access-control-allow-origin"]]).toEqual([200, "*"]);
});

test.each(["/api/v2/collections/", "/api/v2/scan/", "/api/v2/scan.data", "/api/v1/ping"])(
  "leaves %s closed",
  async (path) => {
    const { status, headers } = await edge.raw(path, FOREIGN, "POST");
    expect(status).toBe(403);
    expect(headers).not.toHaveProperty("access-control-allow-origin");
  },
);

describe("on a developer's machine", () => {
  let local: Edge;

  beforeAll(async () => {
    const siteOrigin = "http://localhost:3000";
    local = await startEdge(undefined, { siteOrigin, renderPages: answerPassed });
  });
  afterAll(() => local.close());

  test("refuses pages of other sites", async () => {
    const { status, headers } = await local.raw(CALL, FOREIGN, "POST");
    expect(status).toBe(403);
    expect(headers).not.toHaveProperty("access-control-allow-origin");
  });

  test.each([{}, { origin: "http://localhost:3000" }, { origin: "http://127.0.0.1:1" }])(
    "answers %j, and opens nothing",
    async (caller) => {
      const { status, headers } = await local.raw(CALL, caller, "POST");
      expect(status).toBe(200);
      expect(headers).not.toHaveProperty("access-control-allow-origin");
    },
  );

  test("allows nothing in a preflight request", async () => {
    const asked = { origin: "http://localhost:3000" };
    const { status, headers } = await local.raw(CALL, asked, "OPTIONS");
    expect(status).toBe(204);
    expect(headers).not.toHaveProperty("access-control-allow-methods");
  });
});
