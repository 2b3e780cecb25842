import { expect, test, vi } from "vitest";
import { sendDailyPing, type PingBrowser } from "./daily-ping";

const NOON = Date.UTC(2026, 1, 28, 12);
const NEXT_DAY = "2026-03-01T00:00:00.000Z";

function createBrowser(items: Record<string, string>, facts: Partial<PingBrowser> = {}) {
  const map = new Map(Object.entries(items));
  const sent: string[] = [];
  const browser: PingBrowser = {
    isOnline: true,
    now: NOON,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    send(url, form) {
      sent.push(`${url}?${form.toString()}`);
      return true;
    },
    ...facts,
  };
  return { browser, sent, readNext: () => map.get("next-ping") };
}

test("pings once, until the next day in UTC", () => {
  const { browser, sent, readNext } = createBrowser({});
  sendDailyPing(browser);
  sendDailyPing(browser);
  expect(sent).toEqual(["/api/v1/ping?"]);
  expect(readNext()).toBe(NEXT_DAY);
  sendDailyPing({ ...browser, now: Date.parse(NEXT_DAY) });
  expect(sent).toHaveLength(2);
});

test("reports that this browser reads offline", () => {
  const { browser, sent } = createBrowser({ MDNSettings: '{"offline":true}' });
  sendDailyPing(browser);
  expect(sent).toEqual(["/api/v1/ping?offline=true"]);
});

test("pings when the stored date is invalid", () => {
  const { browser, sent } = createBrowser({ "next-ping": "soon" });
  sendDailyPing(browser);
  expect(sent).toHaveLength(1);
});

test("waits while the browser is offline", () => {
  const { browser, sent, readNext } = createBrowser({}, { isOnline: false });
  sendDailyPing(browser);
  expect([sent, readNext()]).toEqual([[], undefined]);
});

test("tries again when the browser refuses the beacon", () => {
  const { browser, readNext } = createBrowser({}, { send: () => false });
  sendDailyPing(browser);
  expect(readNext()).toBeUndefined();
});

test("only warns when the storage fails", () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const getItem = () => {
    throw new Error("no storage");
  };
  const { browser, sent } = createBrowser({}, { getItem });
  sendDailyPing(browser);
  expect(warn).toHaveBeenCalledOnce();
  expect(sent).toEqual([]);
});
