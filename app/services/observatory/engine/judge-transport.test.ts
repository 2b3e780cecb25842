import { describe, expect, test } from "vitest";
import type { Hop } from "./capture";
import { judgeHsts, judgeRedirection } from "./judge-transport";
import { isPassed, type ResultId } from "./results";
import { createCapture, PRELOADS, type Situation } from "./test-capture";

const HEADER = "Strict-Transport-Security";

function toHops(...urls: string[]): Hop[] {
  return urls.map((url, at) => ({ url, status: at === urls.length - 1 ? 200 : 301 }));
}

describe("redirection", () => {
  const M = "mozilla.org";

  test.each<[ResultId, "P" | "F", ...string[]]>([
    ["redirection-missing", "F", `http://${M}`],
    ["redirection-not-to-https", "F", `http://${M}`, `http://www.${M}`],
    [
      "redirection-not-to-https",
      "F",
      `http://${M}`,
      `http://www.${M}`,
      `http://www.${M}/en/`,
    ],
    ["redirection-to-https", "P", `http://${M}/`, `https://${M}/`, `https://www.${M}/`],
    ["redirection-to-https", "P", `http://${M}/`, `https://${M}:8443/`],
    [
      "redirection-not-to-https-on-initial-redirection",
      "F",
      `http://${M}/`,
      `http://www.${M}/`,
      `https://www.${M}/`,
    ],
    ["redirection-off-host-from-http", "F", `http://${M}/`, `https://www.${M}/`],
    [
      "redirection-all-redirects-preloaded",
      "P",
      "http://cloudflare.com/",
      "https://cloudflare.com/",
      "https://www.cloudflare.com/",
      "https://baz.cloudflare.com/",
    ],
    // Here the public scanner is wrong: a list does not redirect those who have none.
    ["redirection-missing", "F", "http://cloudflare.com/"],
    [
      "redirection-not-to-https",
      "F",
      "http://cloudflare.com/",
      "http://a.cloudflare.com/",
    ],
    // And a name of one label ends its scan.
    ["redirection-off-host-from-http", "F", `http://${M}/`, "https://intranet/"],
  ])("%s (%s): %s %s %s %s", (expected, verdict, ...urls) => {
    const judged = judgeRedirection(createCapture({ http: toHops(...urls) }), PRELOADS);
    expect([judged.result, isPassed(judged.result) ? "P" : "F"]).toEqual([
      expected,
      verdict,
    ]);
    expect(judged).toMatchObject({
      route: urls,
      destination: urls.at(-1),
      redirects: urls.length > 1,
      statusCode: 200,
    });
  });

  test("is not needed where nothing answers", () => {
    expect(judgeRedirection(createCapture({ http: null }), PRELOADS)).toEqual({
      result: "redirection-not-needed-no-http",
      route: [],
      destination: null,
      redirects: false,
      statusCode: null,
    });
  });

  test("tells of a certificate on the way that can't be verified", () => {
    const capture = createCapture();
    const http = { ...capture.http, isVerified: false };
    const judged = judgeRedirection({ ...capture, http }, PRELOADS);
    expect(judged).toMatchObject({ result: "redirection-invalid-cert", route: [] });
  });
});

describe("strict-transport-security", () => {
  function judge(value: string | null, situation: Situation = {}) {
    const headers = value === null ? [] : ([[HEADER, value]] as const);
    return judgeHsts(createCapture({ headers, ...situation }), PRELOADS);
  }

  function expectResult({ result }: { result: ResultId }, expected: ResultId): void {
    const isGood = /six-months$|^hsts-preloaded$/.test(expected);
    const passes = isGood && !expected.includes("less-than");
    expect([result, isPassed(result)]).toEqual([expected, passes]);
  }

  test.each<[string | null, ResultId]>([
    [null, "hsts-not-implemented"],
    ["includeSubDomains; preload", "hsts-header-invalid"],
    [
      "max-age=15768000; includeSubDomains, max-age=15768000; includeSubDomains",
      "hsts-header-invalid",
    ],
    ["max-age=86400", "hsts-implemented-max-age-less-than-six-months"],
    // RFC 6797 has quotes; what is no number is no header (the public scanner lets it pass).
    ['max-age="31536000"', "hsts-implemented-max-age-at-least-six-months"],
    ["max-age=forever", "hsts-header-invalid"],
    ["max-age=31536000s", "hsts-header-invalid"],
    ["max-age=31536000; max-age=5", "hsts-implemented-max-age-less-than-six-months"],
  ])("%j: %s", (value, expected) => {
    expectResult(judge(value), expected);
  });

  test("tells what a good header says", () => {
    expect(judge("max-age=15768000; includeSubDomains; preload")).toEqual({
      result: "hsts-implemented-max-age-at-least-six-months",
      data: "max-age=15768000; includeSubDomains; preload",
      maxAge: 15_768_000,
      includeSubDomains: true,
      preload: true,
      preloaded: false,
    });
  });

  test("needs HTTPS, and a certificate that can be verified", () => {
    const value = "max-age=15768000";
    expectResult(judge(value, { https: null }), "hsts-not-implemented-no-https");
    const unverified = judge(value, { https: { isVerified: false } });
    expectResult(unverified, "hsts-invalid-cert");
  });

  test("counts for nothing where HTTPS leads back to HTTP", () => {
    const hops = toHops("https://mozilla.org/", "http://mozilla.org/");
    expect(judge("max-age=15768000", { https: { hops } }).result).toBe(
      "hsts-not-implemented",
    );
  });

  test.each<[string, ResultId, boolean, boolean]>([
    ["bugzilla.mozilla.org", "hsts-preloaded", true, true],
    ["www.bugzilla.mozilla.org", "hsts-preloaded", true, true],
    ["facebook.com", "hsts-preloaded", true, false],
    ["x.facebook.com", "hsts-not-implemented", false, false],
    ["dropboxusercontent.com", "hsts-not-implemented", false, false],
  ])("%s: %s", (host, result, preloaded, includeSubDomains) => {
    const judged = judge(null, { host });
    expectResult(judged, result);
    expect(judged).toMatchObject({ preloaded, includeSubDomains });
  });
});
