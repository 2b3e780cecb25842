import { expect, test } from "vitest";
import { readFormBody, readJsonBody } from "./index.server";

function send(type: string | null, text: string | Uint8Array<ArrayBuffer>) {
  // Bytes, because a text would get a type of its own.
  const body = typeof text === "string" ? new TextEncoder().encode(text) : text;
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

test("reads a body of more fields than any form has as an empty form", async () => {
  const type = "application/x-www-form-urlencoded";
  const count = async (fields: number) =>
    [...(await readFormBody(send(type, "a=b&".repeat(fields - 1) + "a=b")))].length;
  expect([await count(1000), await count(1001)]).toEqual([1000, 0]);
});

test("parses a body of JSON", async () => {
  const type = "application/json; charset=utf-8";
  expect(await readJsonBody(send(type, '\ufeff{"name":"ü"}'))).toEqual({ name: "ü" });
});

test.each([
  ["text/plain", "{}"],
  ["application/json", "{"],
  ["application/json", ""],
  ["application/json", new Uint8Array(Buffer.from('{"name":"a\xff"}', "latin1"))],
])("refuses a body of type %s that is no JSON in UTF-8", async (type, body) => {
  await expect(readJsonBody(send(type, body))).rejects.toHaveProperty("status", 400);
});
