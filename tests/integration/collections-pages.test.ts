import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import { beforeEach, expect, test } from "vitest";
import { writeFormOwner } from "~/domain/accounts/form-owner";
import { UnavailableError } from "~/domain/site/unavailable-error";
import type { User } from "~/domain/accounts/user";
import { action as remove } from "~/routes/$locale.plus.collections.$id.delete/route";
import {
  action as edit,
  loader as readEdit,
} from "~/routes/$locale.plus.collections.$id.edit/route";
import { loader as readCollection } from "~/routes/$locale.plus.collections.$id._index/route";
import {
  action as editItem,
  loader as readItem,
} from "~/routes/$locale.plus.collections.$id.items.$item._index/route";
import {
  action as moveItem,
  loader as readMove,
} from "~/routes/$locale.plus.collections.$id.items.$item.move/route";
import { action as removeItem } from "~/routes/$locale.plus.collections.$id.items.$item.remove/route";
import type { loadMoreItems } from "~/routes/$locale.plus.collections.$id._index/load-collection-page";
import { loader as readMore } from "~/routes/$locale.plus.collections.$id.more";
import {
  action as saveInDialog,
  loader as readDialog,
} from "~/routes/$locale.plus.collections.form-dialog";
import { loader as readList } from "~/routes/$locale.plus.collections._index/route";
import {
  action as create,
  loader as readNew,
} from "~/routes/$locale.plus.collections.new/route";
import { loadSaveState } from "~/routes/$locale.plus.collections.save/save-article";
import {
  action as save,
  loader as readSave,
} from "~/routes/$locale.plus.collections.save/route";
import { action as saveInMenu } from "~/routes/$locale.plus.collections.save-menu";
import type { Notice } from "~/routes/$locale.plus.collections/notice-page";
import { createCollectionsService } from "~/services/collections/index.server";
import { createCookies } from "~/http/cookies/create-cookies.server";
import { createFlash } from "~/services/flash/index.server";
import { createFormDrafts } from "~/services/form-drafts/index.server";
import { createRateLimits } from "~/services/rate-limits/index.server";
import { createFakePages, toPageUrl } from "../support/fake-pages";
import { provideUserDatabase } from "../support/provide-user-database";
import { signIn } from "../support/sign-in";
import { createLoadContext, type LoadContextParts } from "../support/create-load-context";

const PAGE = toPageUrl("Grid");
const SAVE = `/save?url=${PAGE}`;

const users = provideUserDatabase();
let user: User;

beforeEach(async () => {
  ({ user } = await signIn(users.database));
  await getCollections().ensureDefaultCollection(user.id);
});

const NUMBERED = Array.from({ length: 30 }, (_, at) => `Page_${at + 10}`);
const pages = createFakePages(["Grid", "Flex", "Why?", ...NUMBERED]);

function getCollections() {
  return createCollectionsService({
    database: users.database,
    siteOrigin: "https://docs.example",
    deriveKey: (purpose) => purpose,
    findPage: pages.findPage,
  });
}

function createContext(changes: LoadContextParts = {}): AppLoadContext {
  const createCookie = createCookies("http://localhost");
  const services = {
    collections: getCollections(),
    documents: { findPageSummary: pages.findPage },
    flash: createFlash({ key: "key", createCookie }),
    formDrafts: createFormDrafts({
      database: users.database,
      rateLimits: createRateLimits({ database: users.database, hash: (of) => of }),
      createCookie,
    }),
  };
  return createLoadContext({ services, user, ...changes });
}

type Handler = (args: LoaderFunctionArgs) => unknown;

interface Sent {
  path?: string;
  cookie?: string;
  params?: Record<string, string>;
  context?: AppLoadContext;
  fields?: Record<string, string>;
}

