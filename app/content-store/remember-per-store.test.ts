import { expect, test, vi } from "vitest";
import { rememberPerStore } from "./remember-per-store";

test("makes a value once per store and keys, also one that is undefined", () => {
  const make = vi.fn((store: { name: string }, ...keys: string[]) =>
    keys.length === 0 ? undefined : `${store.name} ${keys.join("+")}`,
  );
  const read = rememberPerStore(make);
  const [first, second] = [{ name: "first" }, { name: "second" }];
  for (let round = 0; round < 2; round += 1) {
    expect(read(first, "de")).toBe("first de");
    expect(read(first, "css", "de")).toBe("first css+de");
    expect(read(second, "de")).toBe("second de");
    expect(read(second)).toBeUndefined();
  }
  expect(make).toHaveBeenCalledTimes(4);
});

test("keeps nothing of a failed attempt", async () => {
  const make = vi
    .fn<(store: object) => Promise<string>>()
    .mockRejectedValueOnce(new Error("closed"))
    .mockResolvedValue("open");
  const read = rememberPerStore(make);
  const store = {};
  await expect(read(store)).rejects.toThrow("closed");
  await expect(read(store)).resolves.toBe("open");
  await expect(read(store)).resolves.toBe("open");
  expect(make).toHaveBeenCalledTimes(2);
});
