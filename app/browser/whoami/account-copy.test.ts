import { afterEach, expect, test, vi } from "vitest";
import type { ShownUser } from "~/domain/accounts/user";
import { keepAccountCopy, readAccountCopy } from "./account-copy";

const USER = { email: "ada@example.org" } as ShownUser;

function createStorage(value: string | null = null) {
  return {
    value,
    getItem() {
      return this.value;
    },
    setItem(_key: string, text: string) {
      this.value = text;
    },
  };
}

afterEach(() => vi.restoreAllMocks());

test("returns the stored reader", () => {
  const storage = createStorage();
  keepAccountCopy(USER, () => storage);
  expect(readAccountCopy(() => storage)).toEqual({ email: "ada@example.org" });
});

test.each([null, "null", "{}", '{"email":5}', "[]", '"text"'])(
  "returns null for %o",
  (value) => {
    expect(readAccountCopy(() => createStorage(value))).toBeNull();
  },
);

test("warns about a storage failure and continues", () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue(undefined);
  const fail = () => {
    throw new Error("denied");
  };
  for (const getStorage of [fail, () => ({ getItem: fail, setItem: fail })]) {
    keepAccountCopy(USER, getStorage);
    expect(readAccountCopy(getStorage)).toBeNull();
  }
  expect(readAccountCopy(() => createStorage("{broken"))).toBeNull();
  expect(warn).toHaveBeenCalledTimes(5);
});