/** Runs a loader or action; returns what it returns or throws, because Remix shows both. */
async function send(handler: unknown, sent: Sent = {}): Promise<Answer> {
  const { path = "", params = {}, context = createContext(), cookie, fields } = sent;
  const owner = writeFormOwner(context.user ?? user);
  const request = new Request(`https://docs.example/en-US/plus/collections${path}`, {
    ...(cookie !== undefined && { headers: { cookie } }),
    ...(fields && { method: "POST", body: new URLSearchParams({ owner, ...fields }) }),
  });
  const args = { request, params: { locale: "en-US", ...params }, context };
  try {
    return (await (handler as Handler)(args)) as Answer;
  } catch (thrown) {
    return thrown as Answer;
  }
}

/** A redirect, data with a status, or data alone. */
interface Answer {
  status: number;
  headers: Headers;
  data: {
    summary: string;
    faults: Record<string, string>;
    values: unknown;
    kind: string;
  };
  init: { status: number; headers?: HeadersInit };
}

async function createNamed(name: string): Promise<string> {
  const answer = await send(create, { fields: { name, description: "" } });
  return answer.headers.get("Location")?.split("/").at(-1) ?? "";
}

test("creates a collection and redirects to it", async () => {
  const answer = await send(create, { fields: { name: "Layout", description: "x" } });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("Location")).toMatch(/^\/en-US\/plus\/collections\/\w{4,}$/);
  expect(answer.headers.get("Set-Cookie")).toMatch(/^flash=/);
  const list = await send(readList);
  expect(list).toMatchObject({ title: "Collections | MDN Plus", canAdd: true });
  expect(list).toHaveProperty("collections.1.name", "Layout");
});

test.each([
  [{ name: " ", description: "kept" }, "name"],
  [{ name: "x".repeat(61), description: "kept" }, "name"],
  [{ name: "x", description: "y".repeat(161) }, "description"],
])(
  "answers 400 beside the field, with all that was typed, for %j",
  async (fields, at) => {
    const { init, data } = await send(create, { fields });
    expect(init.status).toBe(400);
    expect(data.faults[at]).toBeTruthy();
    expect(data.values).toMatchObject(fields);
  },
);

test("accepts names and descriptions of the maximum length", async () => {
  const fields = { name: "😀".repeat(60), description: "y".repeat(160) };
  expect((await send(create, { fields })).status).toBe(303);
});

test("answers 409 for a taken name, 400 at the limit of the plan", async () => {
  await createNamed("One");
  const taken = await send(create, { fields: { name: "One" } });
  expect([taken.init.status, taken.data.kind]).toEqual([409, "name-taken"]);
  const fields = { name: " One ", description: "", collection: "new", title: "Grid" };
  for (const [action, path] of [[create], [save, SAVE]] as const) {
    const same = await send(action, { ...(path && { path }), fields });
    expect([same.init.status, same.data.kind], "looks the same").toEqual([
      409,
      "name-taken",
    ]);
    expect(same.data.values).toMatchObject({ name: " One " });
  }
  await createNamed("Two");
  const full = await send(create, { fields: { name: "Three" } });
  expect([full.init.status, full.data.kind]).toEqual([400, "limit-reached"]);
  expect(await send(readList)).toMatchObject({ canAdd: false });
});

test("refuses a new name that lists show for the default collection in the reader's language", async () => {
  const params = { locale: "de" };
  const fields = { name: "Gespeicherte Artikel ", description: "" };
  const made = await send(create, { params, fields });
  expect([made.init.status, made.data.kind]).toEqual([409, "name-taken"]);
  const item = { collection: "new", title: "Grid", notes: "", ...fields };
  const saved = await send(save, { path: SAVE, params, fields: item });
  expect([saved.init.status, saved.data.kind]).toEqual([409, "name-taken"]);
  const id = await createNamed("Layout");
  const edited = await send(edit, { params: { ...params, id }, fields });
  expect([edited.init.status, edited.data.kind]).toEqual([409, "name-taken"]);
  // It differs from the name in English.
  expect((await send(create, { fields })).status).toBe(303);
});

test("keeps a collection that already has the shown name of the default collection", async () => {
  const name = "Saved Articles";
  const made = await getCollections().create(user, { name, description: "" });
  const id = made.isOk ? made.collection.id : "";
  const fields = { name, description: "Mine" };
  expect((await send(edit, { params: { id }, fields })).status).toBe(303);
});

