import { createContext, useContext } from "react";
import {
  OWNER_FIELD,
  writeFormOwner,
  type FormOwner,
} from "~/domain/accounts/form-owner";
import { NO_ACCOUNT, type AccountFacts } from "~/domain/accounts/user";

interface PageReader {
  /** The reader that this page, or this menu, was made for: its forms act for nobody else. */
  owner: FormOwner | null;
  /** The reader's account now, by whoami. */
  account: AccountFacts;
  /** Whoami is late with its answer. */
  isSlow: boolean;
}

export const ReaderContext = createContext<PageReader>({
  owner: null,
  account: NO_ACCOUNT,
  isSlow: false,
});

export function useReader(): PageReader {
  return useContext(ReaderContext);
}

/** Owner token: belongs into every form that acts for a signed-in reader. */
export function OwnerField() {
  const { owner } = useReader();
  return (
    owner && <input type="hidden" name={OWNER_FIELD} value={writeFormOwner(owner)} />
  );
}
