// Browsers get the styles of server-only parts from here.
import "~/ui/reader-choices/choice-buttons.module.css";
import { NO_THEME } from "~/domain/site/site-theme";
import type { SiteFacts } from "~/ui/navigation/site-facts";
import { StaticElement } from "~/ui/static-html/static-element";
import { FooterContent } from "./footer-content";
import styles from "./footer.module.css";

const FOOTER_ID = "footer";
const ATTRIBUTES = { id: FOOTER_ID, "data-chrome": "" };

/** The end of every page: links, and buttons of behaviours. */
export function Footer({ site }: { site: SiteFacts }) {
  return (
    <StaticElement
      as="footer"
      name="footer"
      className={styles.footer}
      attributes={ATTRIBUTES}
    >
      {import.meta.env.SSR && <FooterContent site={site} theme={NO_THEME} />}
    </StaticElement>
  );
}
