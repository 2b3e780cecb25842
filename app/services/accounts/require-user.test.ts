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

test("gives the reader who is signed in", () => {
  const request = new Request("https://docs.example/en-US/plus/collections");
  expect(requireUser(request, { user: USER, isUserUnknown: false })).toBe(USER);
});

test("sends everybody else to sign in and back, by a page load", () => {
  const answer = catchAnswer("https://docs.example/en-US/plus/collections?page=2");
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe(
    "/users/fxa/login/authenticate/?next=%2Fen-US%2Fplus%2Fcollections%3Fpage%3D2",
  );
  expect(answer.headers.get("x-remix-reload-document")).toBe("true");
});

test("asks to come back while nobody can tell who it is", () => {
  const answer = catchAnswer("https://docs.example/en-US/plus/settings", true);
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "10"]);
});
