import type { ReactNode } from "react";
import { PrintAddress } from "~/ui/article-columns/article-columns";
import styles from "./site-page.module.css";

/** A page about the site: one wide column, in English in every locale. */
export function SitePage({
  address,
  children,
}: {
  address: string;
  children: ReactNode;
}) {
  return (
    <main id="content" className={`page-width ${styles.page}`} lang="en-US" tabIndex={-1}>
      <PrintAddress address={address} />
      {children}
    </main>
  );
}
