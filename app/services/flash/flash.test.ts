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

test("returns a message once, with the header that clears it", async () => {
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

test("returns null for a request without a message", async () => {
  const flash = createFlash({
    key: KEY,
    createCookie: createCookies("http://localhost"),
  });
  const request = new Request("http://localhost/");
  expect(await flash.take(request)).toEqual({ message: null, clear: null });
});

test("drops a message that is forged or modified", async () => {
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

test("works without HTTPS", async () => {
  const header = await createFlash({
    key: KEY,
    createCookie: createCookies("http://localhost"),
  }).write(MESSAGE);
  expect(header).toMatch(/^flash=/);
  expect(header).not.toContain("Secure");
});

test.each(["ä", "😀", '"', "\u0001"])(
  "shortens long arguments made of %j",
  async (character) => {
    const flash = createFlash({
      key: KEY,
      createCookie: createCookies("https://docs.example"),
    });
    const long = character.repeat(5_000);
    const header = await flash.write({
      kind: "success",
      text: "collections-done-moved",
      args: { title: long, name: long, fits: character.repeat(200) },
    });
    const { message } = await flash.take(requestWith(header));
    const short = `${character.repeat(199)}…`;
    expect(message?.args).toEqual({
      title: short,
      name: short,
      fits: character.repeat(200),
    });
  },
);

test("writes two long arguments into less than 4,096 bytes", async () => {
  const flash = createFlash({
    key: KEY,
    createCookie: createCookies("https://docs.example"),
  });
  for (const character of ["a", "😀", '"', "\u0001"]) {
    const long = character.repeat(5_000);
    const args = { title: long, name: long };
    const header = await flash.write({
      kind: "success",
      text: "collections-done-moved",
      args,
    });
    expect(header.length).toBeLessThan(4_096);
  }
});
