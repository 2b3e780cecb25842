import { expect, test } from "vitest";
import { mayPrefetch, toPrefetchUrl } from "./prefetch-urls";

test.each(["/en-US/docs/Web/CSS", "/en-US/docs/Web/CSS/"])(
  "builds the URL of a document's data like the router: %s",
  (path) => {
    expect(toPrefetchUrl(path)).toBe(
      "/en-US/docs/Web/CSS.data?_routes=routes%2F%24locale.docs.%24",
    );
  },
);

test.each([
  [undefined, true],
  [{}, true],
  [{ effectiveType: "4g", saveData: false }, true],
  [{ effectiveType: "3g" }, true],
  [{ effectiveType: "4g", saveData: true }, false],
  [{ effectiveType: "2g" }, false],
  [{ effectiveType: "slow-2g" }, false],
])("decides for the connection %j whether to prefetch: %s", (connection, expected) => {
  expect(mayPrefetch(connection)).toBe(expected);
});
