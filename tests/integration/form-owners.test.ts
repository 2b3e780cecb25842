import type { ActionFunctionArgs } from "@remix-run/node";
import { beforeEach, expect, test } from "vitest";
import { createUserServices } from "~/composition/create-user-services.server";
import { writeFormOwner } from "~/domain/accounts/form-owner";
import { createFakePages, toPageUrl } from "../support/fake-pages";
import { provideUserDatabase } from "../support/provide-user-database";
import { signIn, type SignedIn } from "../support/sign-in";
import { createLoadContext } from "../support/create-load-context";

interface Route {
  action?: (args: ActionFunctionArgs) => unknown;
}

const ROUTES = {
  ...import.meta.glob<Route>("../../app/routes/$locale.plus.*/route.tsx", {
    eager: true,
  }),
  ...import.meta.glob<Route>("../../app/routes/$locale.plus.*.{ts,tsx}", {
    eager: true,
  }),
};

const QUESTION = { fields: { question: "Why?" } };

/** Fields with which each account form would change something. */
const FORMS: Record<string, { query?: string; fields: Record<string, string> }> = {
  "ai-help": QUESTION,
  "ai-help.stream": QUESTION,
  "collections.new": { fields: { name: "Mine", description: "kept" } },
  "collections.form-dialog": { fields: { name: "Mine", description: "kept" } },
  "collections.$id.edit": {
    fields: { name: "Renamed", description: "kept", updatedAt: "COLLECTION_TIME" },
  },
  "collections.$id.delete": { fields: { name: "Grid" } },
  "collections.$id.items.$item._index": {
    fields: { title: "New", notes: "kept", updatedAt: "ITEM_TIME" },
  },
  "collections.$id.items.$item.move": { fields: { collectionId: "DEFAULT" } },
  "collections.$id.items.$item.remove": { fields: { title: "Grid" } },
  "collections.save": {
    query: `?url=${toPageUrl("Flex")}`,
    fields: { collection: "COLLECTION", title: "Flex", notes: "kept" },
  },
  "collections.save-menu": {
    query: `?url=${toPageUrl("Flex")}`,
    fields: { collection: "COLLECTION", title: "Flex", notes: "kept" },
  },
  settings: { fields: { intent: "ai_help_history", value: "true" } },
  "updates_.feed": { fields: { intent: "renew" } },
};

const ACTIONS = Object.entries(ROUTES).flatMap(([file, { action }]) => {
  const [, name = ""] = /\$locale\.plus\.(.+?)(?:\/route)?\.tsx?$/.exec(file) ?? [];
  return action ? [{ name, action }] : [];
});

const users = provideUserDatabase();
let opener: SignedIn;
let sender: SignedIn;

beforeEach(async () => {
  opener = await signIn(users.database, { name: "ada" });
  sender = await signIn(users.database, { name: "bob" });
});

/** Reads the refusal: JSON for scripts, data for pages. */
async function readAnswer(answer: unknown): Promise<unknown> {
  if (
    !(answer instanceof Response) ||
    !answer.headers.get("content-type")?.includes("json")
  )
    return answer;
  return { data: (await answer.json()) as unknown, init: { status: answer.status } };
}

const { findPage } = createFakePages(["Grid", "Flex"]);

function createServices() {
  return createUserServices({
    database: users.database,
    sessionSecret: "a secret of at least 32 characters",
    siteOrigin: "https://docs.example",
    documents: { findDocumentCard: () => null, findPageSummary: findPage },
  });
}

/** Creates a collection of the sender with an article, which a foreign form could change. */
async function seed(services: ReturnType<typeof createServices>) {
  const { collections } = services;
  const { user } = sender;
  await collections.ensureDefaultCollection(user.id);
  const made = await collections.create(user, { name: "Grid", description: "" });
  if (!made.isOk) throw new Error(made.problem.kind);
  const { id } = made.collection;
  const fields = { title: "Grid", notes: "", url: toPageUrl("Grid") };
  const added = await collections.addItem(user.id, id, fields);
  if (!added.isOk) throw new Error(added.problem.kind);
  const [first] = await collections.list(user.id);
  const times = {
    COLLECTION_TIME: String((await collections.list(user.id)).at(-1)?.updatedAt),
    ITEM_TIME: String(added.item.updatedAt),
  };
  return { COLLECTION: id, DEFAULT: first?.id ?? "", ITEM: added.item.id, ...times };
}

function listTables() {
  return Promise.all(
    (
      [
        ...(["ai_help_limits", "collections", "collection_items"] as const),
        ...(["settings", "updates_feeds"] as const),
      ] as const
    ).map((table) =>
      users.database.query((db) => db.selectFrom(table).selectAll().execute()),
    ),
  );
}

async function send(
  { name, action }: (typeof ACTIONS)[number],
  owner: string | undefined,
): Promise<{ answer: unknown; isChanged: boolean }> {
  const services = createServices();
  const seeded: Record<string, string> = await seed(services);
  const { query = "", fields } = FORMS[name] ?? { fields: {} };
  const body = new URLSearchParams({ ...fields, ...(owner !== undefined && { owner }) });
  for (const [field, value] of body) body.set(field, seeded[value] ?? value);
  const address = `https://docs.example/en-US/plus/collections/x${query}`;
  const context = createLoadContext({
    services: { ...services, documents: { findPageSummary: findPage } },
    user: sender.user,
    config: { features: ["plus", "settings", "collections", "updates"] },
  });
  const before = await listTables();
  const answer = await Promise.resolve(
    action({
      request: new Request(address, { method: "POST", body }),
      params: { locale: "en-US", id: seeded["COLLECTION"], item: seeded["ITEM"] },
      context,
    }),
  )
    .catch((thrown: unknown) => thrown)
    .then(readAnswer);
  return {
    answer,
    isChanged: JSON.stringify(await listTables()) !== JSON.stringify(before),
  };
}

test("covers every account form", () => {
  expect(ACTIONS.map(({ name }) => name).toSorted()).toEqual(
    Object.keys(FORMS).toSorted(),
  );
});

test.each(ACTIONS)(
  "$name is refused for another reader, and its fields returned",
  async (form) => {
    const { answer, isChanged } = await send(form, writeFormOwner(opener.user));
    expect(isChanged).toBe(false);
    expect(answer).toMatchObject({ init: { status: 409 } });
    const { openedAs, values } = (answer as Foreign).data.foreignForm;
    expect(openedAs).toBe("ada@example.org");
    expect(values.map(([name]) => name)).toEqual(
      Object.keys(FORMS[form.name]?.fields ?? {}),
    );
  },
);

interface Foreign {
  data: { foreignForm: { openedAs: string; values: [string, string][] } };
}

test.each(ACTIONS)("$name is refused without an owner token", async (form) => {
  const { answer, isChanged } = await send(form, undefined);
  expect(isChanged).toBe(false);
  expect(answer).toMatchObject({ init: { status: 409 } });
});

test.each(ACTIONS)(
  "$name changes something for the reader who opened it",
  async (form) => {
    const { isChanged } = await send(form, writeFormOwner(sender.user));
    expect(isChanged).toBe(true);
  },
);
