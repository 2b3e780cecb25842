import type { ActionFunctionArgs } from "@remix-run/node";
import { expect, test, vi } from "vitest";
import { action, loader } from "~/routes/users.fxa.login.logout";
import { createLoadContext } from "../support/create-load-context";

const ADDRESS = "https://docs.example/users/fxa/login/logout/";
const OVER = ["session=; Max-Age=0", "login=; Max-Age=0"];

/** Runs the route with accounts that accept any `next`, which has its own tests. */
async function send(init: RequestInit) {
  const signOut = vi.fn(({ next }: { next: unknown }) =>
    Promise.resolve({ to: typeof next === "string" ? next : "/", cookies: OVER }),
  );
  const context = createLoadContext({ services: { accounts: { signOut } } });
  const request = new Request(ADDRESS, { ...init, headers: { cookie: "session=1" } });
  const args: ActionFunctionArgs = { request, params: {}, context };
  return { answer: await action(args).catch((thrown: unknown) => thrown), signOut };
}

test("signs out by a form, redirects to `next`, and clears the cookie", async () => {
  const body = new FormData();
  body.set("next", "/de/docs/Web");
  const { answer, signOut } = await send({ method: "POST", body });
  const { status, headers } = answer as Response;
  expect([status, headers.get("location")]).toEqual([303, "/de/docs/Web"]);
  expect(headers.getSetCookie()).toEqual(OVER);
  expect(signOut).toHaveBeenCalledWith(
    expect.objectContaining({ cookieHeader: "session=1" }),
  );
});

test.each(["", "{", "x".repeat(100_000)])(
  "takes a body that is no form for one without a next (%#)",
  async (body) => {
    const { answer, signOut } = await send({ method: "POST", body });
    expect((answer as Response).status).toBe(303);
    expect(signOut).toHaveBeenCalledWith(expect.objectContaining({ next: null }));
  },
);

test.each(["PUT", "DELETE", "PATCH"])("does not sign out by %s", async (method) => {
  const { answer, signOut } = await send({ method });
  const { status, headers } = answer as Response;
  expect([status, headers.get("allow")]).toEqual([405, "POST"]);
  expect(signOut).not.toHaveBeenCalled();
});

test("does not sign out by a link", () => {
  expect(loader).toThrow(expect.objectContaining({ status: 405 }));
});
