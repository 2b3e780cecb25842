import { createContext, useContext } from "react";
import {
  OWNER_FIELD,
  writeFormOwner,
  type FormOwner,
} from "~/domain/accounts/form-owner";
import { NO_ACCOUNT, type AccountFacts } from "~/domain/accounts/user";

interface PageReader {
  /**
   * The reader for whom this page, or this menu, was rendered; its forms act for no other
   * reader.
   */
  owner: FormOwner | null;
  /** The reader's current account, from whoami. */
  account: AccountFacts;
  /** True when whoami's response is late. */
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

/** Owner token field, required in every form that acts for a signed-in reader. */
export function OwnerField() {
  const { owner } = useReader();
  return (
    owner && <input type="hidden" name={OWNER_FIELD} value={writeFormOwner(owner)} />
  );
}
