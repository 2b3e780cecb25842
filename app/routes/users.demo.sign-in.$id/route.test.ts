import { expect, test } from "vitest";
import { createLoadContext } from "../../../tests/support/create-load-context";
import { loader } from "./route";

test.each([
  [true, 200, "Choose a demo account"],
  [false, 410, "You are not logged in"],
])(
  "is titled as its heading, where the sign-in is under way: %s",
  async (isUnderWay, status, title) => {
    const demoAccounts = { isUnderWay: () => Promise.resolve(isUnderWay), accounts: [] };
    const { data, init } = await loader({
      request: new Request("https://docs.example/users/demo/sign-in/foo"),
      params: { id: "foo" },
      context: createLoadContext({ services: { demoAccounts } }),
    });
    expect([init?.status, data.title]).toEqual([status, title]);
  },
);
