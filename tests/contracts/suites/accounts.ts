import { beforeEach, describe, expect, test } from "vitest";
import type { SignInSetup } from "~/composition/create-sign-in-setup.server";
import { createUserServices } from "~/composition/create-user-services.server";
import { parseSettings } from "~/domain/accounts/settings";
import type { Provider } from "~/services/accounts/index.server";
import { createSealedBox, createSecrets } from "~/services/secrets/index.server";
import { signIn, type SignInOptions } from "../../support/sign-in";
import { useDatabase, type CreateEmpty } from "./use-database";

const SECRET = "a secret of at least 32 characters";

export function describeAccounts(createEmpty: CreateEmpty): void {
  describe("accounts", () => {
    const getDatabase = useDatabase(createEmpty);

    function createService(isSecure = false, signInSetup?: SignInSetup) {
      return createUserServices({
        database: getDatabase(),
        sessionSecret: SECRET,
        ...(signInSetup && { signIn: signInSetup }),
        siteOrigin: isSecure ? "https://docs.example" : "http://localhost",
        documents: {
          findDocumentCard: () => null,
          findPageSummary: () => null,
        },
      }).accounts;
    }

    function choose(userId: number, ai_help_history: 0 | 1 | null) {
      const row = {
        user_id: userId,
        no_ads: 1,
        mdnplus_newsletter: 1,
      } as const;
      return getDatabase().query((db) =>
        db
          .insertInto("settings")
          .values({ ...row, locale_override: "de", ai_help_history })
          .execute(),
      );
    }

    async function readSignedIn(options: SignInOptions, history: 0 | 1 | null) {
      const { user, cookie } = await signIn(getDatabase(), options);
      await choose(user.id, history);
      return (await createService().getReader(cookie)).user;
    }

    test("return the reader of a session, with default settings", async () => {
      const { user } = await signIn(getDatabase(), { name: "ada" });
      expect(user).toEqual({
        id: user.id,
        uid: "uid-ada",
        formOwner: expect.any(String) as string,
        email: "ada@example.org",
        avatarUrl: null,
        subscriptionType: "core",
        isSubscriber: false,
        isStaff: false,
        settings: null,
        collectionsChangedAt: null,
        updatesSeen: null,
      });
      expect(user.id).toBeTypeOf("number");
    });

    test("return a subscriber's settings", async () => {
      const user = await readSignedIn({ plan: "mdn_plus_5y", isStaff: true }, 1);
      expect(user).toMatchObject({ isSubscriber: true, isStaff: true });
      expect(user?.settings).toEqual({
        ...parseSettings({}),
        locale_override: "de",
        mdnplus_newsletter: true,
        no_ads: true,
        ai_help_history: true,
      });
    });

    test("show ads to a former subscriber", async () => {
      const user = await readSignedIn({ plan: "core" }, null);
      expect(user?.settings).toMatchObject({
        no_ads: false,
        ai_help_history: null,
      });
    });

    test.each([
      null,
      "",
      "other=1",
      "session=",
      "session=x",
      "session=%00",
      "xsession=a",
    ])("return no reader for %o", async (cookie) => {
      const reader = await createService().getReader(cookie);
      expect(reader).toEqual({ user: null, isUnknown: false });
    });

    describe("fetch a profile again", () => {
      /** The provider answers only after `meanwhile`, as events come in while a profile is fetched. */
      async function refresh(
        meanwhile: () => Promise<unknown> = () => Promise.resolve(),
      ) {
        const answer = {
          profile: {
            uid: "uid-ada",
            email: "new@example.org",
            avatarUrl: "https://pictures.example/a",
            subscriptionType: "mdn_plus_5y",
          },
          refreshToken: null,
        };
        const readProfileAgain = async () => {
          await meanwhile();
          return answer;
        };
        const accounts = createService(false, {
          provider: { readProfileAgain } as unknown as Provider,
          clientId: "this-site",
          demoAccounts: null,
          handleProvider: null,
        });
        const box = createSealedBox(createSecrets(SECRET).deriveKey("refresh-token"));
        await accounts.refreshProfile("uid-ada", box.seal("a token"));
        return getDatabase().query((db) =>
          db
            .selectFrom("users")
            .select(["email", "avatar_url", "subscription_type", "fxa_refresh_token"])
            .execute(),
        );
      }

      const refreshed = {
        email: "new@example.org",
        avatar_url: "https://pictures.example/a",
        subscription_type: "mdn_plus_5y",
        fxa_refresh_token: "kept",
      };

      beforeEach(async () => {
        await signIn(getDatabase(), { name: "ada" });
        await getDatabase().query((db) =>
          db.updateTable("users").set({ fxa_refresh_token: "kept" }).execute(),
        );
      });

      test("and save it, without losing the token", async () => {
        expect(await refresh()).toEqual([refreshed]);
      });

      test("and not create a deleted account anew", async () => {
        const remove = () =>
          getDatabase().query((db) => db.deleteFrom("users").execute());
        expect(await refresh(remove)).toEqual([]);
        expect(await refresh()).toEqual([]);
      });

      test("and keep a plan that has changed in the meantime", async () => {
        const change = () =>
          getDatabase().query((db) =>
            db.updateTable("users").set({ subscription_type: "mdn_plus_10y" }).execute(),
          );
        const plan = { subscription_type: "mdn_plus_10y" };
        expect(await refresh(change)).toEqual([{ ...refreshed, ...plan }]);
      });
    });

    test("ignore the cookie of a site without HTTPS on one with it", async () => {
      const { cookie } = await signIn(getDatabase());
      const plain = await createService(true).getReader(cookie);
      expect(plain.user).toBeNull();
      const secure = await createService(true).getReader(`__Host-${cookie}`);
      expect(secure.user).not.toBeNull();
    });
  });
}
