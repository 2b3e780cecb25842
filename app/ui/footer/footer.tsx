// Of a part that only the server renders: the browser gets its styles from here.
import "~/ui/reader-choices/choice-buttons.module.css";
import { StaticElement } from "~/ui/static-html/static-element";
import { FooterContent, type FooterContentProps } from "./footer-content";
import styles from "./footer.module.css";

/** The end of every page: links, and buttons of behaviours. */
export function Footer(props: FooterContentProps) {
  return (
    <StaticElement
      as="footer"
      name="footer"
      className={styles.footer}
      attributes={{ id: "footer", "data-chrome": "" }}
    >
      {import.meta.env.SSR && <FooterContent {...props} />}
    </StaticElement>
  );
}
