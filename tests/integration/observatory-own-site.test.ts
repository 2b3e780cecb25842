import { request as sendRequest, type RequestListener } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PROFILES } from "~/services/observatory/index.server";
import { openSite, type OpenSite } from "../support/open-site";
import { startScannedSite, type ScannedSite } from "../support/scanned-site";

/** The host of the site's public origin. */
const HOST = "site.example";

let tls: ScannedSite;
let opened: OpenSite;

/** The whole site behind a proxy that ends TLS, as it is deployed. */
beforeAll(async () => {
  tls = await startScannedSite({
    http: forward("http"),
    https: forward("https"),
    certificate: { names: [HOST] },
  });
  opened = await openSite(
    { pages: { "/en-US/docs/Web": "Text." } },
    { scanner: { scanRules: tls.rules, isScannable: () => true } },
  );
}, 120_000);

afterAll(async () => {
  await opened.close();
  await tls[Symbol.asyncDispose]();
});

function forward(scheme: string): RequestListener {
  return (incoming, outgoing) => {
    const { method, headers, url } = incoming;
    const target = new URL(url ?? "/", opened.site.origin);
    const sent = sendRequest(
      target,
      { method, headers: { ...headers, "x-forwarded-proto": scheme } },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    incoming.pipe(sent);
  };
}

interface Answer {
  scan: { grade: string; status_code: number; tests_failed: number };
  tests: Record<string, { result: string; pass: boolean | null }>;
}

test.each(["/", "/en-US/docs/Web", "/en-US/search", "/en-US/plus/updates"])(
  "the site's own scanner finds no fault over TLS in %s, in any profile",
  async (path) => {
    for (const profile of PROFILES) {
      const query = `host=${HOST}${path}&algorithm=${profile}`;
      const response = await opened.site.get(`/api/v2/analyze?${query}`);
      const { scan, tests } = (await response.json()) as Answer;
      expect(scan).toMatchObject({ grade: "A+", status_code: 200, tests_failed: 0 });
      expect(tests["redirection"]?.result).toBe("redirection-to-https");
      expect(tests["strict-transport-security"]?.pass).toBe(true);
    }
    expect(tls.requests).toContain(`GET http://${HOST}${path}`);
    expect(tls.requests).toContain(`GET https://${HOST}${path}`);
  },
);
