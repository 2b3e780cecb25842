import { expect, test } from "vitest";
import { createCookies } from "./create-cookies.server";

test("ties a cookie to its host over HTTPS", async () => {
  const cookie = createCookies("https://docs.example")("flash", { maxAgeSeconds: 60 });
  expect(await cookie.serialize("a")).toMatch(
    /^__Host-flash=[^;]+; Max-Age=60; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
});

test("makes one that works without HTTPS, for the machine itself", async () => {
  const cookie = createCookies("http://localhost:3000")("flash");
  expect(await cookie.serialize("a", { maxAge: 5 })).toMatch(
    /^flash=[^;]+; Max-Age=5; Path=\/; HttpOnly; SameSite=Lax$/,
  );
});

test("reads a signed cookie back, and none that another key has signed", async () => {
  const createCookie = createCookies("http://localhost");
  const cookie = createCookie("flash", { key: "ours" });
  const [written = ""] = (await cookie.serialize({ text: "ä" })).split(";");
  expect(await cookie.parse(written)).toEqual({ text: "ä" });
  expect(await createCookie("flash", { key: "theirs" }).parse(written)).toBeNull();
});
