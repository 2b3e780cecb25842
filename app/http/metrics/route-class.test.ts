import { expect, test } from "vitest";
import { toRouteClass } from "./route-class";

test.each([
  ["/en-US/", "home"],
  ["/en-US/docs/Web/CSS", "docs"],
  ["/fr/docs/Web/CSS.data", "docs-data"],
  ["/en-US/search", "search"],
  ["/en-US/search.data", "search-data"],
  ["/api/v1/search", "search-api"],
  ["/api/v2/collections/", "api"],
  ["/en-US/plus/collections", "plus"],
  ["/en-US/about", "page"],
  ["/users/fxa/login/callback/", "sign-in"],
  ["/assets/entry-abc.js", "asset"],
  ["/readyz", "health"],
  ["/", "other"],
  ["/wp-login.php", "other"],
  ["/x/docs/y", "other"],
  ["/en-US/anything-at-all", "page"],
])("labels %s as %s", (path, name) => {
  expect(toRouteClass(path)).toBe(name);
});