test("returns the fields of an edit whose target is gone, to be saved anew", async () => {
  const id = await createNamed("Layout");
  await send(save, { path: SAVE, fields: { collection: id, title: "Grid", notes: "" } });
  const [choice] = (await readSaveState()).choices.filter((each) => each.id === id);
  const itemParams = { id, item: choice?.item?.id ?? "" };
  await getCollections().remove(user.id, id);
  const collection = { name: "Typed", description: "Noted", updatedAt: "1" };
  const edited = await send(edit, { params: { id }, fields: collection });
  expect([edited.init.status, edited.data]).toMatchObject([
    404,
    {
      pageTitle: "This is no longer here | MDN Plus",
      notice: { reason: "gone", kept: { kind: "collection", values: { name: "Typed" } } },
    },
  ]);
  const item = { title: "Typed", notes: "A long note", updatedAt: "1", url: PAGE };
  const changed = await send(editItem, { params: itemParams, fields: item });
  const { notice } = changed.data as unknown as { notice: Notice };
  expect(notice).toMatchObject({
    reason: "gone",
    kept: {
      values: { title: "Typed", notes: "A long note" },
      choices: [{ name: "Default" }],
    },
  });
  const kept = notice.kept?.kind === "item" ? notice.kept : null;
  const path = kept?.action.replace("/en-US/plus/collections", "") ?? "";
  const fields = { ...kept?.values, collection: kept?.choices[0]?.id ?? "" };
  expect((await send(save, { path, fields })).status).toBe(303);
  expect((await readSaveState()).choices[0]?.item).toMatchObject({
    notes: "A long note",
  });
});

test("offers the collection first that an item is gone from", async () => {
  const id = await createNamed("Layout");
  const fields = { title: "Typed", notes: "", updatedAt: "1", url: PAGE };
  const { data } = await send(editItem, { params: { id, item: "gone" }, fields });
  const { notice } = data as unknown as { notice: Notice };
  expect(notice).toMatchObject({
    kept: { choices: [{ name: "Layout" }, { name: "Default" }] },
  });
});

test("shows the form again when its collection is gone", async () => {
  const id = await createNamed("Layout");
  await getCollections().remove(user.id, id);
  const fields = { collection: id, title: "Grid", notes: "A long note" };
  const { init, data } = await send(save, { path: SAVE, fields });
  expect([init.status, data.values]).toMatchObject([404, fields]);
  expect(data.summary).toMatch(/deleted or moved/);
});

test("shows a notice on each page of a deleted collection", async () => {
  const id = await createNamed("Layout");
  await send(remove, { params: { id }, fields: { name: "Layout" } });
  const gone = { notice: { reason: "gone", kept: null } };
  for (const handler of [readCollection, readEdit, readItem, readMove])
    expect((await send(handler, { params: { id, item: "bbbb" } })).data).toMatchObject(
      gone,
    );
});

test("refuses to edit or delete the default collection", async () => {
  const { selected: id } = await readSaveState();
  const notice = { reason: "default-collection", kept: null };
  const fields = { name: "x", description: "" };
  for (const handler of [edit, remove]) {
    const { init, data } = await send(handler, { params: { id }, fields });
    expect([init.status, data]).toMatchObject([400, { notice }]);
  }
  const read = await send(readEdit, { params: { id } });
  expect([read.init.status, read.data]).toMatchObject([404, { notice }]);
});

test("answers 503 with a title while the session can't be looked up", async () => {
  const context = createContext({ user: null, isUserUnknown: true });
  const { init, data } = await send(readList, { context });
  expect(init).toMatchObject({ status: 503, headers: { "Retry-After": "10" } });
  expect(data).toEqual({
    pageTitle: "Your account can’t be reached | MDN Plus",
    isUnavailable: true,
  });
});

