import { OFFLINE_KEY } from "~/domain/site/storage-keys";

/** Key of the time at which the next ping is due, in ISO 8601. */
const KEY = "next-ping";
const PING_URL = "/api/v1/ping";

/** Adapter over the browser APIs that a ping needs. */
export interface PingBrowser {
  isOnline: boolean;
  now: number;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  send(url: string, form: URLSearchParams): boolean;
}

/**
 * Tells the server, once per UTC day, that a signed-in reader is active. A failed ping is
 * retried on the next page.
 */
export function sendDailyPing(browser: PingBrowser = openBrowser()): void {
  try {
    if (!browser.isOnline || !isDue(browser)) return;
    const form = new URLSearchParams(readsOffline(browser) ? { offline: "true" } : {});
    if (browser.send(PING_URL, form))
      browser.setItem(KEY, new Date(toNextMidnight(browser.now)).toISOString());
  } catch (error) {
    console.warn("The daily ping was not sent", error);
  }
}

function isDue({ getItem, now }: PingBrowser): boolean {
  const due = Date.parse(getItem(KEY) ?? "");
  return Number.isNaN(due) || due <= now;
}

function readsOffline({ getItem }: PingBrowser): boolean {
  return /"offline"\s*:\s*true/.test(getItem(OFFLINE_KEY) ?? "");
}

function toNextMidnight(time: number): number {
  const date = new Date(time);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate() + 1);
}

function openBrowser(): PingBrowser {
  return {
    isOnline: navigator.onLine,
    now: Date.now(),
    getItem: (key) => localStorage.getItem(key),
    setItem: (key, value) => {
      localStorage.setItem(key, value);
    },
    send: (url, form) => navigator.sendBeacon(url, form),
  };
}
