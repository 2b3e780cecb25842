import { afterEach, expect, test, vi } from "vitest";
import { parseSettings } from "~/domain/accounts/settings";
import type { ShownUser } from "~/domain/accounts/user";
import { READER_KEY } from "./reader-trace";
import { watchAccount } from "./watch-account";

const ADA: ShownUser = {
  email: "ada@example.org",
  avatarUrl: null,
  subscriptionType: "core",
  isSubscriber: false,
  settings: parseSettings({}),
  formOwner: "ada",
  hasNews: false,
};

afterEach(() => vi.unstubAllGlobals());

/** Watches a private page whose session is over; `assign` is where it leaves to. */
function watchPage(pathname = "/de/plus/settings") {
  const events = new EventTarget();
  const assign = vi.fn<(url: string) => void>();
  vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    setItem: () => undefined,
    removeItem: () => undefined,
  });
  vi.stubGlobal("sessionStorage", { removeItem: () => undefined });
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("location", {
    pathname,
    search: "?confirm=delete-history",
    assign,
  });
  vi.stubGlobal("document", {
    visibilityState: "visible",
    addEventListener: () => undefined,
    querySelector: () => null,
    querySelectorAll: () => [],
  });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}", { status: 400 })));
  const watching = new AbortController();
  const page = { user: ADA, isUserUnknown: false, maintenance: null };
  watchAccount(page, () => undefined, watching.signal);
  return { events, assign, stop: () => watching.abort() };
}

test("leaves a private page for one that says that the session is over", async () => {
  const { assign, stop } = watchPage();
  await expect
    .poll(() => assign.mock.calls)
    .toEqual([
      [
        "/users/signed-out?form=none&next=%2Fde%2Fplus%2Fsettings%3Fconfirm%3Ddelete-history",
      ],
    ]);
  stop();
});

test("leaves for the Plus page after a sign-out in another tab", async () => {
  const { events, assign, stop } = watchPage();
  const change = Object.assign(new Event("storage"), { key: READER_KEY, newValue: null });
  events.dispatchEvent(change);
  await expect.poll(() => assign.mock.calls).toEqual([["/de/plus"]]);
  stop();
});

test("loads a page anew that everybody may read, without the reader's data", async () => {
  const { assign, stop } = watchPage("/de/plus/ai-help");
  await expect.poll(() => assign.mock.calls).toEqual([["/de/plus/ai-help"]]);
  stop();
});
