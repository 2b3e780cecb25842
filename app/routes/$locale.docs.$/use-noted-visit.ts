import { useEffect } from "react";
import { useReader } from "~/ui/account-area/reader-context";
import type { DocumentFacts } from "./document-facts";

/** Records each document that a signed-in reader opens, in their browser only. */
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
      // A failure to record stays silent.
      .catch(() => undefined);
  }, [isSignedIn, url, title, parents]);
}
