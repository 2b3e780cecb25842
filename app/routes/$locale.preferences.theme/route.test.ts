import type { ActionFunctionArgs } from "@remix-run/node";
import { expect, test } from "vitest";
import { action, loader } from "./route";

const PAGE = "/de/docs/Web/CSS?x=1";

function toArgs(
  body: BodyInit,
  siteOrigin = "http://localhost:3000",
): ActionFunctionArgs {
  const request = new Request(`${siteOrigin}/de/preferences/theme`, {
    method: "POST",
    body,
  });
  const context = { config: { siteOrigin } } as ActionFunctionArgs["context"];
  return { request, params: { locale: "de" }, context };
}

async function post(fields: Record<string, string>, siteOrigin?: string) {
  const { status, headers } = await action(
    toArgs(new URLSearchParams(fields), siteOrigin),
  );
  return { status, to: headers.get("location"), cookie: headers.get("set-cookie") };
}

test.each(["os-default", "light", "dark"])("keeps %s and leads back", async (theme) => {
  const { status, to, cookie } = await post({ theme, next: PAGE });
  expect([status, to]).toEqual([303, PAGE]);
  expect(cookie).toMatch(new RegExp(`^theme=${theme}; Path=/;`));
  expect(cookie).not.toContain("Secure");
});

test("marks the cookie as secure on an https site", async () => {
  const { cookie } = await post({ theme: "dark", next: PAGE }, "https://docs.example");
  expect(cookie).toMatch(/; Secure$/);
});

test.each(["https://evil.example/", "//evil.example", ""])(
  "leads home instead of to '%s'",
  async (next) => {
    expect((await post({ theme: "dark", next })).to).toBe("/de/");
  },
);

test.each([
  ["an unknown theme", new URLSearchParams({ theme: "purple", next: PAGE })],
  ["no theme", new URLSearchParams({ next: PAGE })],
  ["something that is no form", "theme=dark"],
])("answers 400 to %s", async (_, body) => {
  const answer = await action(toArgs(body)).catch((thrown: unknown) => thrown);
  expect(answer).toHaveProperty("status", 400);
  expect((answer as Response).headers.get("set-cookie")).toBeNull();
});

test("leads who opens the form's address to the home page", () => {
  const { headers } = loader(toArgs(""));
  expect(headers.get("location")).toBe("/de/");
});
