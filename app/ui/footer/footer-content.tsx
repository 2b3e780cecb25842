import {
  readLocalized,
  type SiteTheme,
  type ThemeLink,
  toThemeHref,
} from "~/domain/site/site-theme";
import { useLocale, useText } from "~/l10n/locale-context";
import { Icon } from "~/ui/icon/icon";
import { Mark } from "~/ui/logo/logo";
import { type Place, resolveTarget } from "~/ui/navigation/resolve-target";
import type { SiteFacts } from "~/ui/navigation/site-facts";
import { PageOptionsButton, ShortcutsButton } from "~/ui/reader-choices/choice-buttons";
import {
  FOOTER_GROUPS,
  type FooterLink,
  LICENSE_LINK,
  LICENSE_URL,
} from "../navigation/footer-links";
import { SOCIAL_LINKS, type SocialLink } from "../navigation/social-links";
import styles from "./footer.module.css";

/** Contents of the footer, the same on every page: about, links, legal texts. */
export function FooterContent({ site, theme }: FooterContentProps) {
  const { locale, text } = useLocale();
  const place: Place = { locale, site };
  const { footer } = theme;
  return (
    <div className={`page-width ${styles.columns}`}>
      <div className={styles.about}>
        <p className={styles.name}>
          {theme.logo === null && <Mark variant="plain" />}
          {site.siteName}
        </p>
        <p>
          {footer.tagline
            ? readLocalized(footer.tagline, locale)
            : text("footer-tagline")}
        </p>
        <SocialLinks place={place} siteName={site.siteName} accounts={footer.social} />
      </div>
      <nav className={styles.lists} aria-label={text("footer-label")}>
        {FOOTER_GROUPS.map(({ id, links }) => (
          <FooterColumn
            key={id}
            title={text(id, { site: site.siteName })}
            links={links}
            own={(footer.columns[id] ?? []).filter((link) => isOffered(link, site))}
            place={place}
          />
        ))}
      </nav>
      <div className={styles.legal}>
        <ul>
          <ThemeItems links={footer.legal} />
          <li>
            <PageOptionsButton />
          </li>
          <li>
            <ShortcutsButton />
          </li>
        </ul>
        <LicenseLine place={place} year={site.year} footer={footer} />
      </div>
    </div>
  );
}

export interface FooterContentProps {
  site: SiteFacts;
  theme: SiteTheme;
}

interface LicenseLineProps {
  place: Place;
  year: string;
  footer: SiteTheme["footer"];
}

/** Copyright and licence of the texts. */
function LicenseLine({ place, year, footer }: LicenseLineProps) {
  const { locale, text } = useLocale();
  const { copyright, firstYear, license } = footer;
  const page = resolveTarget(LICENSE_LINK.target, place);
  return (
    <p>
      {copyright
        ? readLocalized(copyright, locale).replaceAll("{year}", year)
        : firstYear === null
          ? text("footer-license-year", { year })
          : text("footer-license", { first: String(firstYear), year })}{" "}
      {license ? (
        <ThemeAnchor {...license} />
      ) : (
        <a href={page?.href ?? LICENSE_URL} hrefLang={page?.hrefLang}>
          {text("footer-license-link")}
        </a>
      )}
    </p>
  );
}

interface FooterColumnProps {
  title: string;
  links: readonly FooterLink[];
  /** Links of the theme. */
  own: readonly ThemeLink[];
  place: Place;
}

function FooterColumn({ title, links, own, place }: FooterColumnProps) {
  const isEmpty =
    own.length === 0 && links.every(({ target }) => !resolveTarget(target, place));
  if (isEmpty) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        <FooterItems links={links} place={place} />
        <ThemeItems links={own} />
      </ul>
    </section>
  );
}

/** Help with the product is help with the paid tier, so a site without the tier offers none. */
function isOffered({ label }: ThemeLink, { features }: SiteFacts): boolean {
  return !("known" in label) || label.known !== "help" || features.includes("plus");
}

function ThemeItems({ links }: { links: readonly ThemeLink[] }) {
  return links.map((link) => (
    <li key={link.url}>
      <ThemeAnchor {...link} />
    </li>
  ));
}

function ThemeAnchor({ label, url }: ThemeLink) {
  const { locale, text } = useLocale();
  return (
    <a href={toThemeHref(url, locale)}>
      {"known" in label ? text(`footer-${label.known}`) : readLocalized(label, locale)}
      {!url.startsWith("/") && <Icon name="external" size={12} />}
    </a>
  );
}

function FooterItems({ links, place }: Pick<FooterColumnProps, "links" | "place">) {
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

interface SocialLinksProps {
  place: Place;
  siteName: string;
  /** Addresses of the site's accounts. */
  accounts: SiteTheme["footer"]["social"];
}

/** Where else the site can be followed: signs with hidden names. */
function SocialLinks({ place, siteName, accounts }: SocialLinksProps) {
  const text = useText();
  const resolve = ({ target }: SocialLink): string | undefined =>
    "network" in target ? accounts[target.network] : resolveTarget(target, place)?.href;
  return (
    <ul className={styles.social}>
      {SOCIAL_LINKS.map((link) => {
        const { name, path } = link;
        const href = resolve(link);
        return (
          href !== undefined && (
            <li key={name}>
              <a href={href} title={name}>
                <svg
                  aria-hidden="true"
                  width="1.25rem"
                  height="1.25rem"
                  viewBox="0 0 24 24"
                >
                  <path d={path} fill="currentColor" fillRule="evenodd" />
                </svg>
                <span className="visually-hidden">
                  {text("footer-social", { site: siteName, network: name })}
                </span>
              </a>
            </li>
          )
        );
      })}
    </ul>
  );
}
