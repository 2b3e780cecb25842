import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listCookieNames, SESSION_COOKIE_NAMES } from "~/domain/accounts/cookie";
import { isEveryonesPage } from "./page-cookies";

const PAGE = "/en-US/docs/Web";

test.each([
  undefined,
  "",
  "other=1",
  "theme=os-default",
  "theme=purple",
  "compat-hidden=",
  "preferredlocale=en-US",
  "preferredlocale=EN-us",
  "preferredlocale=xx",
  "mysession=1; flashy=2",
  "login-abcdefgh=1",
  ";;=;a",
])("allows the shared page for the cookies %j", (cookies) => {
  expect(isEveryonesPage(cookies, PAGE)).toBe(true);
});

test.each([
  "theme=dark",
  "a=b;theme=light",
  "compat-hidden=opera",
  "preferredlocale=fr",
  "a=b; session=",
  "__Host-session=x",
])("refuses the shared page for the cookies %j", (cookies) => {
  expect(isEveryonesPage(cookies, PAGE)).toBe(false);
});

/** Matches the names that services create cookies and sets of them with. A sign-in in progress changes no page. */
function listServerCookies(): string[] {
  const folder = join(import.meta.dirname, "..", "..", "services");
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .flatMap((file) => [
      ...readFileSync(join(folder, file), "utf8").matchAll(
        /createCookie\("([\w-]+)"|prefix: "(?!login-)([\w-]+-)"/g,
      ),
    ])
    .flatMap(([, name, start = ""]) => listCookieNames(name ?? `${start}abcdefgh`));
}

test("refuses the shared page for every cookie that the services set", () => {
  const names = [...listServerCookies(), ...SESSION_COOKIE_NAMES];
  expect(names.length).toBeGreaterThanOrEqual(6);
  expect(names.filter((name) => isEveryonesPage(`${name}=x`, PAGE))).toEqual([]);
});
