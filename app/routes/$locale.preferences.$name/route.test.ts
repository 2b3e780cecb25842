import { describe, expect, test } from "vitest";
import type { PublicConfig } from "~/domain/site/public-config";
import { action, loader } from "./route";
import { createLoadContext } from "../../../tests/support/create-load-context";

const PAGE = "/de/docs/Web/CSS?x=1";

type Fields = Record<string, string> | [string, string][];

/** A valid form for each URL. */
const FORMS: [string, Record<string, string>][] = [
  ["theme", { theme: "dark" }],
  ["language", { locale: "de", remember: "1" }],
  ["compat", { offered: "chrome.edge", browser: "chrome" }],
  ["telemetry", { telemetry: "off" }],
];

interface Sent {
  name: string;
  body?: BodyInit;
  hidden?: string[];
  siteOrigin?: string;
  telemetry?: PublicConfig["telemetry"];
}

function toArgs({
  name,
  body = "",
  hidden = [],
  siteOrigin = "http://localhost:3000",
  telemetry = { application: "site", forwardedTo: null },
}: Sent) {
  const request = new Request(`${siteOrigin}/de/preferences/${name}`, {
    method: "POST",
    body,
  });
  const context = createLoadContext({
    config: { siteOrigin, telemetry },
    reader: { hiddenBrowsers: hidden },
    services: {
      flash: { write: ({ text }: { text: string }) => Promise.resolve(`flash=${text}`) },
    },
  });
  return { request, params: { locale: "de", name }, context };
}

async function post(
  name: string,
  fields: Fields,
  rest: Omit<Sent, "name" | "body"> = {},
) {
  const body = new URLSearchParams(fields);
  const { status, headers } = await action(toArgs({ name, body, ...rest }));
  const [cookie = "", flash] = headers.getSetCookie();
  return { status, to: headers.get("location"), cookie, flash };
}

async function findFailure(sent: Sent): Promise<unknown> {
  return action(toArgs(sent)).catch((thrown: unknown) => thrown);
}

describe.each(FORMS)("%s", (name, fields) => {
  test("redirects to the page with the form", async () => {
    const { status, to, cookie } = await post(name, { ...fields, next: PAGE });
    expect([status, to]).toEqual([303, PAGE]);
    expect(cookie).not.toContain("Secure");
  });

  test("marks the cookie as secure on an HTTPS site", async () => {
    const siteOrigin = "https://docs.example";
    expect((await post(name, fields, { siteOrigin })).cookie).toMatch(/; Secure$/);
  });

  test.each(["https://evil.example/", "//evil.example", ""])(
    "redirects to the home page instead of '%s'",
    async (next) => {
      expect((await post(name, { ...fields, next })).to).toBe("/de/");
    },
  );

  test("redirects a GET request to the home page", () => {
    expect(loader(toArgs({ name })).headers.get("location")).toBe("/de/");
  });
});

test.each(["os-default", "light", "dark"])("stores the theme %s", async (theme) => {
  const { cookie } = await post("theme", { theme });
  expect(cookie).toMatch(new RegExp(`^theme=${theme}; Path=/;`));
});

test("remembers the language", async () => {
  expect((await post("language", { remember: "1", locale: "de" })).cookie).toBe(
    "preferredlocale=de; Path=/; Max-Age=94608000; SameSite=Lax",
  );
});

test.each([{ remember: "0" }, {}])("forgets the language for %j", async (fields) => {
  const { cookie } = await post("language", { ...fields, locale: "de" });
  expect(cookie).toContain("preferredlocale=; Path=/; Max-Age=0");
});

test.each([
  ["says that a language is remembered", { remember: "1" }, "flash=language-remembered"],
  ["says that a language is forgotten", { remember: "0" }, "flash=language-forgotten"],
  ["says nothing where a script does", { remember: "1", quiet: "1" }, undefined],
])("%s", async (_outcome, fields, expected) => {
  const { flash } = await post("language", { ...fields, locale: "de" });
  expect(flash).toBe(expected);
});

test.each([
  ["off", "moz-1st-party-data-opt-out=true; Path=/; Max-Age=94608000; SameSite=Lax"],
  ["on", "moz-1st-party-data-opt-out=; Path=/; Max-Age=0; SameSite=Lax"],
])("switches telemetry %s", async (telemetry, expected) => {
  const { status, cookie, flash } = await post("telemetry", { telemetry });
  expect([status, cookie, flash]).toEqual([303, expected, undefined]);
});

test("knows no choice about telemetry where it is off", async () => {
  const body = new URLSearchParams({ telemetry: "off" });
  const sent = { name: "telemetry", body, telemetry: null };
  expect(await findFailure(sent)).toHaveProperty("status", 404);
  expect(() => loader(toArgs(sent))).toThrow(expect.objectContaining({ status: 404 }));
});

test("sets no flash message for a choice that the page shows", async () => {
  expect((await post("theme", { theme: "dark" })).flash).toBeUndefined();
});

describe("browsers of compatibility tables", () => {
  const OFFERED: [string, string] = ["offered", "chrome.edge.opera"];
  const CHROME: [string, string] = ["browser", "chrome"];

  test("stores the browsers left out and redirects to the table", async () => {
    const next = "/de/docs/Web/CSS#browser-kompatibilität";
    const { to, cookie } = await post("compat", [OFFERED, CHROME, ["next", next]]);
    expect(to).toBe(encodeURI(next));
    expect(cookie).toMatch(/^compat-hidden=edge\.opera; Path=\/;/);
  });

  test("removes the cookie when all browsers are shown", async () => {
    const fields = [OFFERED, CHROME, ["all", "1"] as [string, string]];
    const { cookie } = await post("compat", fields, { hidden: ["edge"] });
    expect(cookie).toContain("Max-Age=0");
  });

  test("keeps browsers hidden by other tables", async () => {
    const { cookie } = await post("compat", [OFFERED, CHROME], { hidden: ["nodejs"] });
    expect(cookie).toMatch(/^compat-hidden=edge\.nodejs\.opera;/);
  });
});

test.each<[string, string, BodyInit]>([
  ["an unknown theme", "theme", new URLSearchParams({ theme: "purple", next: PAGE })],
  ["no theme", "theme", new URLSearchParams({ next: PAGE })],
  ["a theme that is no form", "theme", "theme=dark"],
  ["an unknown language", "language", new URLSearchParams({ locale: "xx" })],
  ["no language", "language", new URLSearchParams({ remember: "1" })],
  ["a language that is no form", "language", "locale=de"],
  ["a form without browsers", "compat", new URLSearchParams({ browser: "chrome" })],
  ["browsers that are no form", "compat", "offered=chrome"],
  ["another word", "telemetry", new URLSearchParams({ telemetry: "true" })],
])("answers 400 to %s", async (_, name, body) => {
  const failure = await findFailure({ name, body });
  expect(failure).toHaveProperty("status", 400);
  expect((failure as Response).headers.get("set-cookie")).toBeNull();
});

test.each(["font", "constructor", ""])(
  "answers 404 for a preference '%s'",
  async (name) => {
    expect(await findFailure({ name })).toHaveProperty("status", 404);
    expect(() => loader(toArgs({ name }))).toThrow(
      expect.objectContaining({ status: 404 }),
    );
  },
);
