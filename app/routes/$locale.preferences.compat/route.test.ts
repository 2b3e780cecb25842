import type { ActionFunctionArgs } from "@remix-run/node";
import { expect, test } from "vitest";
import { action, loader } from "./route";

const OFFERED = "chrome.edge.opera";
const NEXT = "/de/docs/Web/CSS#browser-kompatibilität";

interface Sent {
  body: BodyInit;
  hidden?: string[];
  siteOrigin?: string;
}

function toArgs({ body, hidden = [], siteOrigin = "http://localhost:3000" }: Sent) {
  const request = new Request(`${siteOrigin}/de/preferences/compat`, {
    method: "POST",
    body,
  });
  const context = {
    config: { siteOrigin },
    reader: { hiddenBrowsers: hidden },
  } as unknown as ActionFunctionArgs["context"];
  return { request, params: { locale: "de" }, context };
}

async function post(
  fields: [string, string][],
  rest: Omit<Sent, "body"> = {},
): Promise<{ status: number; to: string | null; cookie: string | null }> {
  const body = new URLSearchParams([["offered", OFFERED], ["next", NEXT], ...fields]);
  const { status, headers } = await action(toArgs({ body, ...rest }));
  return { status, to: headers.get("location"), cookie: headers.get("set-cookie") };
}

test("keeps what is left out and leads back to the table", async () => {
  const { status, to, cookie } = await post([["browser", "chrome"]]);
  expect([status, to]).toEqual([303, encodeURI(NEXT)]);
  expect(cookie).toMatch(/^compat-hidden=edge\.opera; Path=\/;/);
});

test("forgets the choice when all are to be shown", async () => {
  const { cookie } = await post(
    [
      ["browser", "chrome"],
      ["all", "1"],
    ],
    { hidden: ["edge"] },
  );
  expect(cookie).toContain("Max-Age=0");
});

test("keeps what other tables hide", async () => {
  const { cookie } = await post([["browser", "chrome"]], { hidden: ["nodejs"] });
  expect(cookie).toMatch(/^compat-hidden=edge\.nodejs\.opera;/);
});

test("marks the cookie as secure on an https site", async () => {
  const { cookie } = await post([], { siteOrigin: "https://docs.example" });
  expect(cookie).toMatch(/; Secure$/);
});

test("leads home instead of to another site", async () => {
  const body = new URLSearchParams({ offered: OFFERED, next: "//evil.example" });
  const { headers } = await action(toArgs({ body }));
  expect(headers.get("location")).toBe("/de/");
});

test.each([
  ["a form without browsers", new URLSearchParams({ browser: "chrome" })],
  ["something that is no form", "offered=chrome"],
])("answers 400 to %s", async (_, body) => {
  const answer = await action(toArgs({ body })).catch((thrown: unknown) => thrown);
  expect(answer).toHaveProperty("status", 400);
});

test("leads who opens the form's address to the home page", () => {
  expect(loader(toArgs({ body: "" })).headers.get("location")).toBe("/de/");
});
