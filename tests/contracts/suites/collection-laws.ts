import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  createCollectionsService,
  type CollectionsService,
} from "~/services/collections/index.server";
import { ITEM_SORTS } from "~/services/collections/collections-service";
import { createPublicIds } from "~/services/collections/public-ids.server";
import { createSecrets } from "~/services/secrets/index.server";
import { CollectionsModel } from "../../support/collections-model";
import { createFakePages, toPageUrl } from "../../support/fake-pages";
import { createUser } from "../../support/sign-in";
import { useDatabase, type CreateEmpty } from "./use-database";

const RUNS = 500;
const TIMEOUT_MILLISECONDS = 240_000;

const { deriveKey } = createSecrets("a secret");
/** Valid ids of no row. */
const NO_ID = createPublicIds(deriveKey("collection-ids")).encode(2 ** 40);
const NO_ITEM = {
  id: createPublicIds(deriveKey("collection-item-ids")).encode(2 ** 40),
  collectionId: NO_ID,
};

const PAGES = ["CSS", "HTML", "größe", "Zoom"];
/** A few similar names, so that they collide. */
const NAME = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom("Default", "a", "A", "b", "字") },
  fc.constantFrom("", " ", "x".repeat(1025)),
);
const TITLE = fc.constantFrom<string>(
  "CSS",
  "css",
  "css 9",
  "css 10",
  "Zebra",
  "ä_%",
  "𝒳",
  "ﬁ",
  "",
  "\t",
);
const NOTES = fc.constantFrom<string | null | undefined>(
  undefined,
  null,
  "",
  "50 % off",
  "Größe\n_",
);
const SEARCH = fc.constantFrom(undefined, "", "c", "x", "Z", "%", "_", "GRÖ", "größe _");
/** Index into the ids that exist, with wrap-around. */
const PICK = fc.nat({ max: 11 });
const WHO = fc.constantFrom(0, 0, 0, 0, 1);
/** The `updatedAt` that an edit claims to be based on. */
const BASE = fc.constantFrom("none", "now", "old");

const STEP = fc.oneof(
  fc.record({
    call: fc.constant("create"),
    who: WHO,
    name: NAME,
    description: NOTES,
    plan: fc.constantFrom("core", "mdn_plus_5m"),
  }),
  fc.record({
    call: fc.constant("edit"),
    who: WHO,
    collection: PICK,
    name: NAME,
    description: NOTES,
    base: BASE,
  }),
  fc.record({ call: fc.constant("remove"), who: WHO, collection: PICK }),
  {
    weight: 4,
    arbitrary: fc.record({
      call: fc.constant("addItem"),
      who: WHO,
      collection: PICK,
      title: TITLE,
      notes: NOTES,
      page: fc.constantFrom(...PAGES, "Missing"),
    }),
  },
  fc.record({
    call: fc.constant("editItem"),
    who: WHO,
    item: PICK,
    title: TITLE,
    notes: NOTES,
    base: BASE,
  }),
  fc.record({
    call: fc.constant("moveItem"),
    who: WHO,
    item: PICK,
    collection: PICK,
    base: BASE,
  }),
  fc.record({ call: fc.constant("removeItem"), who: WHO, item: PICK }),
  fc.record({ call: fc.constant("lookup"), who: WHO, page: fc.constantFrom(...PAGES) }),
  fc.record({
    call: fc.constant("get"),
    who: WHO,
    collection: PICK,
    search: SEARCH,
    sort: fc.constantFrom(...ITEM_SORTS),
    limit: fc.nat({ max: 4 }),
    offset: fc.nat({ max: 2 }),
  }),
  fc.record({ call: fc.constant("wait"), milliseconds: fc.nat({ max: 2 }) }),
);

/** Initial steps, so that later steps find something. */
const FIRST_STEPS: readonly Step[] = [
  { call: "create", who: 0, name: "Default", description: null, plan: "core" },
  { call: "create", who: 1, name: "Default", description: null, plan: "core" },
  { call: "create", who: 0, name: "a", description: "", plan: "core" },
  ...PAGES.slice(0, 3).map((page, index) => ({
    call: "addItem" as const,
    who: 0 as const,
    collection: 2,
    page,
    title: page,
    notes: `note ${index}`,
  })),
];

type Step = typeof STEP extends fc.Arbitrary<infer Value> ? Value : never;

