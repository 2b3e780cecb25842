import { useState } from "react";
// Of a part that only the server renders: the browser gets its styles from here.
import "~/ui/reader-choices/choice-buttons.module.css";
import { FooterContent, type FooterContentProps } from "./footer-content";
import styles from "./footer.module.css";

const FOOTER_ID = "footer";

/**
 * The end of every page. It is links and nothing else, so only the server renders it: in the
 * browser React takes the element over without looking inside, and no script of it is sent.
 */
export function Footer(props: FooterContentProps) {
  if (!import.meta.env.SSR) return <SentFooter />;
  return (
    <footer id={FOOTER_ID} className={styles.footer} data-chrome="">
      <FooterContent {...props} />
    </footer>
  );
}

/** Should React ever have to build the page anew, it finds the HTML in the page it replaces. */
function SentFooter() {
  const [html] = useState(() => document.getElementById(FOOTER_ID)?.innerHTML ?? "");
  return (
    <footer
      id={FOOTER_ID}
      className={styles.footer}
      data-chrome=""
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  );
}
