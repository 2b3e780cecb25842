import { useContext, useEffect, useState, type ReactNode } from "react";
import { loadChunk } from "~/browser/load-chunk";
import type { LiveAccount } from "~/browser/whoami/watch-account";
import { READER_KEY, readReaderTrace } from "~/browser/whoami/reader-trace";
import type { AccountFacts } from "~/domain/accounts/user";
import { AccountPartsContext, type AccountParts } from "./account-parts-context";
import { ReaderContext } from "./reader-context";

export interface ReaderProviderProps {
  /** As the server has made the page. */
  page: AccountFacts;
  children: ReactNode;
}

/** Tells the parts of a page who its reader was when it was made, and who that is now. */
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

/** Calls back once where somebody is or was signed in; elsewhere when another tab tells of it. */
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

/** The page stays as the server has made it. */
function warn(error: unknown): void {
  console.warn("The account is not kept up to date.", error);
}
