import type { AppLoadContext } from "@remix-run/node";
import { afterEach, expect, test, vi } from "vitest";
import { NO_THEME } from "~/domain/site/site-theme";
import { readSiteFacts } from "./read-site-facts.server";

afterEach(() => {
  vi.useRealTimers();
});

function createContext(hasDocument: (url: string) => boolean) {
  const services = { documents: { hasDocument }, areas: { hasPage: () => true } };
  const config = { siteName: "Docs", features: [], theme: NO_THEME };
  return (contentVersion: string) =>
    ({ config, services, contentVersion }) as unknown as AppLoadContext;
}

test("asks once per language while the content stays", () => {
  const asked: string[] = [];
  const at = createContext((url) => asked.push(url) > 0);
  const site = readSiteFacts("de", at("1"));
  const { length } = asked;
  expect(readSiteFacts("de", at("1"))).toBe(site);
  expect(asked).toHaveLength(length);
  expect(readSiteFacts("fr", at("1"))).not.toBe(site);
  expect(readSiteFacts("de", at("2"))).not.toBe(site);
});

test("asks again when the year, which the footer names, has changed", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2030, 11, 31) });
  const at = createContext(() => true);
  expect(readSiteFacts("de", at("1")).year).toBe("2030");
  vi.setSystemTime(Date.UTC(2031, 0, 1));
  expect(readSiteFacts("de", at("1")).year).toBe("2031");
});

test("keeps the menus whole when the content can't be read, and does not keep that", () => {
  let isBroken = true;
  const at = createContext(() => {
    if (isBroken) throw new Error("broken");
    return false;
  });
  expect(readSiteFacts("de", at("1")).missingPages).toEqual([]);
  isBroken = false;
  expect(readSiteFacts("de", at("1")).missingPages).not.toEqual([]);
});
