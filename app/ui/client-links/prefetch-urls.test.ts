import { expect, test } from "vitest";
import { listPrefetchUrls, mayPrefetch } from "./prefetch-urls";

test("lists data and manifest of a document, as the router asks for them", () => {
  expect(listPrefetchUrls("/en-US/docs/Web/CSS", "5dd3")).toEqual([
    "/en-US/docs/Web/CSS.data?_routes=routes%2F%24locale.docs.%24",
    "/__manifest?p=%2Fen-US%2Fdocs%2FWeb%2FCSS&version=5dd3",
  ]);
});

test("leaves the manifest out when its version is unknown", () => {
  expect(listPrefetchUrls("/de/docs/Web/", null)).toEqual([
    "/de/docs/Web.data?_routes=routes%2F%24locale.docs.%24",
  ]);
});

test.each([
  [undefined, true],
  [{}, true],
  [{ effectiveType: "4g", saveData: false }, true],
  [{ effectiveType: "3g" }, true],
  [{ effectiveType: "4g", saveData: true }, false],
  [{ effectiveType: "2g" }, false],
  [{ effectiveType: "slow-2g" }, false],
])("tells of the connection %j whether to prefetch: %s", (connection, expected) => {
  expect(mayPrefetch(connection)).toBe(expected);
});
