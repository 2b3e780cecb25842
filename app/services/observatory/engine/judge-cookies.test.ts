import { expect, test } from "vitest";
import { createJar } from "./cookie-jar.server";
import { isPassed, type ResultId } from "./results";
import { createCapture, PRELOADS } from "./test-capture";
import { judgeCapture } from "./tests.server";

const HSTS = "max-age=15768000";

/** Cookies of mozilla.org, as servers send them. */
function judge(cookies: readonly string[], hsts?: string) {
  const headers: [string, string][] = cookies.map((cookie) => [
    "Set-Cookie",
    `${cookie}; Domain=mozilla.org; Path=/`,
  ]);
  if (hsts !== undefined) headers.push(["Strict-Transport-Security", hsts]);
  return judgeCapture(createCapture({ headers }), PRELOADS).cookies;
}

const SAFE = "SESSIONID=bar; Secure; HttpOnly";

test.each<[string[], string | undefined, ResultId, "P" | "F"]>([
  [[], undefined, "cookies-not-found", "P"],
  [[SAFE], undefined, "cookies-secure-with-httponly-sessions", "P"],
  [
    [SAFE, "foo=bar; Secure", "heroku-session-affinity=bar"],
    undefined,
    "cookies-secure-with-httponly-sessions",
    "P",
  ],
  [
    ["CSRFTOKEN=bar; Secure; HttpOnly"],
    undefined,
    "cookies-anticsrf-without-samesite-flag",
    "F",
  ],
  [[`${SAFE}; SameSite=`], undefined, "cookies-samesite-flag-invalid", "F"],
  [[`${SAFE}; SameSite=True`], undefined, "cookies-samesite-flag-invalid", "F"],
  [[`${SAFE}; SameSite=Invalid`], undefined, "cookies-samesite-flag-invalid", "F"],
  [[`${SAFE}; SameSite`], undefined, "cookies-samesite-flag-invalid", "F"],
  [["foo=bar; SameSite=None"], HSTS, "cookies-samesite-flag-invalid", "F"],
  [["foo=bar"], HSTS, "cookies-without-secure-flag-but-protected-by-hsts", "F"],
  [
    ["SESSIONID=bar; HttpOnly"],
    HSTS,
    "cookies-session-without-secure-flag-but-protected-by-hsts",
    "F",
  ],
  [["foo=bar"], undefined, "cookies-without-secure-flag", "F"],
  [["SESSIONID=bar; Secure"], undefined, "cookies-session-without-httponly-flag", "F"],
  [["SESSIONID=bar; HttpOnly"], undefined, "cookies-session-without-secure-flag", "F"],
  [["SESSIONID=bar"], undefined, "cookies-session-without-secure-flag", "F"],
])("%j (HSTS %j): %s", (cookies, hsts, expected, verdict) => {
  const { result, sameSite } = judge(cookies, hsts);
  expect([result, isPassed(result) ? "P" : "F"]).toEqual([expected, verdict]);
  expect(sameSite).toBe(false);
});

test("all cookies with SameSite are worth points, in whatever kind", () => {
  const cookies = ["Strict", "Lax", "None"].map(
    (value) => `SESSIONID_${value}=bar; Secure; HttpOnly; SameSite=${value}`,
  );
  const all = judge(cookies);
  expect(all.result).toBe("cookies-secure-with-httponly-sessions-and-samesite");
  expect([isPassed(all.result), all.sameSite]).toEqual([true, true]);
  expect(all.data).toMatchObject({
    SESSIONID_Strict: { samesite: "strict", secure: true, httponly: true },
    SESSIONID_Lax: { samesite: "lax" },
    SESSIONID_None: { samesite: "none" },
  });
  const mixed = judge([...cookies, SAFE]);
  expect(mixed.result).toBe("cookies-secure-with-httponly-sessions");
  expect([isPassed(mixed.result), mixed.sameSite]).toEqual([true, false]);
  expect(mixed.data?.["SESSIONID"]).not.toHaveProperty("samesite");
});

test("the jar takes what a browser takes, and keeps what has expired", () => {
  const jar = createJar();
  jar.add(
    [
      "own=1",
      "other=1; Domain=example.com",
      "suffix=1; Domain=org",
      "gone=1; Max-Age=0",
      "old=1; Expires=Thu, 01 Jan 1970 00:00:01 GMT",
      "__Host-a=1; Secure",
      "__Host-b=1; Secure; Path=/",
      "nameless",
    ],
    "https://mozilla.org/a/b",
  );
  const names = jar.list().map(({ name }) => name);
  expect(names).toEqual(["own", "gone", "old", "__Host-b"]);
  expect(jar.list()[2]).toMatchObject({
    expires: "1970-01-01T00:00:01.000Z",
    path: "/a",
  });
  expect(jar.list()[1]).toMatchObject({ "max-age": 0 });
});

test("the jar sends nothing that has expired", () => {
  const jar = createJar();
  const url = "https://mozilla.org/";
  jar.add(
    [
      "gone=1; Max-Age=0",
      "own=1; Max-Age=60",
      "old=1; Expires=Thu, 01 Jan 1970 00:00:01 GMT",
      "b=2",
    ],
    url,
  );
  expect(jar.write(url)).toBe("own=1; b=2");
  expect(jar.list()).toHaveLength(4);
});

test("the jar holds no more cookies than a scan looks at", () => {
  const jar = createJar();
  const lines = Array.from({ length: 500 }, (_, index) => `c${index}=1`);
  jar.add(lines, "https://mozilla.org/");
  expect(jar.list()).toHaveLength(200);
});
