import { expect, test } from "vitest";
import { answerApi } from "./answer-api";

const SUBSCRIBER = { username: "fay", is_subscriber: true };

/** The worker's side of whoami, with the reader of the last answer. */
function openApi(stored: unknown) {
  const values = new Map<string, unknown>([["whoami", stored]]);
  let removals = 0;
  async function ask(answer: unknown, status = 200): Promise<Response> {
    return answerApi(new Request("https://docs.example/api/v1/whoami"), {
      fetch: () =>
        answer === null
          ? Promise.reject(new TypeError("no network"))
          : Promise.resolve(
              Response.json(answer, { status, headers: { "Form-Owner": "hash" } }),
            ),
      readValue: (key) => Promise.resolve(values.get(key)),
      writeValue: (key, value) => Promise.resolve(void values.set(key, value)),
      onOtherReader: () => Promise.resolve(void (removals += 1)),
    });
  }
  return { ask, countRemovals: () => removals, readStored: () => values.get("whoami") };
}

test("keeps the answer about a subscriber", async () => {
  const api = openApi(undefined);
  expect(await (await api.ask(SUBSCRIBER)).json()).toEqual(SUBSCRIBER);
  expect(api.readStored()).toEqual({ ...SUBSCRIBER, owner: "hash" });
  expect(api.countRemovals()).toBe(0);
});

test("answers without a network with the reader and the owner token that pages compare", async () => {
  const api = openApi(undefined);
  await api.ask(SUBSCRIBER);
  const answer = await api.ask(null);
  expect(await answer.json()).toEqual({ ...SUBSCRIBER, offline: true });
  expect(answer.headers.get("Form-Owner")).toBe("hash");
});

test.each([
  ["nobody", { username: null, is_subscriber: null }],
  ["a reader whose subscription has ended", { username: "fay", is_subscriber: false }],
  ["another subscriber", { username: "tara", is_subscriber: true }],
])("removes the package for %s", async (_, reader) => {
  const api = openApi(SUBSCRIBER);
  expect(await (await api.ask(reader)).json()).toEqual(reader);
  expect(api.readStored()).toEqual(SUBSCRIBER);
  expect(api.countRemovals()).toBe(1);
});

test("removes the package when the session is over", async () => {
  const api = openApi(SUBSCRIBER);
  await api.ask({ error: "Invalid Session" }, 400);
  expect(api.countRemovals()).toBe(1);
});

test("keeps the package when the server can't tell who reads", async () => {
  const api = openApi(SUBSCRIBER);
  await api.ask({ error: "unavailable" }, 503);
  expect(api.countRemovals()).toBe(0);
});