test("answers 503 with the fields while the database is down", async () => {
  const context = createContext();
  context.services.collections.create = () =>
    Promise.reject(new UnavailableError("The database is down"));
  const fields = { name: "Kept", description: "" };
  const { init, data } = await send(create, { context, fields });
  expect(init).toMatchObject({ status: 503, headers: { "Retry-After": "10" } });
  expect(data.values).toMatchObject(fields);
});

const SIGNED_OUT = { user: null };

test("redirects anonymous readers to sign-in", async () => {
  const read = await send(readList, { context: createContext(SIGNED_OUT) });
  expect(read.status).toBe(303);
  expect(read.headers.get("Cache-Control")).toBe("no-store");
});

/** Submits a form without a session, signs in, and opens the form's page again. */
async function sendSignedOut(handlers: { action: unknown; loader: unknown }, sent: Sent) {
  const context = createContext(SIGNED_OUT);
  const refused = await send(handlers.action, { ...sent, context });
  expect(refused.status).toBe(303);
  const location = new URL(refused.headers.get("Location") ?? "", "https://docs.example");
  const [cookie = ""] = refused.headers.get("Set-Cookie")?.split(";") ?? [];
  const { fields: _, ...opened } = sent;
  const open = (page: Sent = opened) => send(handlers.loader, { ...page, cookie });
  return { next: location.searchParams.get("next"), open };
}

test("promises to keep what was typed only where a form has fields", async () => {
  const context = createContext(SIGNED_OUT);
  const sent = {
    context,
    params: { id: "a", item: "b" },
    fields: { name: "x", title: "x" },
  };
  const told = async (action: unknown) =>
    (await send(action, sent)).headers.get("Location")?.includes("?form=none&");
  expect(await Promise.all([remove, removeItem].map(told))).toEqual([true, true]);
  expect(await Promise.all([create, edit, editItem, moveItem, save].map(told))).toEqual(
    Array(5).fill(false),
  );
});

test("restores a draft once after sign-in", async () => {
  const fields = { name: "Kept", description: "y".repeat(3000) };
  const sent = { path: "/new", fields };
  const { next, open } = await sendSignedOut({ action: create, loader: readNew }, sent);
  expect(next).toBe("/en-US/plus/collections/new");
  const page = await open();
  expect(page.data).toMatchObject({ values: fields });
  expect(new Headers(page.init.headers).get("Set-Cookie")).toContain("Max-Age=0");
  expect((await open()).data).toMatchObject({ values: { name: "", description: "" } });
});

test("keeps in a draft the version that it is based on", async () => {
  const id = await createNamed("Layout");
  const fields = { name: "Typed", description: "", updatedAt: "1" };
  const sent = { path: `/${id}/edit`, params: { id }, fields };
  const { open } = await sendSignedOut({ action: edit, loader: readEdit }, sent);
  expect((await open()).data).toMatchObject({ typed: fields });
  const late = await send(edit, { ...sent });
  expect(late.data.kind).toBe("edit-conflict");
});

test("keeps drafts of the forms for items, moving and saving too", async () => {
  const other = await createNamed("Other");
  const { selected } = await readSaveState();
  const typed = { collection: other, title: "Typed", notes: "And noted" };
  const saving = { path: SAVE, fields: typed };
  const kept = await sendSignedOut({ action: save, loader: readSave }, saving);
  expect((await kept.open()).data).toMatchObject({ typed });
  const inMenu = { path: SAVE.replace("save", "save-menu"), fields: typed };
  const menu = await sendSignedOut({ action: saveInMenu, loader: readSave }, inMenu);
  expect(menu.next).toBe(`/en-US/plus/collections${SAVE}`);
  await send(save, { path: SAVE, fields: { ...typed, collection: selected } });
  const item = (await readSaveState()).choices[0]?.item?.id ?? "";
  const params = { id: selected, item };
  const path = `/${selected}/items/${item}`;
  const notes = { title: "Other title", notes: "Other note" };
  const editing = { path, params, fields: notes };
  const edited = await sendSignedOut({ action: editItem, loader: readItem }, editing);
  expect((await edited.open()).data).toMatchObject({ typed: notes });
  const moving = { path: `${path}/move`, params, fields: { collectionId: other } };
  const moved = await sendSignedOut({ action: moveItem, loader: readMove }, moving);
  expect((await moved.open()).data).toMatchObject({ wanted: other });
});

