import { afterEach, beforeEach, expect, test } from "vitest";
import { MAX_PLAY_BYTES } from "~/domain/play/play-state";
import * as save from "~/routes/api.v1.play";
import * as share from "~/routes/api.v1.play_.$id";
import * as flag from "~/routes/api.v1.play_.flag";
import { provideUserDatabase } from "../support/provide-user-database";
import { signIn } from "../support/sign-in";
import { API_ORIGIN, startApi } from "../support/start-api";
import type { Edge } from "../support/start-edge";

/** Sharing playground code over HTTP (server contract, section 10). */
const PROBLEM = { code: 400, error: "Playground Error", message: "Bad Request" };

const users = provideUserDatabase();
let api: Edge;
let cookie: string;

beforeEach(async () => {
  api = await startApi({
    database: users.database,
    findPage: () => null,
    routes: {
      "api/v1/play": save,
      "api/v1/play/flag": flag,
      "api/v1/play/:id": share,
    },
  });
  ({ cookie } = await signIn(users.database, { isSecure: true }));
});

afterEach(async () => {
  await api.close();
});

function post(path: string, body: string, headers: Record<string, string> = {}) {
  return api.request(path, {
    method: "POST",
    headers: { "content-type": "application/json", cookie, ...headers },
    body,
  });
}

async function saveCode(code: object): Promise<string> {
  const response = await post("/api/v1/play/", JSON.stringify(code));
  expect(response.status).toBe(201);
  return ((await response.json()) as { id: string }).id;
}

test("stores code for a signed-in reader, and returns it to everyone", async () => {
  const id = await saveCode({ html: "<p>", js: null, more: true });
  const found = await api.get(`/api/v1/play/${encodeURIComponent(id)}`);
  expect([found.status, found.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(await found.json()).toEqual({ html: "<p>", css: null, js: null, src: null });
});

test("refuses anonymous readers", async () => {
  const response = await post("/api/v1/play/", "{}", { cookie: "" });
  expect([response.status, await response.text()]).toEqual([401, ""]);
});

test("refuses code from the page of another reader", async () => {
  const response = await post("/api/v1/play/", "{}", { "form-owner": "hash-of-another" });
  expect(response.status).toBe(409);
});

test("refuses other sites", async () => {
  const headers = { "sec-fetch-site": "same-site", origin: "https://play.example" };
  expect((await post("/api/v1/play/", "{}", headers)).status).toBe(403);
  const own = { "sec-fetch-site": "same-origin", origin: API_ORIGIN };
  expect((await post("/api/v1/play/", "{}", own)).status).toBe(201);
});

test.each<[string, string, number]>([
  ["a body that is no JSON", "{", 400],
  ["a part that is no text", `{"html":1}`, 400],
  ["a list", "[]", 400],
  ["more than a mebibyte", JSON.stringify({ js: "x".repeat(MAX_PLAY_BYTES) }), 413],
])("refuses %s", async (_, body, status) => {
  expect((await post("/api/v1/play/", body)).status).toBe(status);
});

test("stores a body of a mebibyte with one part alone", async () => {
  const rest = MAX_PLAY_BYTES - JSON.stringify({ js: "" }).length;
  const body = JSON.stringify({ js: "x".repeat(rest) });
  expect((await post("/api/v1/play/", body)).status).toBe(201);
});

test("answers 400 for an unknown id, and 403 for blocked code", async () => {
  const unknown = await api.get("/api/v1/play/nonsense%2B%2F%3D");
  expect([unknown.status, await unknown.json()]).toEqual([400, PROBLEM]);
  const id = await saveCode({ js: "1" });
  await users.database.query((db) =>
    db.updateTable("playground").set({ active: 0 }).execute(),
  );
  const blocked = await api.get(`/api/v1/play/${id}`);
  expect([blocked.status, await blocked.json()]).toEqual([
    403,
    { code: 403, error: "Playground Error", message: "Forbidden" },
  ]);
});

test("lets everybody flag code", async () => {
  const id = await saveCode({ js: "1" });
  const body = JSON.stringify({ id, reason: "spam" });
  const response = await post("/api/v1/play/flag", body, { cookie: "" });
  expect([response.status, await response.text()]).toEqual([201, ""]);
  expect((await api.get(`/api/v1/play/${id}`)).status).toBe(200);
});

test("refuses a flag whose reason can't be stored", async () => {
  const id = await saveCode({ js: "1" });
  for (const reason of ["a\u0000b", "\ud800"]) {
    const response = await post("/api/v1/play/flag", JSON.stringify({ id, reason }));
    expect([response.status, await response.json()]).toEqual([400, PROBLEM]);
  }
});

test.each(["{}", "null", `{"id":"x"}`, `{"id":"${"A".repeat(22)}"}`])(
  "refuses the flag %s",
  async (body) => {
    const response = await post("/api/v1/play/flag", body);
    expect([response.status, await response.json()]).toEqual([400, PROBLEM]);
  },
);

test("supports no other methods", async () => {
  const answers = [
    await api.get("/api/v1/play/"),
    await api.get("/api/v1/play/flag"),
    await post("/api/v1/play/abc", "{}"),
  ];
  expect(answers.map(({ status, headers }) => [status, headers.get("allow")])).toEqual([
    [405, "POST"],
    [405, "POST"],
    [405, "GET, HEAD"],
  ]);
});
