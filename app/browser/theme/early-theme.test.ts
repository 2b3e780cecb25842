import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { EARLY_THEME_SCRIPT } from "./early-theme";

interface Visit {
  cookie?: string;
  stored?: string;
  /** Value of data-theme from the server. */
  served?: string;
  hasStorage?: boolean;
}

function findTheme({ cookie = "", stored, served, hasStorage = true }: Visit) {
  const dataset: Record<string, string> = served ? { theme: served } : {};
  const localStorage = {
    getItem(key: string) {
      if (!hasStorage) throw new Error("forbidden");
      return key === "theme" ? (stored ?? null) : null;
    },
  };
  const document = { cookie, documentElement: { dataset } };
  runInNewContext(EARLY_THEME_SCRIPT, { document, localStorage });
  return dataset["theme"];
}

test.each<[Visit, string | undefined]>([
  [{}, undefined],
  [{ cookie: "theme=dark" }, "dark"],
  [{ cookie: "a=1; theme=light; b=2" }, "light"],
  [{ cookie: "mytheme=dark" }, undefined],
  [{ stored: "dark" }, "dark"],
  [{ stored: "light dark" }, undefined],
  [{ stored: "<script>" }, undefined],
  [{ cookie: "theme=light", stored: "dark" }, "light"],
  [{ cookie: "theme=os-default", stored: "dark" }, undefined],
  [{ cookie: "theme=os-default", served: "dark" }, undefined],
  [{ served: "dark", hasStorage: false }, "dark"],
  [{ cookie: "theme=light", hasStorage: false }, "light"],
])("of %j makes the theme %s", (visit, expected) => {
  expect(findTheme(visit)).toBe(expected);
});
