import { expect, test } from "vitest";
import { toEtag } from "~/http/caching/to-etag.server";
import { toJsonText, toTextEtag } from "./index.server";

test("makes the ETag that HTTP makes of the same text", () => {
  expect(toTextEtag("Grüße")).toBe(toEtag("Grüße"));
  expect(toJsonText({ a: 1 })).toEqual({ json: '{"a":1}', etag: toEtag('{"a":1}') });
});
