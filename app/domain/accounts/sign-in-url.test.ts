import { expect, test } from "vitest";
import { signInUrl } from "./sign-in-url";

test("returns to the page with its query", () => {
  expect(signInUrl("/de/search?q=a&page=2")).toBe(
    "/users/fxa/login/authenticate/?next=%2Fde%2Fsearch%3Fq%3Da%26page%3D2",
  );
});
