import { expect, test } from "vitest";
import { toPrefetchUrl } from "./use-client-links";

test.each(["/en-US/docs/Web/CSS", "/en-US/docs/Web/CSS/"])(
  "builds the URL of a document's data like the router: %s",
  (path) => {
    expect(toPrefetchUrl(path)).toBe(
      "/en-US/docs/Web/CSS.data?_routes=routes%2F%24locale.docs.%24",
    );
  },
);
