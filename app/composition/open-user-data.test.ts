import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readConfig } from "~/config.server";
import { createLogger } from "~/http/logging/create-logger.server";
import type { DocumentCard } from "~/services/documents/documents-service";
import { openUserData } from "./open-user-data.server";

/** The site's only page. */
const PAGE: DocumentCard = {
  mdn_url: "/en-US/docs/A",
  locale: "en-US",
  short_title: "A",
  summary: "",
};

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "user-data-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

function open(env: Record<string, string>, log: string[] = []) {
  return openUserData({
    config: readConfig({ DATA_DIR: folder, ...env }),
    documents: {
      hasDocument: () => false,
      findDocumentCard: (url) => (url === PAGE.mdn_url ? PAGE : null),
      findPageSummary: () => null,
    },
    findSources: () => ({ isCovered: false, sources: [] }),
    logger: createLogger({
      level: "info",
      output: { write: (line) => void log.push(line) },
    }),
    usage: {
      startFlushing: () => () => Promise.resolve(),
      countVote: () => undefined,
    },
  });
}

test("tells which database a start has made, because a wrong place looks like lost accounts", async () => {
  const first: string[] = [];
  const second: string[] = [];
  for (const log of [first, second]) await (await open({}, log)).close();
  expect(first.join("")).toContain(
    `"msg":"made a new user database: ${join(folder, "users.sqlite")}"`,
  );
  expect(second.join("")).not.toContain("user database");
});

test("warns of an empty file, in which a database may have been", async () => {
  const file = join(folder, "users.sqlite");
  writeFileSync(file, "");
  const log: string[] = [];
  await (await open({}, log)).close();
  expect(log.join("")).toMatch(/"level":40.*"msg":"The file .+users.sqlite was empty/);
});

test("tells in one line that a file is no JSON", async () => {
  const file = join(folder, "ads.json");
  writeFileSync(file, "no\nJSON\n");
  const opened = open({ ADS_CONFIG: file });
  await expect(opened).rejects.toThrow(
    /^ADS_CONFIG=\S+ can't be used: it is not JSON .+$/,
  );
});

test.each(["ADS_CONFIG", "ANNOUNCEMENTS_CONFIG", "SURVEYS_CONFIG"])(
  "migrates no database for a start that %s prevents",
  async (name) => {
    const opened = open({ [name]: join(folder, "missing.json") });
    await expect(opened).rejects.toThrow(`${name}=`);
    expect(readdirSync(folder)).toEqual([]);
  },
);

test.each([
  ["on", 1],
  ["off", 0],
])("RATE_LIMITS=%s refuses %i of 41 votes", async (value, refused) => {
  const { services, close } = await open({ RATE_LIMITS: value });
  const fields = { url: PAGE.mdn_url, vote: "yes", reason: null };
  const voter = { address: "192.0.2.1", userAgent: "" };
  const outcomes = await Promise.all(
    Array.from({ length: 41 }, () => services.feedback.submit(fields, voter)),
  );
  await close();
  expect(outcomes.filter(({ isSaved }) => !isSaved)).toHaveLength(refused);
});

test.each([
  ["on", 200],
  ["off", null],
])(
  "ADS_ENABLED=%s without campaigns answers %j to who asks for some",
  async (value, status) => {
    const { answers, services, close } = await open({ ADS_ENABLED: value });
    const asked = { keywords: [], pongs: ["top", "side"] };
    const reader = { country: "US", userAgent: null };
    const answer = await answers.placements?.answer(asked, reader);
    await close();
    expect(answer ?? null).toEqual(
      status && { status, body: { status: "geo_unsupported", plusAvailable: true } },
    );
    // Pages have no places, and the page cache nothing to follow.
    expect([services.placements, answers.readNoticeVersion]).toEqual([null, undefined]);
  },
);