test("returns the fields while the session can't be looked up", async () => {
  const context = createContext({ user: null, isUserUnknown: true });
  const fields = { title: "x", notes: "y".repeat(3000), updatedAt: "1" };
  const { init, data } = await send(editItem, { path: "/a/items/b", context, fields });
  expect(init).toMatchObject({ status: 503, headers: { "Retry-After": "10" } });
  expect(data).toMatchObject({
    interrupted: {
      address: "/en-US/plus/collections/a/items/b",
      values: expect.arrayContaining(Object.entries(fields)) as unknown,
    },
  });
});

test("shows both versions after a conflicting edit", async () => {
  const id = await createNamed("Layout");
  const params = { id };
  const opened = await send(readEdit, { params });
  const { collection } = opened.data as unknown as { collection: { updatedAt: number } };
  const updatedAt = String(collection.updatedAt);
  const fast = { name: "Layout", description: "fast", updatedAt };
  expect((await send(edit, { params, fields: fast })).status).toBe(303);
  const slow = await send(edit, { params, fields: { ...fast, description: "slow" } });
  expect([slow.init.status, slow.data.kind]).toEqual([409, "edit-conflict"]);
  expect(slow.data.values).toMatchObject({ description: "slow" });
  expect((await send(readEdit, { params })).data).toMatchObject({
    collection: { description: "fast" },
  });
});

async function sendInDialog(sent: Sent): Promise<Response> {
  return (await send(saveInDialog, sent)) as unknown as Response;
}

test("answers the dialog after a change, with the flash message", async () => {
  const path = "/form-dialog";
  const made = await sendInDialog({ path, fields: { name: "Made", description: "" } });
  expect(await made.json()).toEqual({ done: "saved" });
  expect(made.headers.get("Set-Cookie")).toMatch(/^flash=/);
  const { collections } = (await send(readList)) as unknown as Awaited<
    ReturnType<typeof readList>
  >;
  const { id = "", updatedAt = 0 } = collections.at(-1) ?? {};
  const fields = { name: "Changed", description: "", updatedAt: String(updatedAt) };
  const edit = { path: `${path}?id=${id}`, fields };
  expect((await sendInDialog(edit)).status).toBe(200);
  expect(await send(readList)).toHaveProperty("collections.1.name", "Changed");
  const slow = await sendInDialog(edit);
  expect(slow.status).toBe(409);
  expect(await slow.json()).toMatchObject({
    kind: "edit-conflict",
    current: { name: "Changed", description: null },
    values: fields,
  });
});

test("answers the dialog with errors, and reads with 405", async () => {
  const path = "/form-dialog";
  const bad = await sendInDialog({ path, fields: { name: " ", description: "kept" } });
  expect(bad.status).toBe(400);
  expect(await bad.json()).toMatchObject({
    faults: { name: expect.any(String) as string },
    values: { description: "kept" },
  });
  const unknown = { path: `${path}?id=zzzz`, fields: { name: "x", updatedAt: "1" } };
  const gone = await sendInDialog(unknown);
  expect(gone.status).toBe(404);
  expect(await gone.json()).toMatchObject({
    summary: expect.stringMatching(/deleted or moved/) as string,
    values: { name: "x" },
  });
  const read = await send(readDialog);
  expect([read.status, read.headers.get("Allow")]).toEqual([405, "POST"]);
});

