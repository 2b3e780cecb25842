import { afterAll, beforeAll, expect, test } from "vitest";
import type { z } from "zod/v4";
import * as analyze from "~/routes/api.v2.analyze";
import * as badge from "~/routes/api.v2.badge";
import * as distribution from "~/routes/api.v2.grade_distribution";
import * as matrix from "~/routes/api.v2.recommendation_matrix";
import * as scan from "~/routes/api.v2.scan";
import {
  AnalyzeAnswerSchema,
  GradeCountsSchema,
  MatrixSchema,
  ScanAnswerSchema,
  ScanErrorSchema,
} from "~/domain/api/observatory";
import { RESULT_IDS } from "~/services/observatory/index.server";
import { provideUserDatabase } from "../support/provide-user-database";
import { startScannedSite, type ScannedSite } from "../support/scanned-site";
import { API_ORIGIN, startApi } from "../support/start-api";
import type { Edge } from "../support/start-edge";

/** The scanner's API over the socket, scanning a real site (reference of the public one). */
const users = provideUserDatabase(beforeAll);
const WITHOUT_COOKIES = "plain.example.com";
let site: ScannedSite;
let api: Edge;

beforeAll(async () => {
  site = await startScannedSite({
    https: (request, response) => {
      const isDown = request.headers.host === "www.example.org";
      response.writeHead(isDown ? 503 : 200, {
        "Content-Type": "text/html",
        "Content-Security-Policy": "default-src 'none'; object-src 'none'",
        ...(request.headers.host !== WITHOUT_COOKIES && {
          "Set-Cookie": ["sid=1; Secure; HttpOnly; SameSite=Lax", "b=2; Secure"],
        }),
        "Strict-Transport-Security": "max-age=63072000",
      });
      response.end("<script src=https://cdn.example.net/a.js></script>");
    },
    certificate: { names: ["example.com", "www.example.org", WITHOUT_COOKIES] },
  });
  api = await startApi({
    database: users.database,
    findPage: () => null,
    scanRules: {
      ...site.rules,
      resolve: (host) =>
        host.startsWith("no.") || host.startsWith("www.no.")
          ? Promise.reject(new Error("ENOTFOUND"))
          : Promise.resolve(["127.0.0.1"]),
    },
    routes: {
      "api/v2/analyze": analyze,
      "api/v2/scan": scan,
      "api/v2/badge": badge,
      "api/v2/grade_distribution": distribution,
      "api/v2/recommendation_matrix": matrix,
    },
  });
});

afterAll(async () => {
  await api.close();
  await site[Symbol.asyncDispose]();
});

/** Schemas of the public description, by path. */
const SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  "/api/v2/analyze": AnalyzeAnswerSchema,
  "/api/v2/scan": ScanAnswerSchema,
  "/api/v2/grade_distribution": GradeCountsSchema,
  "/api/v2/recommendation_matrix": MatrixSchema,
};

/** Holds each answer against the public description. */
async function call(path: string, method = "GET") {
  const response = await api.request(path, { method });
  const text = await response.text();
  const schema = response.ok ? SCHEMAS[path.split("?")[0] ?? ""] : ScanErrorSchema;
  schema?.parse(JSON.parse(text));
  return { response, status: response.status, body: JSON.parse(text) as unknown };
}

const TEXT = expect.any(String) as string;
const NUMBER = expect.any(Number) as number;

const SCAN = {
  id: NUMBER,
  algorithm_version: 6,
  scanned_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]+\.\d{3}Z$/) as string,
  error: null,
  grade: TEXT,
  score: NUMBER,
  status_code: 200,
  tests_failed: NUMBER,
  tests_passed: NUMBER,
  tests_quantity: 12,
};

test("POST /analyze scans, GET answers with the same result", async () => {
  const { status, body, response } = await call(
    "/api/v2/analyze?host=example.com",
    "POST",
  );
  expect(status).toBe(200);
  expect(body).toMatchObject({
    history: [{ id: NUMBER, scanned_at: TEXT, grade: TEXT, score: NUMBER }],
    scan: {
      ...SCAN,
      response_headers: {
        "content-type": "text/html",
        "set-cookie": "sid=1; Secure; HttpOnly; SameSite=Lax,b=2; Secure",
      },
    },
    tests: {
      "content-security-policy": {
        expectation: "csp-implemented-with-no-unsafe",
        name: "content-security-policy",
        link: "/en-US/docs/Web/Security/Practical_implementation_guides/CSP",
        title: "Content Security Policy (CSP)",
        pass: true,
        result: "csp-implemented-with-no-unsafe-default-src-none",
        score_description:
          "<p>The policy refuses everything by default and allows nothing unsafe.</p>",
        recommendation: "",
        score_modifier: 10,
        http: true,
        meta: false,
        num_policies: 1,
        data: { "default-src": ["'none'"], "object-src": ["'none'"] },
        policy: {
          unsafeObjects: { pass: false, description: TEXT, info: TEXT },
          strictDynamic: { pass: null },
        },
      },
      cookies: {
        data: {
          sid: { samesite: "lax", httponly: true, secure: true, port: null, path: "/" },
        },
        same_site: false,
      },
      "cross-origin-resource-policy": { pass: null, data: null, http: false },
      redirection: { route: [], redirects: false, status_code: null, destination: null },
      "strict-transport-security": { max_age: 63_072_000, include_sub_domains: false },
      "subresource-integrity": {
        pass: false,
        data: { "https://cdn.example.net/a.js": { integrity: null, crossorigin: null } },
      },
    },
  });
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  expect((await call("/api/v2/analyze?host=EXAMPLE.com")).body).toEqual(body);
});

