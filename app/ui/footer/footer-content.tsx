import { useLocale } from "~/l10n/locale-context";
import { Icon } from "~/ui/icon/icon";
import { Mark } from "~/ui/logo/logo";
import { PageOptionsButton, ShortcutsButton } from "~/ui/reader-choices/choice-buttons";
import { resolveTarget, type Place } from "~/ui/navigation/resolve-target";
import type { SiteFacts } from "~/ui/navigation/site-facts";
import {
  FOOTER_GROUPS,
  LEGAL_LINKS,
  LICENSE_LINK,
  LICENSE_URL,
  type FooterLink,
} from "../navigation/footer-links";
import { SocialLinks } from "./social-links-list";
import styles from "./footer.module.css";

/** When the first of these pages were written. */
const FIRST_YEAR = "1998";

/** Contents of the footer, the same on every page: about, links, legal texts. */
export function FooterContent({ site }: { site: SiteFacts }) {
  const { locale, text } = useLocale();
  const place: Place = { locale, site };
  const license = resolveTarget(LICENSE_LINK.target, place);
  return (
    <div className={`page-width ${styles.columns}`}>
      <div className={styles.about}>
        <p className={styles.name}>
          <Mark variant="plain" />
          {site.siteName}
        </p>
        <p>{text("footer-tagline")}</p>
        <SocialLinks place={place} siteName={site.siteName} />
      </div>
      <nav className={styles.lists} aria-label={text("footer-label")}>
        {FOOTER_GROUPS.map(({ id, links }) => (
          <FooterColumn
            key={id}
            title={text(id, { site: site.siteName })}
            links={links}
            place={place}
          />
        ))}
      </nav>
      <div className={styles.legal}>
        <ul>
          <FooterItems links={LEGAL_LINKS} place={place} />
          <li>
            <PageOptionsButton />
          </li>
          <li>
            <ShortcutsButton />
          </li>
        </ul>
        <p>
          {text("footer-license", { first: FIRST_YEAR, year: site.year })}{" "}
          <a href={license?.href ?? LICENSE_URL} hrefLang={license?.hrefLang}>
            {text("footer-license-link")}
          </a>
        </p>
      </div>
    </div>
  );
}

interface FooterColumnProps {
  title: string;
  links: readonly FooterLink[];
  place: Place;
}

function FooterColumn({ title, links, place }: FooterColumnProps) {
  const isEmpty = links.every(({ target }) => !resolveTarget(target, place));
  if (isEmpty) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        <FooterItems links={links} place={place} />
      </ul>
    </section>
  );
}

function FooterItems({ links, place }: Omit<FooterColumnProps, "title">) {
  const { text } = useLocale();
  return links.map(({ id, target }) => {
    const link = resolveTarget(target, place);
    return (
      link && (
        <li key={id}>
          <a href={link.href} hrefLang={link.hrefLang}>
            {text(id)}
            {link.isExternal && <Icon name="external" size={12} />}
          </a>
        </li>
      )
    );
  });
}
