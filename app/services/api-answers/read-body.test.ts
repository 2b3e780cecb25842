import { expect, test } from "vitest";
import { readFormBody } from "./index.server";

function send(type: string | null, text: string) {
  // Bytes, because a text would get a type of its own.
  const body = new TextEncoder().encode(text);
  const headers = type === null ? {} : { "Content-Type": type };
  return new Request("https://docs.example/", { method: "POST", body, headers });
}

test("reads the fields of a form", async () => {
  const form = await readFormBody(send("application/x-www-form-urlencoded", "a=1&a=2"));
  expect([...form]).toEqual([
    ["a", "1"],
    ["a", "2"],
  ]);
});

test.each([
  ["text/plain", "x"],
  ["application/json", '{"a":1}'],
  ["application/octet-stream", "x"],
  ["multipart/form-data", "x"],
  ["multipart/form-data; boundary=x", "--y\r\n\r\nx"],
  [null, "x"],
])("reads a body of type %s as an empty form", async (type, text) => {
  expect([...(await readFormBody(send(type, text)))]).toEqual([]);
});