export function describeCollectionLaws(createEmpty: CreateEmpty): void {
  describe("collections, after random steps,", () => {
    const getDatabase = useDatabase(createEmpty);
    let runCount = 0;

    async function startRun(): Promise<Run> {
      const clock = { now: 1_800_000_000_000 };
      const options = { findPage: createFakePages(PAGES).findPage, now: () => clock.now };
      const service = createCollectionsService({
        ...options,
        database: getDatabase(),
        siteOrigin: "https://docs.example",
        deriveKey,
      });
      runCount += 1;
      const users: [number, number] = [
        await createUser(getDatabase(), { name: `a${runCount}` }),
        await createUser(getDatabase(), { name: `b${runCount}` }),
      ];
      const model = new CollectionsModel(options);
      return { clock, service, users, model, collections: [], items: [] };
    }

    test(
      "equal a simple model",
      async () => {
        const steps = fc.array(STEP, { minLength: 1, maxLength: 10, size: "max" });
        const law = fc.asyncProperty(steps, async (sequence) => {
          const run = await startRun();
          for (const step of [...FIRST_STEPS, ...sequence]) {
            const [real, expected] = await take(run, step);
            expect(real).toEqual(expected);
          }
          await compareAll(run);
        });
        await fc.assert(law, { numRuns: RUNS });
      },
      TIMEOUT_MILLISECONDS,
    );
  });
}

interface Run {
  clock: { now: number };
  service: CollectionsService;
  model: CollectionsModel;
  users: [number, number];
  /** All ids created so far, deleted ones included. */
  collections: string[];
  items: { id: string; collectionId: string }[];
}

/** Applies a step to both, and returns the results of the service and of the model. */
async function take(run: Run, step: Step): Promise<[real: unknown, expected: unknown]> {
  const { service, model } = run;
  if (step.call === "wait") {
    run.clock.now += step.milliseconds;
    return [null, null];
  }
  const userId = run.users[step.who];
  const collectionId =
    "collection" in step ? pick(run.collections, step.collection, NO_ID) : NO_ID;
  const item = "item" in step ? pick(run.items, step.item, NO_ITEM) : NO_ITEM;
  switch (step.call) {
    case "create": {
      const owner = { id: userId, subscriptionType: step.plan };
      const real = await service.create(owner, step);
      const id = real.isOk ? real.collection.id : NO_ID;
      if (real.isOk) run.collections.push(id);
      return [real, model.create(owner, step, id)];
    }
    case "edit": {
      const fields = withBase(run, step, collectionId);
      const real = await service.edit(userId, collectionId, fields);
      return [real, model.edit(userId, collectionId, fields)];
    }
    case "remove": {
      const real = await service.remove(userId, collectionId);
      return [real, model.remove(userId, collectionId)];
    }
    case "get": {
      const real = await service.get(userId, collectionId, step);
      return [real, model.get(userId, collectionId, step)];
    }
    case "addItem": {
      const fields = { ...step, url: toPageUrl(step.page) };
      const real = await service.addItem(userId, collectionId, fields);
      const id = real.isOk ? real.item.id : NO_ID;
      if (real.isOk) run.items.push({ id, collectionId });
      return [real, model.addItem(userId, collectionId, fields, id)];
    }
    case "editItem": {
      const key = [userId, item.collectionId, item.id] as const;
      const fields = withBase(run, step, item.id);
      const real = await service.editItem(...key, fields);
      return [real, model.editItem(...key, fields)];
    }
    case "moveItem": {
      const key = [userId, item.collectionId, item.id] as const;
      const fields = { ...withBase(run, step, item.id), collectionId };
      const real = await service.moveItem(...key, fields);
      if (real.isOk) item.collectionId = collectionId;
      return [real, model.moveItem(...key, fields)];
    }
    case "removeItem": {
      const key = [userId, item.collectionId, item.id] as const;
      const real = await service.removeItem(...key);
      return [real, model.removeItem(...key)];
    }
    case "lookup": {
      const url = toPageUrl(step.page);
      const real = await service.lookup(userId, url);
      return [real, model.lookup(userId, url)];
    }
  }
}

/** Compares the final contents of both users. */
async function compareAll({ service, model, users }: Run): Promise<void> {
  for (const userId of users) {
    const list = await service.list(userId);
    expect(list).toEqual(model.list(userId));
    for (const { id } of list) {
      const all = { limit: 100, sort: "title-descending" } as const;
      expect(await service.get(userId, id, all)).toEqual(model.get(userId, id, all));
    }
  }
}

function withBase<Fields extends { base: "none" | "now" | "old" }>(
  { model }: Run,
  { base, ...fields }: Fields,
  id: string,
) {
  if (base === "none") return fields;
  const version = base === "now" ? model.findVersion(id) : undefined;
  return { ...fields, updatedAt: version ?? 1 };
}

function pick<Thing>(things: readonly Thing[], number: number, none: Thing): Thing {
  return things[number % Math.max(things.length, 1)] ?? none;
}
