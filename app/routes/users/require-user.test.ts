import { expect, test } from "vitest";
import type { User } from "~/domain/accounts/user";
import { requireUser } from "./require-user";

const USER = { id: 1 } as User;

function catchAnswer(url: string, isUserUnknown = false): Response {
  try {
    requireUser(new Request(url), { user: null, isUserUnknown });
  } catch (thrown) {
    return thrown as Response;
  }
  throw new Error("nothing was thrown");
}

test("returns the signed-in reader", () => {
  const request = new Request("https://docs.example/en-US/plus/collections");
  expect(requireUser(request, { user: USER, isUserUnknown: false })).toBe(USER);
});

test("redirects others to sign-in and back with a page load", () => {
  const answer = catchAnswer("https://docs.example/en-US/plus/collections?page=2");
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe(
    "/users/fxa/login/authenticate/?next=%2Fen-US%2Fplus%2Fcollections%3Fpage%3D2",
  );
  expect(answer.headers.get("x-remix-reload-document")).toBe("true");
});

test("throws 503 while the session can't be looked up", () => {
  const answer = catchAnswer("https://docs.example/en-US/plus/settings", true);
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "10"]);
});
