import { expect, test } from "vitest";
import { createCookies } from "~/http/cookies/create-cookies.server";
import { createFlash } from "./index.server";

const KEY = "a key";
const MESSAGE = {
  kind: "success",
  text: "collections-done-created",
  args: { name: "größe", n: 2 },
} as const;

function requestWith(setCookie: string) {
  const [pair = ""] = setCookie.split(";", 1);
  return new Request("https://docs.example/", { headers: { Cookie: `a=b; ${pair}` } });
}

test("brings a message to the next request and takes it away there", async () => {
  const flash = createFlash({
    key: KEY,
    createCookie: createCookies("https://docs.example"),
  });
  const header = await flash.write(MESSAGE);
  expect(header).toMatch(
    /^__Host-flash=.*Max-Age=60; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  const { message, clear } = await flash.take(requestWith(header));
  expect(message).toEqual(MESSAGE);
  expect(clear).toMatch(/^__Host-flash=.*Max-Age=0/);
});

test("has nothing to say or to set for a request without one", async () => {
  const flash = createFlash({
    key: KEY,
    createCookie: createCookies("http://localhost"),
  });
  const request = new Request("http://localhost/");
  expect(await flash.take(request)).toEqual({ message: null, clear: null });
});

test("drops a message that somebody else has signed, or changed", async () => {
  const flash = createFlash({
    key: KEY,
    createCookie: createCookies("http://localhost"),
  });
  const foreign = await createFlash({
    key: "other",
    createCookie: createCookies("http://localhost"),
  }).write(MESSAGE);
  const changed = (await flash.write(MESSAGE)).replace(/^flash=.../, "flash=abc");
  for (const header of [foreign, changed])
    expect((await flash.take(requestWith(header))).message).toBeNull();
});

test("needs no HTTPS where readers have none", async () => {
  const header = await createFlash({
    key: KEY,
    createCookie: createCookies("http://localhost"),
  }).write(MESSAGE);
  expect(header).toMatch(/^flash=/);
  expect(header).not.toContain("Secure");
});
