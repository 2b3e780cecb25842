import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findResponse } from "./capture";
import {
  judgeContentTypeOptions,
  judgeCors,
  judgeFrameOptions,
  judgeReferrerPolicy,
  judgeResourcePolicy,
} from "./judge-headers";
import { judgeEmbedderPolicy, judgeOpenerPolicy } from "./judge-isolation";
import { isPassed, RESULTS, type ResultId } from "./results";
import { CORS_ORIGIN, createCapture, PRELOADS, withHeader } from "./test-capture";
import { judgeCapture, TEST_NAMES } from "./tests.server";

/** Values of one header, the result, and whether it passes. */
type Cases = readonly (readonly [string[], ResultId, "P" | "F"])[];

function expectResult(result: ResultId, expected: ResultId, verdict: "P" | "F"): void {
  expect([result, isPassed(result) ? "P" : "F"]).toEqual([expected, verdict]);
}

describe("cross-origin-resource-sharing", () => {
  const prefix = "cross-origin-resource-sharing";

  test.each([
    [null, `${prefix}-not-implemented`, "P", null],
    [{}, `${prefix}-not-implemented`, "P", null],
    [
      { "access-control-allow-origin": "*" },
      `${prefix}-implemented-with-public-access`,
      "P",
      "*",
    ],
    [
      { "access-control-allow-origin": "https://mozilla.org" },
      `${prefix}-implemented-with-restricted-access`,
      "P",
      "https://mozilla.org",
    ],
    [
      { "access-control-allow-origin": CORS_ORIGIN },
      `${prefix}-implemented-with-restricted-access`,
      "P",
      CORS_ORIGIN,
    ],
    [
      {
        "access-control-allow-origin": CORS_ORIGIN,
        "access-control-allow-credentials": " TRUE",
      },
      `${prefix}-implemented-with-universal-access`,
      "F",
      CORS_ORIGIN,
    ],
  ] as const)("%j", (cors, expected, verdict, data) => {
    const judged = judgeCors(createCapture({ cors }));
    expectResult(judged.result, expected, verdict);
    expect(judged.data).toBe(data);
  });
});

const RESOURCE: Cases = [
  [[], "corp-not-implemented", "P"],
  [["whimsy"], "corp-header-invalid", "F"],
  [["same-site"], "corp-implemented-with-same-site", "P"],
  [["same-origin"], "corp-implemented-with-same-origin", "P"],
  [["cross-origin"], "corp-implemented-with-cross-origin", "P"],
  [["same-origin", "cross-origin"], "corp-header-invalid", "F"],
];

test.each(RESOURCE)("cross-origin-resource-policy: %j", (values, expected, verdict) => {
  const judged = judgeResourcePolicy(
    withHeader("Cross-Origin-Resource-Policy", ...values),
  );
  expectResult(judged.result, expected, verdict);
  expect(judged.data).toBe(values.length === 0 ? null : values.join(", "));
});

const OPENER: Cases = [
  [[], "coop-not-implemented", "P"],
  [["whimsy"], "coop-header-invalid", "F"],
  [['"same-origin"'], "coop-header-invalid", "F"],
  [["Same-Origin"], "coop-header-invalid", "F"],
  [["SAME-ORIGIN"], "coop-header-invalid", "F"],
  [["same-origin; report-to=coop endpoint"], "coop-header-invalid", "F"],
  [["same-origin"], "coop-implemented-with-same-origin", "P"],
  [["same-origin-allow-popups"], "coop-implemented-with-same-origin-allow-popups", "P"],
  [["noopener-allow-popups"], "coop-implemented-with-noopener-allow-popups", "P"],
  [["unsafe-none"], "coop-implemented-with-unsafe-none", "P"],
  [['same-origin; report-to="coop-endpoint"'], "coop-implemented-with-same-origin", "P"],
  [
    ['same-origin-allow-popups; report-to="coop-endpoint"'],
    "coop-implemented-with-same-origin-allow-popups",
    "P",
  ],
  [["same-origin; report-to"], "coop-implemented-with-same-origin", "P"],
  [["same-origin", "unsafe-none"], "coop-header-invalid", "F"],
];

