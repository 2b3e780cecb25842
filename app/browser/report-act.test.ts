import { expect, test, vi } from "vitest";
import { receiveActs, reportAct } from "./report-act";

test("keeps acts with their page until they are received, in their order", () => {
  vi.stubGlobal("location", { href: "https://site.example/a?b" });
  reportAct("first");
  vi.stubGlobal("location", { href: "https://site.example/c" });
  reportAct("second");
  const received: string[] = [];
  receiveActs(({ name, page }) => received.push(name + page.pathname + page.search));
  expect(received).toEqual(["first/a?b", "second/c"]);
  reportAct("third");
  expect(received).toEqual(["first/a?b", "second/c", "third/c"]);
  vi.unstubAllGlobals();
});
