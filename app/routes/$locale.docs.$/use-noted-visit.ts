import { useEffect } from "react";
import { useReader } from "~/ui/account-area/reader-context";
import type { DocumentFacts } from "./document-facts";

/** Has the reader's own browser note each document that a signed-in reader opens. */
export function useNotedVisit({
  mdn_url: url,
  title,
  parents,
}: Pick<DocumentFacts, "mdn_url" | "title" | "parents">): void {
  const isSignedIn = useReader().account.user !== null;
  useEffect(() => {
    if (!isSignedIn) return;
    const above = parents.slice(0, -1).map(({ uri, title }) => ({ uri, title }));
    void import("~/browser/visit-record")
      .then(({ noteVisit }) => noteVisit({ url, title, parents: above }))
      // A page that wasn't noted is no reason to disturb its reader.
      .catch(() => undefined);
  }, [isSignedIn, url, title, parents]);
}