test("?algorithm=5 has the ten tests of that version", async () => {
  const { body } = await call("/api/v2/analyze?host=example.com&algorithm=5");
  const { scan: found, tests } = body as { scan: object; tests: object };
  expect(found).toMatchObject({ algorithm_version: 5, tests_quantity: 10 });
  expect(Object.keys(tests)).toHaveLength(10);
});

test("POST /scan gives the numbers and where the report is", async () => {
  const { status, body } = await call("/api/v2/scan?host=example.com", "POST");
  expect(status).toBe(200);
  expect(body).toEqual({
    ...SCAN,
    details_url: `${API_ORIGIN}/en-US/observatory/analyze?host=example.com`,
  });
  expect((await api.request("/api/v2/scan?host=example.com")).status).toBe(405);
});

test("the matrix has every test, with every result in order", async () => {
  const { body } = await call("/api/v2/recommendation_matrix");
  const tests = body as { title: string; results: { name: string }[] }[];
  expect(tests).toHaveLength(12);
  expect(tests[0]).toMatchObject({
    name: "content-security-policy",
    title: "Content Security Policy (CSP)",
    mdnLink: TEXT,
  });
  expect(
    tests.flatMap(({ results }) => results.map(({ name }) => name)).toSorted(),
  ).toEqual(RESULT_IDS.filter((id) => id !== "html-not-parseable").toSorted());
  expect(tests[5]?.results[6]).toEqual({
    name: "redirection-missing",
    scoreModifier: -20,
    description: "<p>Plain HTTP is served without a redirect.</p>",
    recommendation: "<p>Redirect every HTTP request to HTTPS on the same host.</p>",
  });
});

test("the distribution counts own scans", async () => {
  const { body } = await call("/api/v2/grade_distribution");
  expect(body).toEqual([{ grade: TEXT, count: 1 }]);
});

test("names no header for cookies of a site that sets none", async () => {
  const { body } = await call(`/api/v2/analyze?host=${WITHOUT_COOKIES}`, "POST");
  const { scan: found } = body as { scan: { response_headers: object } };
  expect(found.response_headers).toHaveProperty("content-type");
  expect(found.response_headers).not.toHaveProperty("set-cookie");
});

test("the badge is a picture of the grade", async () => {
  const response = await api.request("/api/v2/badge?host=example.com");
  expect(response.headers.get("content-type")).toContain("image/svg+xml");
  expect(response.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  expect(await response.text()).toMatch(/aria-label="HTTP Observatory: [A-F]/);
});

test.each([
  ["GET", "141.1.1.1", 422, "invalid-hostname-ip", "Cannot scan IP addresses"],
  ["POST", "141.1.1.1", 422, "invalid-hostname-ip", "Cannot scan IP addresses"],
  ["GET", "some.non-existent.domain.err", 422, "invalid-hostname", "Invalid hostname"],
  ["POST", "some.non-existent.domain.err", 422, "invalid-hostname", "Invalid hostname"],
  [
    ...(["GET", "localhost", 422, "invalid-site"] as const),
    "localhost is invalid: hostname must have at least a host and TLD (e.g., site.com)",
  ],
  ["GET", "a%20b.com", 422, "invalid-site", "a b.com is invalid: invalid site string"],
  [
    ...(["GET", "no.example.com", 422, "invalid-hostname-lookup"] as const),
    "no.example.com cannot be resolved",
  ],
  [
    ...(["POST", "www.example.org", 500, "scan-failed"] as const),
    "Site did respond with an unexpected HTTP status code 503.",
  ],
])("%s of %s is %i", async (method, host, status, error, message) => {
  const answer = await call(`/api/v2/analyze?host=${host}`, method);
  expect([answer.status, answer.body]).toEqual([status, { error, message }]);
  expect(answer.response.headers.has("error-id")).toBe(status === 500);
});

test.each([
  "test",
  "foo.test",
  "example",
  "foo.example",
  "invalid",
  "foo.invalid",
  "localhost",
  "foo.localhost",
  "local",
  "foo.local",
  "foo.local.",
  "test.svc",
  "test.svc.",
])("POST of %s is 422, because no public site has that name", async (host) => {
  const { status, body } = await call(`/api/v2/analyze?host=${host}`, "POST");
  expect(status).toBe(422);
  expect(["invalid-site", "invalid-hostname"]).toContain(
    (body as { error: string }).error,
  );
});

test.each([
  ["/api/v2/analyze", "querystring must have required property 'host'"],
  ["/api/v2/analyze?host=a.com&host=b.com", "querystring/host must be string"],
])("%s is no question", async (path, message) => {
  const { status, body } = await call(path);
  expect([status, body]).toEqual([400, { error: "error-unknown", message }]);
});
