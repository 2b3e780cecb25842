import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { expect, test } from "vitest";
import { createCapture, PRELOADS } from "~/services/observatory/engine/test-capture";
import { makeReport, type ScanOutcome } from "~/services/observatory/index.server";
import { loadReport, rescan } from "./report-page.server";

const FINISHED: ScanOutcome = {
  kind: "finished",
  isNew: false,
  scan: {
    id: 1,
    site: "mozilla.org",
    startedAt: 0,
    endedAt: 0,
    algorithmVersion: 6,
    score: 0,
    grade: "F",
    report: makeReport(createCapture(), PRELOADS),
  },
};

/** Where the report page at this query leads. */
async function findTarget(query: string): Promise<string | null> {
  const context = {
    services: { observatory: { scan: () => Promise.resolve(FINISHED) }, documents: {} },
    config: { siteOrigin: "https://docs.example" },
    clientAddress: "192.0.2.1",
  } as unknown as LoaderFunctionArgs["context"];
  const request = new Request(`https://docs.example/en-US/observatory/analyze?${query}`);
  const params = { locale: "en-US" };
  try {
    await loadReport({ request, params, context });
    return null;
  } catch (error) {
    return error instanceof Response ? error.headers.get("Location") : null;
  }
}

test.each([
  ["host=https://MOZILLA.org/", "host=mozilla.org"],
  ["host=Mozilla.org&tab=csp&algorithm=5", "host=mozilla.org&tab=csp&algorithm=5"],
  ["host=mozilla.org&fresh=1&algorithm=5", "host=mozilla.org&algorithm=5"],
])(
  "leads from %s to the site's own address, with all else that it asks",
  async (query, own) => {
    expect(await findTarget(query)).toBe(`/en-US/observatory/analyze?${own}`);
  },
);

test.each([
  ["host=mozilla.org", "host=mozilla.org&fresh=1"],
  ["host=mozilla.org&algorithm=5", "host=mozilla.org&algorithm=5&fresh=1"],
  ["host=mozilla.org&algorithm=7", "host=mozilla.org&fresh=1"],
])("a rescan with %s keeps to the tests that its report showed", async (body, own) => {
  const request = new Request("https://docs.example/en-US/observatory/analyze", {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body,
  });
  const context = {
    services: { documents: {} },
    config: { siteOrigin: "https://docs.example" },
  };
  const answer = await rescan({
    request,
    context,
    params: { locale: "en-US" },
  } as unknown as ActionFunctionArgs);
  expect([answer.status, answer.headers.get("Location")]).toEqual([
    303,
    `/en-US/observatory/analyze?${own}`,
  ]);
});