test("keeps the dialog's draft for the form's page", async () => {
  const id = await createNamed("Layout");
  const fields = { name: "Typed", description: "", updatedAt: "1" };
  const editing = { path: `/form-dialog?id=${id}`, params: { id }, fields };
  const edited = await sendSignedOut({ action: saveInDialog, loader: readEdit }, editing);
  expect(edited.next).toBe(`/en-US/plus/collections/${id}/edit`);
  const page = { path: `/${id}/edit`, params: { id } };
  expect((await edited.open(page)).data).toMatchObject({ typed: fields });
  const making = { path: "/form-dialog", fields };
  const made = await sendSignedOut({ action: saveInDialog, loader: readNew }, making);
  expect(made.next).toBe("/en-US/plus/collections/new");
});

test("answers 404 for another reader's collection, and for editing the default one", async () => {
  const id = await createNamed("Mine");
  const other = (await signIn(users.database, { name: "other" })).user;
  const context = createContext({ user: other });
  for (const handler of [readCollection, readEdit])
    expect((await send(handler, { params: { id }, context })).init.status).toBe(404);
  await send(remove, { params: { id }, context, fields: { name: "x" } });
  expect(await send(readCollection, { params: { id } })).toHaveProperty(
    "collection.id",
    id,
  );
  const [first] = await getCollections().list(user.id);
  expect((await send(readEdit, { params: { id: first?.id ?? "" } })).init.status).toBe(
    404,
  );
});

test("names the page that can't be saved, because there is none", async () => {
  const path = `/save?url=${encodeURIComponent("/en-US/docs/Web/Nothing")}`;
  const { init, data: missing } = await send(loadSaveState, { path });
  expect([init.status, missing]).toMatchObject([
    404,
    { path: "/en-US/docs/Web/Nothing" },
  ]);
});

test("saves an article, and then edits it in the same collection", async () => {
  const state = await readSaveState();
  const fields = { collection: state.selected, title: "Grid", notes: "one" };
  const answer = await send(save, { path: SAVE, fields });
  expect(answer.headers.get("Location")).toBe(PAGE);
  const saved = await readSaveState();
  const item = saved.choices[0]?.item;
  expect(item).toMatchObject({ title: "Grid", notes: "one" });
  const known = { item: item?.id ?? "", updatedAt: String(item?.updatedAt) };
  await send(save, { path: SAVE, fields: { ...fields, ...known, notes: "two" } });
  expect((await readSaveState()).choices[0]?.item?.notes).toBe("two");
});

test("leads back to the article with the filter that its sidebar had", async () => {
  const fields = { collection: (await readSaveState()).selected, title: "Grid" };
  const answer = await send(save, { path: `${SAVE}&sidebar=a%26b`, fields });
  expect(answer.headers.get("Location")).toBe(`${PAGE}?sidebar=a%26b`);
});

test("leads back to an article with a question mark in its address", async () => {
  const path = `/save?${new URLSearchParams({ url: toPageUrl("Why?") }).toString()}`;
  const { data } = await send(readSave, { path });
  expect(data).toHaveProperty("back", "/en-US/docs/Why%3F");
  const fields = { collection: (await readSaveState()).selected, title: "Why?" };
  const answer = await send(save, { path, fields });
  expect(answer.headers.get("Location")).toBe("/en-US/docs/Why%3F");
});

test("redirects to the collections when the article's URL is invalid, and never to another site", async () => {
  const { selected } = await readSaveState();
  const answer = await send(save, {
    path: `/save?url=https://docs.example${PAGE}`,
    params: { locale: "\\evil.example" },
    fields: { collection: selected, title: "Grid", notes: "" },
  });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("Location")).toBe("/en-US/plus/collections");
});

test("does not overwrite a note that the form did not show", async () => {
  const { selected } = await readSaveState();
  const fields = { collection: selected, title: "Grid", notes: "first" };
  await send(save, { path: SAVE, fields });
  const blind = await send(save, { path: SAVE, fields: { ...fields, notes: "second" } });
  expect([blind.init.status, blind.data.kind]).toEqual([409, "edit-conflict"]);
  expect((await readSaveState()).choices[0]?.item?.notes).toBe("first");
});

