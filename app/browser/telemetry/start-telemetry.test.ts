import { afterEach, beforeEach, expect, test, vi } from "vitest";

const stored = new Map<string, string>();
const recorder = { recordPage: vi.fn(), requestDeletion: vi.fn() };
const load = vi.fn(() => Promise.resolve(recorder));

beforeEach(() => {
  vi.resetModules();
  stored.clear();
  for (const each of [load, recorder.recordPage, recorder.requestDeletion])
    each.mockClear();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

async function visit(signs: { cookie?: string; navigator?: object } = {}): Promise<void> {
  vi.stubGlobal("document", {
    documentElement: { dataset: { telemetry: "site" } },
    cookie: signs.cookie ?? "",
  });
  vi.stubGlobal("navigator", signs.navigator ?? {});
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
  });
  const { startTelemetry } = await import("./start-telemetry");
  await startTelemetry(load);
}

test("loads Glean once and reports each page", async () => {
  await visit();
  await visit();
  expect(load).toHaveBeenCalledOnce();
  expect(recorder.recordPage.mock.calls).toEqual([["site"], ["site"]]);
});

test.each([
  { cookie: "moz-1st-party-data-opt-out=true" },
  { navigator: { globalPrivacyControl: true } },
  { navigator: { doNotTrack: "1" } },
])("loads nothing for a reader who said no: %j", async (signs) => {
  await visit(signs);
  expect(load).not.toHaveBeenCalled();
});

test("asks once to delete what was reported before the reader said no", async () => {
  stored.set("userLifetimeMetrics", "{}").set("theme", "dark");
  const signs = { navigator: { globalPrivacyControl: true } };
  await visit(signs);
  await visit(signs);
  expect(recorder.requestDeletion.mock.calls).toEqual([["site"]]);
  expect(recorder.recordPage).not.toHaveBeenCalled();
  expect([...stored.keys()]).toEqual(["theme"]);
});
