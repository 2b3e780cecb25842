import type { ActionFunctionArgs } from "@remix-run/node";
import { expect, test } from "vitest";
import { UnavailableError } from "~/domain/site/unavailable-error";
import { createCapture, PRELOADS } from "~/services/observatory/engine/test-capture";
import { makeReport, type ScanOutcome } from "~/services/observatory/index.server";
import { createScreenArgs } from "../$locale.observatory/test-screen-args";
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

interface Facts {
  /** Id of the site's newest scan. */
  newestId?: number;
  scan?: () => Promise<ScanOutcome>;
}

/** The report page at this query. */
function load(query: string, { newestId = 1, scan = finish }: Facts = {}) {
  const observatory = {
    scan,
    findScan: () => Promise.resolve(FINISHED.scan),
    findNewestId: () => Promise.resolve(newestId),
    listHistory: () => Promise.resolve([]),
    countGrades: () => Promise.resolve([]),
  };
  return loadReport(createScreenArgs(`analyze?${query}`, observatory));
}

function finish(): Promise<ScanOutcome> {
  return Promise.resolve(FINISHED);
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
  expect((await load(query, { newestId: 2 })).screen.html).toContain(note);
  expect((await load(query)).screen.html).not.toContain(note);
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

test.each([
  [15, "1 minute."],
  [3_594, "60 minutes."],
])("a scan refused for %i seconds says so in minutes", async (seconds, wait) => {
  const refused = { kind: "limited", retryAfterSeconds: seconds } as const;
  const { status, headers, screen } = await load("host=mozilla.org", {
    scan: () => Promise.resolve(refused),
  });
  expect([status, headers]).toEqual([429, { "Retry-After": String(seconds) }]);
  const text = screen.html?.replaceAll(/[\u2068\u2069]/g, "");
  expect(text).toContain(`takes. Please try again in ${wait}`);
  expect(text).not.toContain("under way");
});

test("a database that is away says when to come back", async () => {
  const { status, headers } = await load("host=mozilla.org", {
    scan: () => Promise.reject(new UnavailableError()),
  });
  expect([status, headers]).toEqual([503, { "Retry-After": "10" }]);
});
