import { isPrivatePage, toSignOutNext } from "~/domain/accounts/private-page";
import { NO_ACCOUNT, type AccountFacts } from "~/domain/accounts/user";
import { readPageStart } from "../page-start/read-page-start";
import { waitForIntent } from "../page-start/wait-for-intent";
import { hasUnsavedText } from "../unsaved-text";
import { readWhoami } from "./read-whoami";
import { noteReader, READER_KEY } from "./reader-trace";
import { createRevalidation, type RevalidationBrowser } from "./revalidation";

/** The reader's account as far as the browser knows it. */
export interface LiveAccount {
  account: AccountFacts;
  /** Whoami is late with its answer. */
  isSlow: boolean;
}

/** In which another tab's sign-out reaches the server. */
const SIGN_OUT_MILLISECONDS = 1_000;

type Listener = (live: LiveAccount) => void;

/**
 * Keeps the account of a page up to date: asks whoami at the first intent, when the reader comes
 * back, and when another tab tells of another reader.
 *
 * @param page What the server has put into the page.
 * @param signal Ends it.
 */
export function watchAccount(
  page: AccountFacts,
  onChange: Listener,
  signal: AbortSignal,
): void {
  let live: LiveAccount = { account: page, isSlow: false };
  function show(change: Partial<LiveAccount>): void {
    if (signal.aborted) return;
    live = { ...live, isSlow: false, ...change };
    onChange(live);
    if (isForeignPage(page, live.account) && !hasUnsavedText()) leavePage(live.account);
  }
  function showData(account: AccountFacts): void {
    noteReader(account.user?.formOwner ?? null);
    show({ account });
  }
  const revalidation = createRevalidation({
    load: readWhoami,
    onData: showData,
    onError(error) {
      // A missing network says nothing about the server, which is asked again when it is back.
      if (!navigator.onLine) return;
      console.warn(String(error));
      show({ account: { ...live.account, isUserUnknown: true } });
    },
    onSlow: () => show({ isSlow: true }),
    browser: BROWSER,
  });
  if (page.user) noteReader(page.user.formOwner);

  /**
   * Signing out removes the key before the server knows of it. The header changes at once; whether
   * the page is left is decided by an answer from after the sign-out, because a page that is loaded
   * earlier would still be the reader's.
   */
  function showSignOut(): void {
    revalidation.drop();
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
  // React has come without an intent only where the page asked for it at once.
  if (readPageStart()?.hydrate === "at-once") waitForIntent(revalidation.revalidate);
  else revalidation.revalidate();
}

/** Pages with unsaved text are not left: a notice tells of the change (ui/account-area). */
function leavePage({ user }: AccountFacts): void {
  if (user) location.reload();
  else location.assign(toSignOutNext(location.pathname));
}

/** Whether a page of private data belongs to another reader than the one who is here now. */
function isForeignPage(page: AccountFacts, { user, ...now }: AccountFacts): boolean {
  if (now.isUserUnknown || !page.user || !isPrivatePage(location.pathname)) return false;
  return user?.formOwner !== page.user.formOwner;
}

const BROWSER: RevalidationBrowser = {
  now: () => performance.now(),
  random: Math.random,
  setTimer: (work, milliseconds) => void setTimeout(work, milliseconds),
  isActive: () => document.visibilityState === "visible" && navigator.onLine,
  isSlowLink() {
    const { connection } = navigator as { connection?: NetworkInformation };
    const type = connection?.effectiveType ?? "";
    return ["slow-2g", "2g"].includes(type) || connection?.saveData === true;
  },
};

/** Not in the browsers' common types: only Chromium has it. */
interface NetworkInformation {
  effectiveType?: string;
  saveData?: boolean;
}