test.each(OPENER)("cross-origin-opener-policy: %j", (values, expected, verdict) => {
  const capture = withHeader("Cross-Origin-Opener-Policy", ...values);
  expectResult(judgeOpenerPolicy(capture).result, expected, verdict);
});

const EMBEDDER: Cases = [
  [[], "coep-not-implemented", "P"],
  [["whimsy"], "coep-header-invalid", "F"],
  [['"require-corp"'], "coep-header-invalid", "F"],
  [["Require-Corp"], "coep-header-invalid", "F"],
  [["REQUIRE-CORP"], "coep-header-invalid", "F"],
  [["require-corp; report-to=coep endpoint"], "coep-header-invalid", "F"],
  [["require-corp"], "coep-implemented-with-require-corp", "P"],
  [["credentialless"], "coep-implemented-with-credentialless", "P"],
  [["unsafe-none"], "coep-implemented-with-unsafe-none", "P"],
  [
    ['require-corp; report-to="coep-endpoint"'],
    "coep-implemented-with-require-corp",
    "P",
  ],
  [
    ['credentialless; report-to="coep-endpoint"'],
    "coep-implemented-with-credentialless",
    "P",
  ],
  [["require-corp; report-to"], "coep-implemented-with-require-corp", "P"],
  [["require-corp", "unsafe-none"], "coep-header-invalid", "F"],
];

test.each(EMBEDDER)("cross-origin-embedder-policy: %j", (values, expected, verdict) => {
  const capture = withHeader("Cross-Origin-Embedder-Policy", ...values);
  expectResult(judgeEmbedderPolicy(capture).result, expected, verdict);
});

const REFERRER: Cases = [
  [["no-referrer"], "referrer-policy-private", "P"],
  [["same-origin"], "referrer-policy-private", "P"],
  [["strict-origin"], "referrer-policy-private", "P"],
  [["STRICT-ORIGIN"], "referrer-policy-private", "P"],
  [["strict-origin-when-cross-origin"], "referrer-policy-private", "P"],
  [[], "referrer-policy-not-implemented", "P"],
  [["whimsy"], "referrer-policy-header-invalid", "F"],
  [["whimsy, whimsy1, whimsy2"], "referrer-policy-header-invalid", "F"],
  [["origin"], "referrer-policy-unsafe", "F"],
  [["origin-when-cross-origin"], "referrer-policy-unsafe", "F"],
  [["unsafe-url"], "referrer-policy-unsafe", "F"],
  [["origin-when-cross-origin, no-referrer, unsafe-url"], "referrer-policy-unsafe", "F"],
  [["no-referrer, unsafe-url"], "referrer-policy-unsafe", "F"],
  [["no-referrer, whimsy"], "referrer-policy-private", "P"],
];

test.each(REFERRER)("referrer-policy: %j", (values, expected, verdict) => {
  const judged = judgeReferrerPolicy(withHeader("Referrer-Policy", ...values));
  expectResult(judged.result, expected, verdict);
  expect([judged.http, judged.meta]).toEqual([values.length > 0, false]);
});

test.each([
  [undefined, "no-referrer, same-origin"],
  ["unsafe-url", "unsafe-url, no-referrer, same-origin"],
])("referrer-policy: a meta element counts after the header %j", (header, data) => {
  const judged = judgeReferrerPolicy(
    createCapture({
      headers: header === undefined ? [] : [["Referrer-Policy", header]],
      body: '<META name=" Referrer" content="no-referrer, same-origin">',
    }),
  );
  const http = header !== undefined;
  expect(judged).toEqual({ result: "referrer-policy-private", data, http, meta: true });
  expect(isPassed(judged.result)).toBe(true);
});

