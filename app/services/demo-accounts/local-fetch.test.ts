import { expect, test } from "vitest";
import { createLocalFetch } from "./local-fetch.server";

const URL = "https://docs.example/users/demo/jwks";

test("fails where the provider does, without an end of the process", async () => {
  const errors: unknown[] = [];
  const gone = new Error("its code is gone");
  const fetch = createLocalFetch(
    () => Promise.reject(gone),
    (error) => errors.push(error),
  );
  await expect(fetch(URL, { method: "GET", headers: {} })).rejects.toThrow();
  expect(errors).toEqual([gone]);
});
