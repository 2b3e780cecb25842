import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { expect, test } from "vitest";
import { createCapture, PRELOADS } from "~/services/observatory/engine/test-capture";
import { makeReport, type ScanOutcome } from "~/services/observatory/index.server";
import { loadReport, rescan } from "./report-page.server";

const FINISHED = {
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
} satisfies ScanOutcome;

/** The report page at this query; `newestId` is that of the site's newest scan. */
function load(query: string, newestId = 1) {
  const observatory = {
    scan: () => Promise.resolve(FINISHED),
    findScan: () => Promise.resolve(FINISHED.scan),
    findNewestId: () => Promise.resolve(newestId),
    listHistory: () => Promise.resolve([]),
    countGrades: () => Promise.resolve([]),
  };
  const context = {
    services: { observatory, documents: { findDocumentCard: () => null } },
    config: { siteOrigin: "https://docs.example" },
    clientAddress: "192.0.2.1",
    isDataRequest: true,
  } as unknown as LoaderFunctionArgs["context"];
  const request = new Request(`https://docs.example/en-US/observatory/analyze?${query}`);
  return loadReport({ request, params: { locale: "en-US" }, context });
}

/** Where the report page at this query leads. */
async function findTarget(query: string): Promise<string | null> {
  try {
    await load(query);
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

test("an older scan says so, and the newest does not, wherever it was opened", async () => {
  const query = "host=mozilla.org&scan=1";
  const note = "This is an older scan";
  expect((await load(query, 2)).screen.html).toContain(note);
  expect((await load(query, 1)).screen.html).not.toContain(note);
});

test("a printed report carries the address of itself", async () => {
  const { screen } = await load("host=mozilla.org&scan=1&tab=csp");
  expect(screen.address).toBe(
    "https://docs.example/en-US/observatory/analyze?host=mozilla.org&scan=1&tab=csp",
  );
  expect(screen.path).toBe("/en-US/observatory/analyze");
});

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