test("creates a collection and saves the article in it", async () => {
  const fields = { collection: "new", name: "On the way", title: "Grid", notes: "" };
  expect((await send(save, { path: SAVE, fields })).status).toBe(303);
  const { choices, selected } = await readSaveState();
  expect(choices.find(({ id }) => id === selected)?.name).toBe("On the way");
});

test("answers the menu with the result, or with the error", async () => {
  const { selected } = await readSaveState();
  const fields = { collection: selected, title: "Grid", notes: "" };
  const done = (await send(saveInMenu, { path: SAVE, fields })) as unknown as Response;
  expect(await done.json()).toEqual({
    done: "saved",
    collection: { id: selected, name: "Saved Articles" },
  });
  const gone = (await send(saveInMenu, {
    path: SAVE,
    fields: { ...fields, collection: "new", name: "" },
  })) as unknown as Response;
  expect(gone.status).toBe(400);
  expect(await gone.json()).toMatchObject({
    kind: "invalid",
    faults: { name: "Please fill in this field." },
  });
});

const UNSEEN = ["", "   ", "\t\u3000", "\u200b", "\u2800\u00ad"];

test.each(UNSEEN)(
  "refuses the name %j with an error at its field, and stores nothing",
  async (title) => {
    const { selected } = await readSaveState();
    const note = { notes: "A long note", description: "" };
    const forms = [
      { collection: selected, title, name: "", ...note },
      { collection: "new", title, name: "House", ...note },
      { collection: "new", title: "Grid", name: title, ...note },
    ];
    for (const fields of forms) {
      const page = await send(save, { path: SAVE, fields });
      expect([page.init.status, page.data.values]).toMatchObject([400, fields]);
      const [field = ""] = Object.keys(page.data.faults);
      expect(field).toBe(fields.title === title ? "title" : "name");
      expect(page.data.faults[field]).toMatch(/^Please fill in this field/);
      const menu = (await send(saveInMenu, {
        path: SAVE,
        fields,
      })) as unknown as Response;
      expect(menu.status).toBe(400);
      expect(await menu.json()).toMatchObject({ faults: page.data.faults, values: note });
    }
    expect((await readSaveState()).choices).toMatchObject([{ item: null }]);
  },
);

test.each(UNSEEN)("keeps an item whose new name is %j", async (title) => {
  const { selected } = await readSaveState();
  const saved = { collection: selected, title: "Grid", notes: "one" };
  await send(save, { path: SAVE, fields: saved });
  const item = (await readSaveState()).choices[0]?.item;
  const params = { id: selected, item: item?.id ?? "" };
  const version = String(item?.updatedAt);
  const fields = { title, notes: "two", updatedAt: version, url: PAGE };
  const { init, data } = await send(editItem, { params, fields });
  expect([init.status, data.values]).toEqual([400, fields]);
  expect(data.faults["title"]).toMatch(/^Please fill in this field/);
  expect((await readSaveState()).choices[0]?.item).toEqual(item);
});

test("moves an article, and refuses its current collection", async () => {
  const other = await createNamed("Other");
  const { selected } = await readSaveState();
  for (const collection of [selected, other])
    await send(save, { path: SAVE, fields: { collection, title: "Grid", notes: "" } });
  const item = (await readSaveState()).choices[0]?.item?.id ?? "";
  const params = { id: selected, item };
  const twice = await send(moveItem, { params, fields: { collectionId: other } });
  expect([twice.init.status, twice.data.kind]).toEqual([409, "already-saved"]);
});

