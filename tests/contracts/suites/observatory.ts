import type { RequestListener } from "node:http";
import type { Insertable } from "kysely";
import { describe, expect, test } from "vitest";
import type { Schema } from "~/database/schema";
import {
  createObservatory,
  removeOldScans,
  type ScanOutcome,
} from "~/services/observatory/index.server";
import { createRateLimits } from "~/services/rate-limits/index.server";
import { createSecrets } from "~/services/secrets/index.server";
import { startScannedSite } from "../../support/scanned-site";
import { useDatabase, type CreateEmpty } from "./use-database";
import { watchSteps } from "./watch-steps";

const ADDRESS = "198.51.100.7";
const OTHER_ADDRESS = "198.51.100.8";
const HOURLY_SCANS = 60;
const DAY_SECONDS = 86_400;
/** Milliseconds since 1970: any day. */
const START = 1_800_000_000_000;

const GOOD = { "X-Content-Type-Options": "nosniff", "X-Frame-Options": "DENY" };

export function describeObservatory(createEmpty: CreateEmpty): void {
  describe("the observatory", () => {
    const getDatabase = useDatabase(createEmpty);

    /** A site whose headers a test changes, and a clock that it turns. */
    async function start() {
      const database = getDatabase();
      const state = {
        headers: GOOD as Record<string, string>,
        status: 200,
        hasAddress: true,
        now: START,
        answersAfter: Promise.resolve(),
        /** Delays the count of a client's scans. */
        beforeCount: (_client: string): Promise<void> => Promise.resolve(),
      };
      const answer: RequestListener = (_request, response) => {
        void state.answersAfter.then(() =>
          response.writeHead(state.status, state.headers).end("<p>Page"),
        );
      };
      const names = ["example.com", "www.example.com", "example.org", "example.net"];
      const site = await startScannedSite({ https: answer, certificate: { names } });
      const rateLimits = createRateLimits({
        database,
        now: () => state.now,
        hash: createSecrets("a secret").hash,
      });
      const observatory = createObservatory({
        database,
        rateLimits: {
          ...rateLimits,
          async take(limit, client) {
            await state.beforeCount(client);
            return rateLimits.take(limit, client);
          },
        },
        rules: {
          ...site.rules,
          resolve: (host) =>
            state.hasAddress ? site.rules.resolve(host) : Promise.resolve([]),
        },
        allowsLocal: false,
        preloads: { find: () => null },
        now: () => state.now,
        onError(error) {
          throw error;
        },
      });
      return {
        state,
        observatory,
        requests: site.requests,
        scan: (text: string, maxAgeSeconds = 60, clientAddress = ADDRESS) =>
          observatory.scan({ text, maxAgeSeconds, clientAddress }),
        /** Uses up the scans of the first client. */
        async exhaust() {
          const limit = { name: "scan", limit: HOURLY_SCANS, windowSeconds: 3600 };
          for (let count = 0; count < HOURLY_SCANS; count += 1)
            await rateLimits.take(limit, ADDRESS);
        },
        [Symbol.asyncDispose]: () => site[Symbol.asyncDispose](),
      };
    }

    /** Adds two scans of each of so many sites, of which the newer one has a better grade. */
    async function addScans(sites: number): Promise<void> {
      const facts = { started_at: START, algorithm_version: 6, score: 0 };
      const rows = Array.from({ length: sites }, (_, at) =>
        ["F", at % 2 === 0 ? "A+" : "B"].map((grade, age) => ({
          ...facts,
          site: `${at}.example`,
          grade,
          ended_at: START - 2 * at - 2 + age,
        })),
      ).flat();
      await insertScans(rows);
    }

    async function insertScans(rows: Insertable<Schema["observatory_scans"]>[]) {
      for (let at = 0; at < rows.length; at += 500)
        await getDatabase().query((db) =>
          db
            .insertInto("observatory_scans")
            .values(rows.slice(at, at + 500))
            .execute(),
        );
    }

    function toScan(outcome: ScanOutcome) {
      if (outcome.kind !== "finished") throw new Error(JSON.stringify(outcome));
      return outcome.scan;
    }

    test("scans a site once a minute, and shows a reader the result of the day", async () => {
      await using setup = await start();
      const { scan, state, requests } = setup;
      const first = toScan(await scan(" Example.COM "));
      expect(first).toMatchObject({
        site: "example.com",
        startedAt: START,
        algorithmVersion: 6,
        report: { statusCode: 200, finalUrl: "https://example.com/" },
      });
      const asked = requests.length;
      state.now += 59_000;
      expect(toScan(await scan("example.com"))).toEqual(first);
      state.now += 2_000;
      expect(toScan(await scan("example.com", DAY_SECONDS)).id).toBe(first.id);
      expect(requests).toHaveLength(asked);
      expect(toScan(await scan("example.com")).id).not.toBe(first.id);
    });

    test("lets those who ask at once share a scan", async () => {
      await using setup = await start();
      const { scan, requests } = setup;
      const outcomes = await Promise.all([1, 2, 3].map(() => scan("example.com")));
      expect(new Set(outcomes.map((outcome) => toScan(outcome).id)).size).toBe(1);
      expect(requests.filter((line) => line.startsWith("OPTIONS"))).toHaveLength(1);
    });

    test("shares a scan that ended while the limit of another client was counted", async () => {
      await using setup = await start();
      const { scan, state, requests } = setup;
      let end = () => {};
      const isEnded = new Promise<void>((resolve) => (end = resolve));
      let isAsked = false;
      state.beforeCount = (client) => {
        if (client !== OTHER_ADDRESS) return Promise.resolve();
        isAsked = true;
        return isEnded;
      };
      const late = scan("example.com", 60, OTHER_ADDRESS);
      await expect.poll(() => isAsked).toBe(true);
      const { id } = toScan(await scan("example.com"));
      end();
      expect(toScan(await late).id).toBe(id);
      expect(requests.filter((line) => line.startsWith("OPTIONS"))).toHaveLength(1);
    });

    test("says that a scan goes on to those who don't wait", async () => {
      await using setup = await start();
      const { observatory, scan } = setup;
      const question = { text: "example.com", maxAgeSeconds: 60, clientAddress: ADDRESS };
      expect(await observatory.scan({ ...question, waitMilliseconds: 0 })).toEqual({
        kind: "running",
        site: "example.com",
      });
      expect(toScan(await scan("example.com")).site).toBe("example.com");
    });

    test.each([
      ["141.1.1.1", "invalid-hostname-ip"],
      ["localhost", "invalid-site"],
      ["some.non-existent.domain.err", "invalid-hostname"],
      ["example.com:22", "invalid-site"],
    ])("refuses %s", async (text, code) => {
      await using setup = await start();
      const { scan, requests } = setup;
      expect(await scan(text)).toMatchObject({ kind: "refused", code });
      expect(requests).toEqual([]);
    });

    test("keeps a failure for a minute", async () => {
      await using setup = await start();
      const { scan, state, requests } = setup;
      state.status = 500;
      const failure = {
        kind: "failed",
        message: "Site did respond with an unexpected HTTP status code 500.",
      };
      expect(await scan("example.com")).toEqual(failure);
      state.status = 200;
      const asked = requests.length;
      expect(await scan("example.com", DAY_SECONDS)).toEqual(failure);
      expect(requests).toHaveLength(asked);
      state.now += 61_000;
      expect(toScan(await scan("example.com", DAY_SECONDS)).report.statusCode).toBe(200);
    });

    test("keeps for a minute that a site has no address, for those who ask again", async () => {
      await using setup = await start();
      const { scan, state, requests } = setup;
      state.hasAddress = false;
      const refusal = { kind: "refused", code: "invalid-hostname-lookup" };
      expect(await scan("example.com")).toMatchObject(refusal);
      state.hasAddress = true;
      expect(await scan("example.com", DAY_SECONDS)).toMatchObject(refusal);
      expect(requests).toEqual([]);
      state.now += 61_000;
      const { id } = toScan(await scan("example.com"));
      state.now += 61_000;
      state.hasAddress = false;
      expect(await scan("example.com")).toMatchObject(refusal);
      expect(toScan(await scan("example.com", DAY_SECONDS)).id).toBe(id);
    });

    test("answers with the finished scan of the day in spite of a newer failure", async () => {
      await using setup = await start();
      const { scan, state } = setup;
      const { id } = toScan(await scan("example.com"));
      state.now += 61_000;
      state.status = 500;
      expect((await scan("example.com")).kind).toBe("failed");
      expect(toScan(await scan("example.com", DAY_SECONDS)).id).toBe(id);
      expect((await scan("example.com")).kind).toBe("failed");
    });

    test("lists changes of the score, not every scan", async () => {
      await using setup = await start();
      const { scan, state, observatory } = setup;
      const scores: number[] = [];
      for (const headers of [{}, {}, GOOD, GOOD, {}, {}]) {
        state.headers = headers;
        scores.push(toScan(await scan("example.com")).score);
        state.now += 61_000;
      }
      const history = await observatory.listHistory("example.com");
      expect(history.map(({ score }) => score)).toEqual([
        scores[0],
        scores[2],
        scores[4],
      ]);
      expect(history[1]?.startedAt).toBe(START + 2 * 61_000);
      expect(await observatory.listHistory("example.org")).toEqual([]);
    });

    test("finds the newest finished scan, whatever its score", async () => {
      await using setup = await start();
      const { scan, state, observatory } = setup;
      expect(await observatory.findNewestId("example.com")).toBeNull();
      toScan(await scan("example.com"));
      state.now += 61_000;
      const { id } = toScan(await scan("example.com"));
      state.now += 61_000;
      state.status = 500;
      expect((await scan("example.com")).kind).toBe("failed");
      expect(await observatory.findNewestId("example.com")).toBe(id);
    });

    test("grades pasted headers, and says which field can't be read", async () => {
      await using setup = await start();
      const { observatory } = setup;
      const cookie = "Set-Cookie: sessionid=1; Domain=.Example.org";
      const listCookies = (host: string, headers = cookie) =>
        observatory.gradePasted(headers, host).report?.judgements.cookies.result;
      const insecure = "cookies-session-without-secure-flag";
      expect(listCookies("https://www.example.org/a")).toBe(insecure);
      expect(listCookies("example.org")).toBe(insecure);
      expect(listCookies("")).toBe(insecure);
      expect(listCookies("", "Set-Cookie: sessionid=1; Domain=a b")).toBe(
        "cookies-not-found",
      );
      expect(listCookies("example.net")).toBe("cookies-not-found");
      expect(observatory.gradePasted(cookie, "exa mple.com").fault).toBe("host");
      expect(observatory.gradePasted("none", "example.com").fault).toBe("headers");
    });

    test("lists ten scans with one score once", async () => {
      await using setup = await start();
      const { scan, state, observatory } = setup;
      for (let count = 0; count < 10; count += 1) {
        toScan(await scan("example.com", 0));
        state.now += 1_000;
      }
      expect(await observatory.listHistory("example.com")).toHaveLength(1);
    });

    test("lists the changes among the newest 10,000 scans of a site", async () => {
      await using setup = await start();
      const scores = [10, ...Array.from({ length: 9_999 }, () => 20), 30];
      const rows = scores.map((score, at) => ({
        site: "example.com",
        started_at: START + at,
        ended_at: START + at,
        algorithm_version: 6,
        score,
        grade: "F",
      }));
      await insertScans(rows);
      const history = await setup.observatory.listHistory("example.com");
      expect(history.map(({ score }) => score)).toEqual([20, 30]);
    });

    test("counts each site by its newest grade of the past year", async () => {
      await using setup = await start();
      const { scan, state, observatory } = setup;
      const at = async (text: string, daysAgo: number, headers = GOOD) => {
        Object.assign(state, { now: START - daysAgo * DAY_SECONDS * 1000, headers });
        return toScan(await scan(text, 0)).grade;
      };
      await at("example.net", 400);
      await at("example.com", 200, {} as typeof GOOD);
      const grades = [await at("example.com", 100), await at("example.org", 90)];
      state.now = START;
      expect(grades[0]).toBe(grades[1]);
      expect(await observatory.countGrades()).toEqual([{ grade: grades[0], count: 2 }]);
    });

    test("lets others read while it counts many sites, once for all who ask", async () => {
      await using setup = await start();
      const { observatory } = setup;
      await addScans(2_500);
      let turns = 0;
      const count = () => {
        turns += 1;
        timer = setImmediate(count);
      };
      let timer = setImmediate(count);
      const [counts, others] = await Promise.all([
        observatory.countGrades(),
        observatory.countGrades(),
      ]);
      clearImmediate(timer);
      expect(counts).toEqual([
        { grade: "A+", count: 1_250 },
        { grade: "B", count: 1_250 },
      ]);
      expect(others).toBe(counts);
      expect(turns).toBeGreaterThanOrEqual(2);
      setup.state.now += 3_600_000;
      await getDatabase().query((db) => db.deleteFrom("observatory_scans").execute());
      expect(await observatory.countGrades()).toBe(counts);
      await expect.poll(() => observatory.countGrades()).toEqual([]);
    });

    test("limits how many scans a client starts, not how many results it reads", async () => {
      await using setup = await start();
      const { scan, state } = setup;
      state.status = 404;
      const kinds: string[] = [];
      for (let count = 0; count <= HOURLY_SCANS; count += 1)
        kinds.push((await scan(`example.com/${count}`)).kind);
      expect(kinds.indexOf("limited")).toBe(HOURLY_SCANS);
      expect((await scan("example.com/0")).kind).toBe("failed");
    });

    test("limits nobody by the limit of a client who asks for the same site at once", async () => {
      await using setup = await start();
      const { scan, exhaust, state } = setup;
      await exhaust();
      // The other's scan must not be under way before this client is counted, which would join it.
      let begin = () => {};
      const isBegun = new Promise<void>((resolve) => (begin = resolve));
      state.beforeCount = (client) => {
        if (client === ADDRESS) begin();
        return isBegun;
      };
      const [limited, scanned] = await Promise.all([
        scan("example.com"),
        scan("example.com", 60, OTHER_ADDRESS),
      ]);
      expect(limited.kind).toBe("limited");
      expect(scanned.kind).toBe("finished");
    });

    test("lets a client without scans left join one that is under way", async () => {
      await using setup = await start();
      const { scan, exhaust, state, requests } = setup;
      await exhaust();
      let answer = () => {};
      state.answersAfter = new Promise((resolve) => (answer = resolve));
      const begun = scan("example.com", 60, OTHER_ADDRESS);
      await expect.poll(() => requests.length).toBeGreaterThan(0);
      const joined = scan("example.com");
      setImmediate(answer);
      expect(toScan(await joined)).toEqual(toScan(await begun));
      expect((await scan("example.org")).kind).toBe("limited");
    });

    test("runs twelve scans at a time, those included whose limit is being counted", async () => {
      await using setup = await start();
      const { scan, state } = setup;
      let answer = () => {};
      state.answersAfter = new Promise((resolve) => (answer = resolve));
      const scans = Array.from({ length: 13 }, (_, at) => scan(`example.com/${at}`));
      // Until the site answers, no scan makes room for another.
      expect((await Promise.race(scans)).kind).toBe("limited");
      answer();
      const kinds = (await Promise.all(scans)).map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === "limited")).toHaveLength(1);
    });

    test("keeps details for a month, and scores for over a year", async () => {
      await using setup = await start();
      const { scan, observatory } = setup;
      const { id } = toScan(await scan("example.com"));
      const after = (days: number) =>
        removeOldScans(getDatabase(), START + days * DAY_SECONDS * 1000);
      await after(29);
      expect(await observatory.findScan(id)).toMatchObject({ id });
      await after(31);
      expect(await observatory.findScan(id)).toBeNull();
      expect(await observatory.listHistory("example.com")).toHaveLength(1);
      await after(401);
      expect(await observatory.listHistory("example.com")).toEqual([]);
    });

    test.each([
      ["scans", 401, "id"],
      ["details of scans", 31, "report"],
    ] as const)("removes many %s in steps", async (_, days, column) => {
      await addScans(1_250);
      await getDatabase().query((db) =>
        db.updateTable("observatory_scans").set({ report: "{}" }).execute(),
      );
      const { database, steps } = watchSteps(getDatabase(), "observatory_scans", column);
      const now = START + days * DAY_SECONDS * 1000;
      expect(await removeOldScans(database, now)).toBe(2_500);
      expect(Math.max(...steps)).toBeLessThanOrEqual(1_000);
      expect(steps.reduce((sum, rows) => sum + rows)).toBe(2_500);
    });

    test("passes over scans without details when it removes details", async () => {
      await addScans(1_250);
      const { database, steps } = watchSteps(getDatabase(), "observatory_scans");
      expect(await removeOldScans(database, START + 31 * DAY_SECONDS * 1000)).toBe(0);
      // A search and a change, for the scans and for their details.
      expect(steps).toHaveLength(4);
    });
  });
}
