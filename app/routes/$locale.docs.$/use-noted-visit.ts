import { useRouteLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import { noteVisit } from "~/browser/visit-record";
import type { loader as rootLoader } from "~/root";
import type { DocumentFacts } from "./document-facts";

/** Has the reader's own browser note each document that a signed-in reader opens. */
export function useNotedVisit({
  mdn_url: url,
  title,
  parents,
}: Pick<DocumentFacts, "mdn_url" | "title" | "parents">): void {
  const isSignedIn = useRouteLoaderData<typeof rootLoader>("root")?.isSignedIn ?? false;
  useEffect(() => {
    if (!isSignedIn) return;
    const above = parents.slice(0, -1).map(({ uri, title }) => ({ uri, title }));
    noteVisit({ url, title, parents: above });
  }, [isSignedIn, url, title, parents]);
}
