import { expect, test } from "vitest";
import type { User } from "~/domain/accounts/user";
import type { FormDrafts } from "~/services/form-drafts/index.server";
import { UnavailableError } from "~/domain/site/unavailable-error";
import { getInterfaceText } from "~/l10n/interface-texts.server";
import { createLoadContext } from "../../../tests/support/create-load-context";
import { type FormUserOptions, requireFormUser, requireUser } from "./require-user";

const SIGNED_IN = { id: 1 } as User;

function catchThrown(url: string, isUserUnknown = false): Response {
  try {
    requireUser(new Request(url), { user: null, isUserUnknown });
  } catch (thrown) {
    return thrown as Response;
  }
  throw new Error("nothing was thrown");
}

test("returns the signed-in reader", () => {
  const request = new Request("https://docs.example/en-US/plus/collections");
  expect(requireUser(request, { user: SIGNED_IN, isUserUnknown: false })).toBe(SIGNED_IN);
});

test("redirects others to sign-in and back with a page load", () => {
  const answer = catchThrown("https://docs.example/en-US/plus/collections?page=2");
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe(
    "/users/fxa/login/authenticate/?next=%2Fen-US%2Fplus%2Fcollections%3Fpage%3D2",
  );
  expect(answer.headers.get("x-remix-reload-document")).toBe("true");
});

test("throws 503 while the session can't be looked up", () => {
  const answer = catchThrown("https://docs.example/en-US/plus/settings", true);
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "10"]);
});

const USER = { id: 1, formOwner: "hash-of-1" } as User;
const OWN = "hash-of-1 ada@example.org";
const PATH = "/de/plus/collections/new";

interface Facts {
  user?: User | null;
  isUserUnknown?: boolean;
  /** Identifies the draft; an error: none can be stored. */
  cookie?: string | null | Error;
  owner?: string;
}

function send(
  { user = null, isUserUnknown = false, cookie = "kept=1", owner }: Facts,
  options: FormUserOptions = {},
) {
  const kept: unknown[] = [];
  const formDrafts: Pick<FormDrafts, "keep"> = {
    keep({ form, address, clientAddress, cookieHeader }) {
      kept.push([[...form], address, clientAddress, cookieHeader]);
      if (cookie instanceof Error) return Promise.reject(cookie);
      return Promise.resolve(cookie === null ? null : ["old=; Max-Age=0", cookie]);
    },
  };
  const context = createLoadContext({ user, isUserUnknown, services: { formDrafts } });
  const body = new URLSearchParams({ name: "A", ...(owner && { owner }) });
  const request = new Request(`https://docs.example${PATH}?a=1`, {
    method: "POST",
    body,
    headers: { cookie: "old=1" },
  });
  const answer = requireFormUser(request, context, options);
  return { kept, answer };
}

async function catchAnswer(answer: Promise<unknown>): Promise<unknown> {
  return answer.then(
    () => Promise.reject(new Error("nothing was thrown")),
    (thrown: unknown) => thrown,
  );
}

test("returns a signed-in reader's form without a draft", async () => {
  const { kept, answer } = send({ user: USER, owner: OWN });
  const { user, form } = await answer;
  expect([user, form.get("name"), kept]).toEqual([USER, "A", []]);
});

test("saves an anonymous reader's form as a draft and redirects to sign-in and back", async () => {
  const { kept, answer } = send({});
  const { status, headers } = (await catchAnswer(answer)) as Response;
  expect([status, headers.get("location"), headers.getSetCookie()]).toEqual([
    303,
    `/users/signed-out?next=${encodeURIComponent(`${PATH}?a=1`)}`,
    ["old=; Max-Age=0", "kept=1"],
  ]);
  expect(kept).toEqual([[[["name", "A"]], `${PATH}?a=1`, "198.51.100.7", "old=1"]]);
});

test("redirects back to another page for a form without a page of its own", async () => {
  const { kept, answer } = send({}, { next: "/de/docs/Web?x#y" });
  const { headers } = (await catchAnswer(answer)) as Response;
  expect(headers.get("location")).toBe(
    "/users/signed-out?next=%2Fde%2Fdocs%2FWeb%3Fx%23y",
  );
  expect(kept).toEqual([[[["name", "A"]], "/de/docs/Web?x", "198.51.100.7", "old=1"]]);
});

test("redirects back to a page that the form's fields say", async () => {
  const next = (form: FormData) => (form.get("name") === "A" ? "/de/docs/A" : "/de/");
  const { headers } = (await catchAnswer(send({}, { next }).answer)) as Response;
  expect(headers.get("location")).toBe("/users/signed-out?next=%2Fde%2Fdocs%2FA");
});

test("tells the page after the session's end that a form has no fields to fill in", async () => {
  const { answer } = send({}, { next: "/de/plus/settings", hasFields: false });
  const { headers } = (await catchAnswer(answer)) as Response;
  expect(headers.get("location")).toBe(
    "/users/signed-out?form=none&next=%2Fde%2Fplus%2Fsettings",
  );
});

test("returns the fields of an anonymous reader of whom no draft is stored", async () => {
  const { answer } = send({ cookie: null, owner: OWN });
  expect(await catchAnswer(answer)).toMatchObject({
    data: {
      title: getInterfaceText("de")("sign-in-kept-title"),
      interrupted: {
        address: `${PATH}?a=1`,
        values: [
          ["name", "A"],
          ["owner", OWN],
        ],
        isSignedOut: true,
      },
    },
    init: { status: 401 },
  });
});

test("returns the fields with 503 while no draft can be stored", async () => {
  const { answer } = send({ cookie: new UnavailableError("a full disk") });
  expect(await catchAnswer(answer)).toMatchObject({
    data: { interrupted: { address: `${PATH}?a=1`, values: [["name", "A"]] } },
    init: { status: 503, headers: { "Retry-After": "10" } },
  });
  await expect(send({ cookie: new Error("a bug") }).answer).rejects.toThrow("a bug");
});

test("throws 503 while the session can't be looked up", async () => {
  const { kept, answer } = send({ isUserUnknown: true });
  expect(await catchAnswer(answer)).toHaveProperty("status", 503);
  expect(kept).toEqual([]);
});

test.each([
  ["hash-of-2 bob@example.org", "bob@example.org"],
  [undefined, ""],
])(
  "refuses a form with the owner token %o, and returns its fields",
  async (owner, openedAs) => {
    const { kept, answer } = send({ user: USER, ...(owner !== undefined && { owner }) });
    expect(await catchAnswer(answer)).toMatchObject({
      data: {
        title: getInterfaceText("de")("form-foreign-title"),
        foreignForm: { address: `${PATH}?a=1`, openedAs, values: [["name", "A"]] },
      },
      init: { status: 409 },
    });
    expect(kept).toEqual([]);
  },
);
