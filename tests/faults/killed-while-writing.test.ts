import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Sqlite } from "~/sqlite.server";
import { createEmbeddedSite, type EmbeddedSite } from "../support/embedded-site";
import { toPageUrl } from "../support/fake-pages";

const PAGES = ["CSS", "HTML", "HTTP"];
const WRITES = 1_000;
/** Numbers of acknowledged writes after which the server is killed. */
const KILLS = [300, 700];
const WRITERS = 8;
const TIMEOUT_MILLISECONDS = 300_000;

let site: EmbeddedSite;

beforeEach(async () => {
  site = await createEmbeddedSite();
});

afterEach(() => site.remove());

/** A writer's knowledge of one collection: requests sent and acknowledged. */
interface Written {
  name: string;
  sentItems: number;
  savedItems: number;
  removal: "none" | "sent" | "done";
  isMade: boolean;
}

test(
  "a server killed during writes keeps all acknowledged writes, and no partial one",
  async () => {
    const records: Written[] = [];
    let writeCount = 0;
    for (const until of [...KILLS, WRITES]) {
      const { origin, kill } = await site.start({ pages: PAGES });
      const send = createSender(origin, () => {
        writeCount += 1;
        if (writeCount === until) kill();
        return writeCount < until;
      });
      const writers = Array.from({ length: WRITERS }, () => write(send, records));
      await Promise.all(writers);
      checkFile();
    }
    expect(writeCount).toBeGreaterThanOrEqual(WRITES);
    const { origin, kill } = await site.start({ pages: PAGES });
    const stored = await readCollections(origin);
    for (const record of records) checkRecord(record, stored);
    expect(records.filter(({ isMade }) => isMade).length).toBeGreaterThan(100);
    kill();
  },
  TIMEOUT_MILLISECONDS,
);

interface Answer {
  status: number;
  text: string;
}

/** Resolves to null when the response was incomplete. */
type Send = (method: string, path: string, body?: object) => Promise<Answer | null>;

/** Creates collections, fills them, and deletes every third, until the server is gone. */
async function write(send: Send, records: Written[]): Promise<void> {
  for (;;) {
    const name = `c${records.length}`;
    const record: Written = {
      name,
      sentItems: 0,
      savedItems: 0,
      removal: "none",
      isMade: false,
    };
    records.push(record);
    const made = await send("POST", "", { name });
    if (!made) return;
    expect(made.status).toBe(201);
    record.isMade = true;
    const { id } = JSON.parse(made.text) as { id: string };
    for (const title of PAGES) {
      record.sentItems += 1;
      const body = { url: toPageUrl(title), title, notes: `${name} `.repeat(200) };
      if (!(await send("POST", `${id}/items/`, body))) return;
      record.savedItems += 1;
    }
    if (records.indexOf(record) % 3 > 0) continue;
    record.removal = "sent";
    if (!(await send("DELETE", `${id}/`))) return;
    record.removal = "done";
  }
}

function checkRecord(record: Written, stored: ReadonlyMap<string, number>): void {
  const { name, savedItems, sentItems, removal, isMade } = record;
  const count = stored.get(name);
  if (removal === "done") expect([name, count]).toEqual([name, undefined]);
  else if (isMade && removal === "none")
    expect([name, savedItems, sentItems]).toContain(count);
  // Unacknowledged: either absent or complete.
  else expect([undefined, removal === "sent" ? PAGES.length : 0]).toContain(count);
}

/** Checks integrity and foreign keys of the file. */
function checkFile(): void {
  const file = new Sqlite(join(site.folder, "users.sqlite"));
  expect(file.pragma("integrity_check", { simple: true })).toBe("ok");
  expect(file.pragma("foreign_key_check")).toEqual([]);
  file.close();
}

async function readCollections(origin: string): Promise<Map<string, number>> {
  const response = await fetch(`${origin}/api/v2/collections/`, {
    headers: { cookie: site.cookie },
  });
  const list = (await response.json()) as { name: string; article_count: number }[];
  return new Map(list.map(({ name, article_count }) => [name, article_count]));
}

/**
 * @param onAnswer Called for each acknowledged write; returns false while the server is being
 * killed.
 */
function createSender(origin: string, onAnswer: () => boolean): Send {
  let isGone = false;
  return async (method, path, body) => {
    if (isGone) return null;
    try {
      const response = await fetch(`${origin}/api/v2/collections/${path}`, {
        method,
        headers: { cookie: site.cookie, "content-type": "application/json" },
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      isGone = !onAnswer() || isGone;
      return { status: response.status, text };
    } catch {
      isGone = true;
      return null;
    }
  };
}
