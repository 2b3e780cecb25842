import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => vi.stubGlobal("siteReports", undefined));

afterEach(() => vi.unstubAllGlobals());

/** Imports the module as the framework's build and that of analytics do: each has its own. */
async function importCopy() {
  vi.resetModules();
  return import("./report-act");
}

test("keeps acts with their page until they are received, in their order", async () => {
  const { reportAct } = await importCopy();
  const { receiveActs } = await importCopy();
  vi.stubGlobal("location", { href: "https://site.example/a?b" });
  reportAct("first");
  vi.stubGlobal("location", { href: "https://site.example/c" });
  reportAct("second");
  const received: string[] = [];
  receiveActs(({ name, page }) => received.push(name + page.pathname + page.search));
  expect(received).toEqual(["first/a?b", "second/c"]);
  reportAct("third");
  expect(received).toEqual(["first/a?b", "second/c", "third/c"]);
});
