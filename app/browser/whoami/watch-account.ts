import {
  isPrivatePage,
  toSessionOverUrl,
  toSignOutNext,
} from "~/domain/accounts/private-page";
import { NO_ACCOUNT, type AccountFacts, type ShownUser } from "~/domain/accounts/user";
import { AD_FREE_KEY, OFFLINE_KEY } from "~/domain/site/storage-keys";
import { mayPrefetch } from "../may-prefetch";
import { readHydrationData } from "../hydration/load-page";
import { waitForIntent } from "../hydration/wait-for-intent";
import { hasUnsavedText } from "../unsaved-text";
import { readWhoami } from "./read-whoami";
import { READER_KEY } from "./reader-trace";
import { createRevalidation, type RevalidationBrowser } from "./revalidation";

/** The reader's account as known to the browser. */
export interface LiveAccount {
  account: AccountFacts;
  /** True when whoami's response is late. */
  isSlow: boolean;
}

/** Time for another tab's sign-out to reach the server. */
const SIGN_OUT_MILLISECONDS = 1_000;

/** Keys of a signed-in reader's data: viewed pages, offline settings, the choice of no advertisements. */
const LOCAL_KEYS = [
  "frequently-viewed-documents-v2",
  "frequently-viewed-documents",
  OFFLINE_KEY,
  AD_FREE_KEY,
];
const SESSION_KEY = "whoami";

type Listener = (live: LiveAccount) => void;

/**
 * Keeps the account of a page up to date: requests whoami at the first intent, on the
 * reader's return, and when another tab reports a change of reader.
 * @param page Account data in the page from the server.
 * @param signal Stops watching.
 */
export function watchAccount(
  page: AccountFacts,
  onChange: Listener,
  signal: AbortSignal,
): void {
  let live: LiveAccount = { account: page, isSlow: false };
  let hasSignedOut = false;
  function show(change: Partial<LiveAccount>): void {
    if (signal.aborted) return;
    live = { ...live, isSlow: false, ...change };
    onChange(live);
    if (isForeignPage(page, live.account) && !hasUnsavedText())
      leavePage(live.account, hasSignedOut);
  }
  function showData(account: AccountFacts): void {
    noteReader(account.user);
    show({ account });
  }
  const revalidation = createRevalidation({
    load: readWhoami,
    onData: showData,
    onError(error) {
      // Offline, the account stays as it is; whoami is requested again once online.
      if (!navigator.onLine) return;
      console.warn(String(error));
      show({ account: { ...live.account, isUserUnknown: true } });
    },
    onSlow: () => show({ isSlow: true }),
    browser: BROWSER,
  });
  if (page.user) noteReader(page.user);

  /**
   * Another tab's sign-out removes the key before it reaches the server. The header
   * changes at once. Only a later whoami response may leave the page, because an earlier
   * one would still name the reader.
   */
  function showSignOut(): void {
    revalidation.drop();
    hasSignedOut = true;
    live = {
      account: { ...NO_ACCOUNT, maintenance: live.account.maintenance },
      isSlow: false,
    };
    onChange(live);
    setTimeout(() => {
      if (!signal.aborted) revalidation.invalidate();
    }, SIGN_OUT_MILLISECONDS);
  }

  function handleStorage({ key, newValue }: StorageEvent): void {
    if (key !== READER_KEY || newValue === (live.account.user?.formOwner ?? null)) return;
    if (newValue === null) showSignOut();
    else revalidation.invalidate();
  }
  addEventListener("storage", handleStorage, { signal });
  addEventListener("focus", revalidation.handleFocus, { signal });
  document.addEventListener("visibilitychange", revalidation.handleFocus, { signal });
  addEventListener("online", revalidation.revalidate, { signal });
  signal.addEventListener("abort", revalidation.drop);
  // Pages hydrated at once have seen no intent yet.
  if (readHydrationData()?.hydrate === "at-once") waitForIntent(revalidation.revalidate);
  else revalidation.revalidate();
}

/**
 * Records who is signed in, on a page that shows nobody. One that comes from the back/forward cache is loaded for its
 * reader, unless it contains unsaved text.
 */
export async function checkReader(isRestored: boolean): Promise<void> {
  const { user } = await readWhoami();
  noteReader(user);
  if (isRestored && user && !hasUnsavedText()) location.reload();
}

/**
 * Records the signed-in reader. A reader's data in this browser is deleted at sign-out,
 * at the end of the session, and when a different reader signs in; offline settings also when
 * the reader does not subscribe (shell specification, 5).
 */
export function noteReader(
  reader: Pick<ShownUser, "formOwner" | "isSubscriber"> | null,
): void {
  const owner = reader?.formOwner ?? null;
  try {
    const last = localStorage.getItem(READER_KEY);
    if (owner === null || (last !== null && last !== owner)) {
      sessionStorage.removeItem(SESSION_KEY);
      for (const key of LOCAL_KEYS) localStorage.removeItem(key);
    }
    if (!reader?.isSubscriber) localStorage.removeItem(OFFLINE_KEY);
    // Comes last, because other tabs react to it.
    if (owner === null) localStorage.removeItem(READER_KEY);
    else if (owner !== last) localStorage.setItem(READER_KEY, owner);
  } catch (error) {
    console.warn("The owner token can't be stored.", error);
  }
}

/**
 * Leaves a page of another reader. Pages with unsaved text stay; a notice reports the
 * change (ui/account-area). A reader who has not signed out learns that the session is
 * over, but for a page that everybody may read.
 */
function leavePage({ user }: AccountFacts, hasSignedOut: boolean): void {
  const { pathname, search } = location;
  const next = toSignOutNext(pathname);
  if (user) location.reload();
  else if (hasSignedOut || next === pathname) location.assign(next);
  else location.assign(toSessionOverUrl(pathname + search));
}

/**
 * Whether a page with private data belongs to a different reader than the current one.
 */
function isForeignPage(page: AccountFacts, { user, ...now }: AccountFacts): boolean {
  if (now.isUserUnknown || !page.user || !isPrivatePage(location.pathname)) return false;
  return user?.formOwner !== page.user.formOwner;
}

const BROWSER: RevalidationBrowser = {
  now: () => performance.now(),
  random: Math.random,
  setTimer: (work, milliseconds) => void setTimeout(work, milliseconds),
  isActive: () => document.visibilityState === "visible" && navigator.onLine,
  isSlowLink: () => !mayPrefetch(),
};
