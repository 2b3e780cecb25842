import type { ActionFunctionArgs } from "@remix-run/node";
import { expect, test } from "vitest";
import { action, loader } from "./route";

const PAGE = "/de/docs/Web/CSS?x=1";

function toArgs(body: BodyInit, siteOrigin: string): ActionFunctionArgs {
  const request = new Request(`${siteOrigin}/de/preferences/language`, {
    method: "POST",
    body,
  });
  const context = { config: { siteOrigin } } as ActionFunctionArgs["context"];
  return { request, params: { locale: "de" }, context };
}

async function post(
  fields: Record<string, string>,
  siteOrigin = "http://localhost:3000",
) {
  const body = new URLSearchParams(fields);
  const { status, headers } = await action(toArgs(body, siteOrigin));
  return { status, to: headers.get("location"), cookie: headers.get("set-cookie") };
}

test("remembers the language and leads back", async () => {
  expect(await post({ remember: "1", locale: "de", next: PAGE })).toEqual({
    status: 303,
    to: PAGE,
    cookie: "preferredlocale=de; Path=/; Max-Age=94608000; SameSite=Lax",
  });
});

test.each([{ remember: "0" }, {}])("forgets the language for %j", async (fields) => {
  const { cookie } = await post({ ...fields, locale: "de", next: PAGE });
  expect(cookie).toContain("preferredlocale=; Path=/; Max-Age=0");
});

test("marks the cookie as secure on an https site", async () => {
  const fields = { remember: "1", locale: "de", next: PAGE };
  expect((await post(fields, "https://docs.example")).cookie).toMatch(/; Secure$/);
});

test.each(["https://evil.example/", "//evil.example", ""])(
  "leads home instead of to '%s'",
  async (next) => {
    expect((await post({ remember: "1", locale: "de", next })).to).toBe("/de/");
  },
);

test.each([
  ["an unknown language", new URLSearchParams({ locale: "xx", remember: "1" })],
  ["no language", new URLSearchParams({ remember: "1" })],
  ["something that is no form", "locale=de"],
])("answers 400 to %s", async (_, body) => {
  const answer = await action(toArgs(body, "http://localhost")).catch(
    (thrown: unknown) => thrown,
  );
  expect(answer).toHaveProperty("status", 400);
});

test("leads who opens the form's address to the home page", () => {
  const { headers } = loader(toArgs("", "http://localhost"));
  expect(headers.get("location")).toBe("/de/");
});
