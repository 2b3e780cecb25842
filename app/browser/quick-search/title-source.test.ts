import { expect, test, vi } from "vitest";
import { createTitleSource } from "./title-source";

const INDEX = [{ title: "Map", url: "/en-US/docs/Map" }];
const succeed = () => Promise.resolve(Response.json(INDEX));
const fail = () => Promise.reject(new TypeError("offline"));

function open(first: Promise<Response>, ask: () => Promise<Response> = succeed) {
  const onChange = vi.fn();
  const source = createTitleSource({ first, ask, onChange });
  return { source, onChange };
}

test("is loading until the titles arrive", async () => {
  const { source, onChange } = open(succeed());
  expect(source.read()).toBe("loading");
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
  expect(source.read()).toMatchObject({ titles: ["map"] });
});

test.each([
  ["there is no answer", fail],
  ["the answer is an error", () => Promise.resolve(new Response("[]", { status: 500 }))],
  ["the answer is no JSON", () => Promise.resolve(new Response("<html>"))],
  ["the answer is no index", () => Promise.resolve(Response.json({}))],
])("has failed when %s", async (_reason, answer) => {
  const { source, onChange } = open(answer());
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
  expect(source.read()).toBe("failed");
});

test("requests again after a failure only", async () => {
  const ask = vi.fn(succeed);
  const { source, onChange } = open(fail(), ask);
  source.retry();
  expect(ask).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
  source.retry();
  expect(source.read()).toBe("loading");
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2));
  source.retry();
  expect(ask).toHaveBeenCalledOnce();
  expect(source.read()).toMatchObject({ titles: ["map"] });
});