const TYPE_OPTIONS: Cases = [
  [[], "x-content-type-options-not-implemented", "F"],
  [["whimsy"], "x-content-type-options-header-invalid", "F"],
  [["nosniff, nosniff"], "x-content-type-options-header-invalid", "F"],
  [["nosniff"], "x-content-type-options-nosniff", "P"],
  [["nosniff "], "x-content-type-options-nosniff", "P"],
];

test.each(TYPE_OPTIONS)("x-content-type-options: %j", (values, expected, verdict) => {
  const capture = withHeader("X-Content-Type-Options", ...values);
  expectResult(judgeContentTypeOptions(capture).result, expected, verdict);
});

const FRAMES: Cases = [
  [[], "x-frame-options-not-implemented", "F"],
  [["whimsy"], "x-frame-options-header-invalid", "F"],
  [["SAMEORIGIN, SAMEORIGIN"], "x-frame-options-header-invalid", "F"],
  [["ALLOW-FROM https://mozilla.org"], "x-frame-options-allow-from-origin", "P"],
  [["DENY"], "x-frame-options-sameorigin-or-deny", "P"],
  [["SAMEORIGIN"], "x-frame-options-sameorigin-or-deny", "P"],
];

describe("x-frame-options", () => {
  function judge(...args: Parameters<typeof createCapture>) {
    return judgeCapture(createCapture(...args), PRELOADS)["x-frame-options"].result;
  }

  test.each(FRAMES)("%j", (values, expected, verdict) => {
    const capture = withHeader("X-Frame-Options", ...values);
    expectResult(judgeFrameOptions(capture, false).result, expected, verdict);
    const { modifier } = RESULTS[expected];
    if (expected.endsWith("or-deny")) expect(modifier).toBe(5);
  });

  test("is not read from a meta element", () => {
    const body = '<meta http-equiv="X-Frame-Options" content="DENY">';
    expectResult(judge({ body }), "x-frame-options-not-implemented", "F");
  });

  test("gives way to frame-ancestors in a header", () => {
    const headers = [
      ["X-Frame-Options", "DENY"],
      ["Content-Security-Policy", "frame-ancestors https://mozilla.org"],
    ] as const;
    expectResult(judge({ headers }), "x-frame-options-implemented-via-csp", "P");
  });

  test("does not give way to frame-ancestors in a meta element, which browsers ignore", () => {
    const policy = "default-src 'self'; frame-ancestors 'none'";
    const body = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
    expectResult(judge({ body }), "x-frame-options-not-implemented", "F");
  });
});

test("any header and any body get a result of every test", () => {
  const names = fc.constantFrom(
    "content-security-policy",
    "set-cookie",
    "strict-transport-security",
    "cross-origin-opener-policy",
    "cross-origin-embedder-policy",
    "content-type",
    "referrer-policy",
    "x-frame-options",
    "x-content-type-options",
  );
  const header = fc.tuple(names, fc.string({ maxLength: 200 }));
  const markup = fc.constantFrom(
    "<script src=",
    "<meta ",
    "http-equiv=",
    "content=",
    '"',
    "'",
    ">",
    "<!--",
    "-->",
    "<base href=",
    "https://",
    "//x",
    "</script>",
    "<title>",
    "&#x110000;",
    "=",
    "\0",
  );
  const body = fc.array(fc.oneof(markup, fc.string()), { maxLength: 80 });
  fc.assert(
    fc.property(fc.array(header, { maxLength: 12 }), body, (headers, parts) => {
      const capture = createCapture({ headers, body: parts.join("") });
      const judged = judgeCapture(capture, PRELOADS);
      expect(Object.keys(judged)).toEqual(TEST_NAMES);
      for (const name of TEST_NAMES)
        expect(RESULTS).toHaveProperty([judged[name].result]);
    }),
  );
});

test("no answer at all has a result of every test too", () => {
  const capture = createCapture({ http: null, https: null });
  expect(findResponse(capture)).toBeNull();
  const judged = judgeCapture(capture, PRELOADS);
  expect(judged["content-security-policy"].result).toBe("csp-not-implemented");
  expect(judged["subresource-integrity"].result).toBe(
    "sri-not-implemented-response-not-html",
  );
});
