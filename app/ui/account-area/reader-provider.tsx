import { useContext, useEffect, useState, type ReactNode } from "react";
import { loadChunk } from "~/browser/loading/load-chunk";
import type { LiveAccount } from "~/browser/whoami/watch-account";
import { READER_KEY, readReaderTrace } from "~/browser/whoami/reader-trace";
import type { AccountFacts } from "~/domain/accounts/user";
import { AccountPartsContext, type AccountParts } from "./account-parts-context";
import { ReaderContext } from "./reader-context";

export interface ReaderProviderProps {
  /** Account data from the server's render. */
  page: AccountFacts;
  children: ReactNode;
}

/** Provides the reader of the server's render and the current reader to a page. */
export function ReaderProvider({ page, children }: ReaderProviderProps) {
  const given = useContext(AccountPartsContext);
  const [parts, setParts] = useState(given);
  const [live, setLive] = useState<LiveAccount>({ account: page, isSlow: false });
  useEffect(() => {
    const watching = new AbortController();
    whenSomebodyIs(page, watching.signal, () => {
      void loadWatch().then(([{ watchAccount }, loaded]) => {
        if (watching.signal.aborted) return;
        setParts(loaded);
        watchAccount(page, setLive, watching.signal);
      }, warn);
    });
    return () => watching.abort();
  }, [page]);
  const { account, isSlow } = live;
  return (
    <AccountPartsContext.Provider value={parts}>
      <ReaderContext.Provider value={{ owner: page.user, account, isSlow }}>
        {children}
      </ReaderContext.Provider>
    </AccountPartsContext.Provider>
  );
}

/**
 * Calls back once: at once if a reader is or was signed in, else when another tab reports
 * a sign-in.
 */
function whenSomebodyIs(
  page: AccountFacts,
  signal: AbortSignal,
  onReader: () => void,
): void {
  if (page.user || page.isUserUnknown || readReaderTrace() !== null) {
    onReader();
    return;
  }
  function handleStorage({ key, newValue }: StorageEvent): void {
    if (key !== READER_KEY || newValue === null) return;
    removeEventListener("storage", handleStorage);
    onReader();
  }
  addEventListener("storage", handleStorage, { signal });
}

function loadWatch() {
  return loadChunk("the account's state", () =>
    Promise.all([
      import("~/browser/whoami/watch-account"),
      import("./account-parts").then((module): AccountParts => module.ACCOUNT_PARTS),
    ]),
  );
}

/** The page keeps the account of the server's render. */
function warn(error: unknown): void {
  console.warn(error);
}
