import { Writable } from "node:stream";
import { writeReadableStreamToWritable } from "@remix-run/node";
import { expect, test } from "vitest";
import { createHtmlResponse } from "./html-response.server";

test("is written whole, once, by what writes responses of the platform", async () => {
  const chunks: Buffer[] = [];
  const target = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  const { body } = createHtmlResponse(
    [
      { html: "<p>", isShared: false },
      { html: "größe", isShared: true },
    ],
    {},
  );
  expect(body).not.toBeNull();
  if (body) await writeReadableStreamToWritable(body, target);
  expect(chunks.map(String)).toEqual(["<p>größe"]);
  expect(target.writableEnded).toBe(true);
});

test("has the status and the headers that it was given", () => {
  const response = createHtmlResponse([], { status: 404, headers: { a: "b" } });
  expect([response.status, response.headers.get("a")]).toEqual([404, "b"]);
});
