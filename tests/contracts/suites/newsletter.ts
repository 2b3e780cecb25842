import { setTimeout } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { lockUser } from "~/database/lock-user";
import {
  createNewsletterLists,
  createNewsletterService,
} from "~/services/newsletter/index.server";
import { createRateLimits } from "~/services/rate-limits/index.server";
import { createSecrets } from "~/services/secrets/index.server";
import { signIn } from "../../support/sign-in";
import { useDatabase, type CreateEmpty } from "./use-database";

const ADDRESS = "198.51.100.7";
const LONGER_THAN_LEAVING = 100;

export function describeNewsletter(createEmpty: CreateEmpty): void {
  describe("newsletter", () => {
    const getDatabase = useDatabase(createEmpty);

    function start() {
      const database = getDatabase();
      const { hash } = createSecrets("a secret");
      const rateLimits = createRateLimits({ database, hash });
      return createNewsletterService({ database, rateLimits });
    }

    async function createReader(name?: string) {
      return (await signIn(getDatabase(), name === undefined ? {} : { name })).user;
    }

    function listSubscriptions() {
      return getDatabase().query((db) =>
        db
          .selectFrom("newsletter_subscriptions")
          .select(["email", "status", "user_id"])
          .orderBy("email")
          .execute(),
      );
    }

    function readFlag(userId: number) {
      return getDatabase().query((db) =>
        db
          .selectFrom("settings")
          .select("mdnplus_newsletter")
          .where("user_id", "=", userId)
          .executeTakeFirst(),
      );
    }

    test("can be subscribed to, which sets the flag in the settings", async () => {
      const service = start();
      const reader = await createReader();
      expect(await service.isSubscribed(reader)).toBe(false);
      expect(await service.subscribe(reader)).toEqual({ isSubscribed: true });
      expect(await service.isSubscribed(reader)).toBe(true);
      expect(await readFlag(reader.id)).toEqual({ mdnplus_newsletter: 1 });
      expect(await service.subscribe(reader)).toEqual({ isSubscribed: true });
      expect(await listSubscriptions()).toHaveLength(1);
    });

    test("can be left, which is final", async () => {
      const service = start();
      const reader = await createReader();
      await service.subscribe(reader);
      expect(await service.unsubscribe(reader)).toBe(true);
      expect(await service.unsubscribe(reader)).toBe(true);
      const refused = { isSubscribed: false, problem: "left" };
      expect(await service.subscribe(reader)).toEqual(refused);
      // A new address does not lift the ban.
      const moved = { ...reader, email: "new@example.org" };
      expect(await service.subscribe(moved)).toEqual(refused);
      expect(await service.isSubscribed(reader)).toBe(false);
      expect(await readFlag(reader.id)).toEqual({ mdnplus_newsletter: 0 });
    });

    test("is left after changes of the reader that began before", async () => {
      const service = start();
      const reader = await createReader();
      await service.subscribe(reader);
      let leaving: Promise<boolean> | undefined;
      await getDatabase().transact(async (db) => {
        await lockUser(db, reader.id);
        leaving = service.unsubscribe(reader);
        await setTimeout(LONGER_THAN_LEAVING);
        const rows = db.selectFrom("newsletter_subscriptions").select("status");
        expect(await rows.execute()).toEqual([{ status: "subscribed" }]);
      });
      expect(await leaving).toBe(true);
      expect(await service.isSubscribed(reader)).toBe(false);
    });

    test("can't be left without a subscription", async () => {
      const reader = await createReader();
      expect(await start().unsubscribe(reader)).toBe(false);
      expect(await listSubscriptions()).toEqual([]);
    });

    test("ignores the case of addresses, and separates readers", async () => {
      const service = start();
      const reader = await createReader();
      const other = await createReader("other");
      await service.subscribe({ ...reader, email: reader.email.toUpperCase() });
      expect(await service.isSubscribed(reader)).toBe(true);
      expect(await service.isSubscribed(other)).toBe(false);
      await service.subscribe(other);
      await service.unsubscribe(reader);
      expect(await service.isSubscribed(other)).toBe(true);
    });

    test("keeps an unverified address as pending", async () => {
      const service = start();
      const taken = await service.signUp(" Someone@Example.org ", ADDRESS);
      expect(taken).toEqual({ isTaken: true });
      expect(await listSubscriptions()).toEqual([
        { email: "someone@example.org", status: "pending", user_id: null },
      ]);
    });

    test("answers equally for an address that has left, and changes nothing", async () => {
      const service = start();
      const reader = await createReader();
      await service.subscribe(reader);
      await service.unsubscribe(reader);
      const before = await listSubscriptions();
      expect(await service.signUp(reader.email, ADDRESS)).toEqual({ isTaken: true });
      expect(await listSubscriptions()).toEqual(before);
    });

    test("assigns an unverified address to its owner at sign-in", async () => {
      const service = start();
      const reader = await createReader();
      await service.signUp(reader.email, ADDRESS);
      expect(await service.isSubscribed(reader)).toBe(false);
      await service.subscribe(reader);
      expect(await listSubscriptions()).toEqual([
        { email: reader.email, status: "subscribed", user_id: reader.id },
      ]);
    });

    test.each([
      "",
      "nobody",
      "a@b",
      "a b@example.org",
      7,
      null,
      `${"a".repeat(250)}@b.org`,
    ])("refuses %j for an address", async (email) => {
      const outcome = await start().signUp(email, ADDRESS);
      expect(outcome).toEqual({ isTaken: false, problem: "email" });
      expect(await listSubscriptions()).toEqual([]);
    });

    test("accepts at most ten addresses in an hour from one client", async () => {
      const service = start();
      for (let number = 0; number < 10; number++)
        await service.signUp(`reader${number}@example.org`, ADDRESS);
      const outcome = await service.signUp("reader10@example.org", ADDRESS);
      expect(outcome).toMatchObject({ isTaken: false, problem: "limited" });
      expect(await listSubscriptions()).toHaveLength(10);
      const elsewhere = await service.signUp("reader10@example.org", "198.51.100.8");
      expect(elsewhere).toEqual({ isTaken: true });
    });

    test("is listed by status for operators, and deletes all addresses at its end", async () => {
      const service = start();
      const reader = await createReader();
      await service.subscribe(reader);
      await service.signUp("typed@example.org", ADDRESS);
      const lists = createNewsletterLists(getDatabase());
      expect(await lists.list("pending")).toMatchObject([{ email: "typed@example.org" }]);
      expect(await lists.list("subscribed")).toMatchObject([{ email: reader.email }]);
      expect(await lists.list("left")).toEqual([]);
      expect(await lists.removeAll()).toBe(2);
      expect(await listSubscriptions()).toEqual([]);
      expect(await readFlag(reader.id)).toEqual({ mdnplus_newsletter: 0 });
    });

    test("is deleted with its reader", async () => {
      const reader = await createReader();
      await start().subscribe(reader);
      await getDatabase().query((db) =>
        db.deleteFrom("users").where("id", "=", reader.id).execute(),
      );
      expect(await listSubscriptions()).toEqual([]);
    });
  });
}