test.each([
  ["?q=grid&sort=title&page=2", "?q=grid&sort=title&page=2"],
  ["?page=x&sort=//evil.example&next=//evil.example", ""],
])(
  "redirects from each action on an item to its place in the list: %s",
  async (from, to) => {
    const other = await createNamed("Other");
    const { selected } = await readSaveState();
    await send(save, {
      path: SAVE,
      fields: { collection: selected, title: "Grid", notes: "" },
    });
    const item = (await readSaveState()).choices[0]?.item;
    const path = `/${selected}/items/x${from}`;
    const params = { id: selected, item: item?.id ?? "" };
    const place = `/en-US/plus/collections/${selected}${to}`;
    const cancel = await send(readMove, { path, params });
    expect(cancel.data).toHaveProperty("back", place);
    const fields = { title: "New", notes: "", updatedAt: String(item?.updatedAt) };
    const edited = await send(editItem, { path, params, fields });
    expect(edited.headers.get("Location")).toBe(place);
    const moved = await send(moveItem, { path, params, fields: { collectionId: other } });
    expect(moved.headers.get("Location")).toBe(place);
    const there = { path: `/${other}/items/x${from}`, params: { ...params, id: other } };
    const removed = await send(removeItem, { ...there, fields: { title: "New" } });
    expect(removed.headers.get("Location")).toBe(`/en-US/plus/collections/${other}${to}`);
  },
);

test("returns the next page for 'Show more'", async () => {
  const [first] = await getCollections().list(user.id);
  const { id = "" } = first ?? {};
  for (const title of ["Grid", "Flex"])
    await getCollections().addItem(user.id, id, {
      title,
      notes: "",
      url: toPageUrl(title),
    });
  const sent = { path: `/${id}/more?sort=title`, params: { id } };
  const more = (await send(readMore, sent)) as unknown as Response;
  expect(more.headers.get("Cache-Control")).toBe("private, no-store");
  expect(await more.json()).toMatchObject({
    items: [{ title: "Flex" }, { title: "Grid" }],
  });
  const page3 = { ...sent, path: `/${id}/more?page=3` };
  const none = (await send(readMore, page3)) as unknown as Response;
  expect(await none.json()).toEqual({ items: [], lastPage: 1 });
  const other = (await signIn(users.database, { name: "other" })).user;
  const context = createContext({ user: other });
  const foreign = (await send(readMore, { ...sent, context })) as unknown as Response;
  expect([foreign.status, await foreign.json()]).toEqual([
    404,
    { code: 404, error: "Not Found", message: "Not Found" },
  ]);
});

test("lists each article once by 'Show more' when others have been removed", async () => {
  const [first] = await getCollections().list(user.id);
  const { id = "" } = first ?? {};
  for (const title of NUMBERED)
    await getCollections().addItem(user.id, id, {
      title,
      notes: "",
      url: toPageUrl(title),
    });
  const query = { sort: "title", limit: 12 } as const;
  const shown = await getCollections().get(user.id, id, query);
  if (!shown.isOk) throw new Error(shown.problem.kind);
  await getCollections().removeItem(user.id, id, shown.items[0]?.id ?? "");
  const seen = new Set(shown.items.map(({ title }) => title));
  for (const number of [2, 3]) {
    const path = `/${id}/more?sort=title&page=${number}`;
    const more = (await send(readMore, { path, params: { id } })) as unknown as Response;
    const { items, lastPage } = (await more.json()) as Awaited<
      ReturnType<typeof loadMoreItems>
    >;
    for (const { title } of items) seen.add(title);
    expect(lastPage).toBe(3);
  }
  expect([...seen]).toEqual(NUMBERED);
});

test("does not show a draft to another reader", async () => {
  const fields = { name: "Kept", description: "private" };
  const sent = { path: "/new", fields };
  const { open } = await sendSignedOut({ action: create, loader: readNew }, sent);
  const other = (await signIn(users.database, { name: "other" })).user;
  const page = await open({ path: "/new", context: createContext({ user: other }) });
  expect(page.data).toMatchObject({ values: { name: "", description: "" } });
});

test("redirects from a page beyond the last to the last", async () => {
  const [first] = await getCollections().list(user.id);
  const id = first?.id ?? "";
  const answer = await send(readCollection, {
    path: `/${id}?page=9&q=x`,
    params: { id },
  });
  expect(answer.headers.get("Location")).toBe(`/en-US/plus/collections/${id}?q=x`);
});

async function readSaveState() {
  const request = new Request(`https://docs.example/en-US/plus/collections${SAVE}`);
  return loadSaveState({
    request,
    params: { locale: "en-US" },
    context: createContext(),
  });
}
