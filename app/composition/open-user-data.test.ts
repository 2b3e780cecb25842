import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readConfig } from "~/config.server";
import { createLogger } from "~/http/logging/create-logger.server";
import { openUserData } from "./open-user-data.server";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "user-data-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

function open(env: Record<string, string>) {
  return openUserData({
    config: readConfig({ DATA_DIR: folder, ...env }),
    documents: {
      hasDocument: () => false,
      findDocumentCard: () => null,
      findPageSummary: () => null,
    },
    findSources: () => ({ isCovered: false, sources: [] }),
    logger: createLogger({ level: "silent" }),
    usage: {
      startFlushing: () => () => Promise.resolve(),
      countVote: () => undefined,
    },
  });
}

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
