import { describe, expect, test } from "vitest";
import type { Locale } from "~/domain/locales/locale";
import {
  createFeedbackCounts,
  createFeedbackService,
} from "~/services/feedback/index.server";
import { createRateLimits } from "~/services/rate-limits/index.server";
import { createSecrets } from "~/services/secrets/index.server";
import { useDatabase, type CreateEmpty } from "./use-database";

const CSS = "/en-US/docs/Web/CSS";
const GERMAN = "/de/docs/Web/CSS";
const VOTER = { address: "198.51.100.7", userAgent: "Browser 1" };

const DOCUMENTS = new Map<string, { mdn_url: string; locale: Locale }>([
  [CSS.toLowerCase(), { mdn_url: CSS, locale: "en-US" }],
  [GERMAN.toLowerCase(), { mdn_url: GERMAN, locale: "de" }],
]);

export function describeFeedback(createEmpty: CreateEmpty): void {
  describe("votes", () => {
    const getDatabase = useDatabase(createEmpty);

    function start() {
      const database = getDatabase();
      const { hash } = createSecrets("a secret");
      const told: string[] = [];
      let time = 0;
      const service = createFeedbackService({
        database,
        hash,
        rateLimits: createRateLimits({ database, hash }),
        findDocument: (url) => DOCUMENTS.get(url.toLowerCase()) ?? null,
        onVote: (vote) => told.push(vote),
        now: () => (time += 1_000),
      });
      const { listPages } = createFeedbackCounts(database);
      function submit(
        vote: unknown,
        reason?: unknown,
        { url = CSS, voter = VOTER } = {},
      ) {
        return service.submit({ url, vote, reason }, voter);
      }
      return { submit, listPages, told };
    }

    function otherVoter(number: number) {
      return { voter: { ...VOTER, address: `198.51.100.${number}` } };
    }

    test("are counted by page and reason", async () => {
      const { submit, listPages } = start();
      await submit("yes");
      await submit("no", "outdated", otherVoter(1));
      await submit("no", "other", otherVoter(2));
      await submit("no", "outdated", otherVoter(3));
      await submit("no", undefined, otherVoter(4));
      await submit("yes", undefined, { url: GERMAN });
      expect(await listPages({ limit: 10 })).toEqual([
        {
          url: CSS,
          locale: "en-US",
          yes: 1,
          no: 4,
          reasons: [
            { reason: "outdated", count: 2 },
            { reason: "other", count: 1 },
          ],
        },
        { url: GERMAN, locale: "de", yes: 1, no: 0, reasons: [] },
      ]);
    });

    test("are listed by locale, up to the limit", async () => {
      const { submit, listPages } = start();
      await submit("no");
      await submit("yes", undefined, { url: GERMAN });
      const german = await listPages({ limit: 10, locale: "de" });
      expect(german.map(({ url }) => url)).toEqual([GERMAN]);
      expect((await listPages({ limit: 1 })).map(({ url }) => url)).toEqual([CSS]);
      expect(await listPages({ limit: 10, locale: "fr" })).toEqual([]);
    });

    test("replace the same reader's earlier vote", async () => {
      const { submit, listPages } = start();
      await submit("no", "incomplete");
      await submit("yes");
      expect(await listPages({ limit: 10 })).toMatchObject([
        { yes: 1, no: 0, reasons: [] },
      ]);
    });

    test('accept a reason later, and keep it when "no" is repeated', async () => {
      const { submit, listPages } = start();
      expect(await submit("no")).toMatchObject({ isSaved: true, reason: null });
      expect(await submit("no", "code_examples")).toMatchObject({ isSaved: true });
      await submit("no");
      expect(await listPages({ limit: 10 })).toMatchObject([
        { yes: 0, no: 1, reasons: [{ reason: "code_examples", count: 1 }] },
      ]);
    });

    test("are told of once, whatever the reader adds or changes later", async () => {
      const { submit, told } = start();
      await submit("no");
      await submit("no", "outdated");
      await submit("yes");
      await submit("yes", undefined, otherVoter(1));
      await submit("yes", undefined, { url: GERMAN });
      expect(told).toEqual(["no", "yes", "yes"]);
    });

    test("are stored under the canonical URL", async () => {
      const { submit } = start();
      const outcome = await submit("yes", undefined, { url: CSS.toUpperCase() });
      expect(outcome).toEqual({ isSaved: true, url: CSS, vote: "yes", reason: null });
    });

    test.each([
      ["page", "/en-US/docs/Missing", "yes", undefined],
      ["page", 7, "yes", undefined],
      ["page", "", "yes", undefined],
      ["vote", CSS, "maybe", undefined],
      ["vote", CSS, undefined, undefined],
      ["reason", CSS, "no", "technical"],
      ["reason", GERMAN, "no", "outdated"],
      ["reason", CSS, "no", ""],
      ["reason", CSS, "no", ["outdated"]],
      ["reason", CSS, "yes", "outdated"],
    ])("are refused for their %s: %j %j %j", async (problem, url, vote, reason) => {
      const { submit, listPages } = start();
      const outcome = await submit(vote, reason, { url: url as string });
      expect(outcome).toEqual({ isSaved: false, problem });
      expect(await listPages({ limit: 10 })).toEqual([]);
    });

    test("are refused for a URL that is too long", async () => {
      const { submit } = start();
      const url = CSS + "/".repeat(8193);
      const outcome = await submit("yes", undefined, { url });
      expect(outcome).toEqual({ isSaved: false, problem: "page" });
    });

    test("are limited by address, for any user agent", async () => {
      const { submit, listPages } = start();
      const outcomes = [];
      for (let number = 0; number < 41; number++) {
        const voter = { ...VOTER, userAgent: `Browser ${number}` };
        outcomes.push(await submit("yes", undefined, { voter }));
      }
      const last = outcomes.at(-1);
      expect(last).toMatchObject({ isSaved: false, problem: "limited" });
      expect(await submit("yes", undefined, otherVoter(9))).toMatchObject({
        isSaved: true,
      });
      expect(await listPages({ limit: 10 })).toMatchObject([{ yes: 41 }]);
    });

    test("are pseudonymous: neither address nor browser is stored, and keys differ by page", async () => {
      const { submit } = start();
      await submit("yes");
      await submit("yes", undefined, { url: GERMAN });
      const rows = await getDatabase().query((db) =>
        db.selectFrom("helpfulness_votes").selectAll().execute(),
      );
      expect(JSON.stringify(rows)).not.toMatch(/198\.51|Browser/);
      expect(new Set(rows.map((row) => row.voter_key)).size).toBe(2);
    });
  });
}
