import type { Locale } from "~/domain/locales/locale";
import { toThemeHref, type SiteTheme } from "~/domain/site/site-theme";
import { SitePage } from "~/ui/areas/generic/site-page";
import styles from "./advertising-page.module.css";

interface AdvertisingPageProps {
  address: string;
  /** Statements and links of the operator, with the links' final addresses. */
  offer: SiteTheme["advertising"];
  /** Page of a plan without advertisements; null where there are no plans. */
  plans: string | null;
}

/**
 * Page for advertisers: ad format, and data that advertisers do not get. Figures about readers, and a
 * way to get in touch, are the operator's alone (theme.json).
 */
export function AdvertisingPage({ address, offer, plans }: AdvertisingPageProps) {
  const { figures, contact } = offer;
  return (
    <SitePage address={address}>
      <h1>Tell it better</h1>
      <p className={styles.lead}>
        Reach people who build the web, in the place where they work.
      </p>
      {figures.length > 0 && <Figures figures={figures} />}
      <div className="prose">
        <Sections offer={offer} plans={plans} />
      </div>
      {contact !== null && (
        <p className={styles.action}>
          <a className="button primary" href={contact} rel="noopener">
            Get in touch
          </a>
        </p>
      )}
    </SitePage>
  );
}

function Figures({ figures }: Pick<SiteTheme["advertising"], "figures">) {
  return (
    <ul className={styles.stats}>
      {figures.map(({ figure, label }) => (
        <li key={label}>
          <strong>{figure}</strong>
          <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}

function Sections({ offer, plans }: Pick<AdvertisingPageProps, "offer" | "plans">) {
  return (
    <>
      <section>
        <h2>Privacy first</h2>
        <p>
          Ads are chosen by the page that they stand on and the country of the reader, not
          by what the reader has done before. If the ads come from another company’s
          server, our server asks for them: it tells that server the country and which
          browser is used, but neither the reader’s address nor the page. Nobody is
          followed, and advertisers run no code on our pages. <Rules {...offer} />
        </p>
      </section>
      <section>
        <h2>What we offer</h2>
        <p>
          A page has at most two static ads above, in or beside its text: a picture, a few
          words, and a link. Home and documents may have one more at their end. Nothing
          covers the text, and every ad is marked as one. We take no picture that moves;
          only another company’s server may send one.
          {plans !== null && (
            <>
              {" "}
              Readers who want none can <a href={plans}>choose a plan without ads</a>.
            </>
          )}
        </p>
      </section>
      {offer.audience !== null && (
        <section>
          <h2>Whom you reach</h2>
          <p>{offer.audience}</p>
        </section>
      )}
      {offer.contact !== null && (
        <section>
          <h2>Become a partner</h2>
          <p>
            Tell us what you would like to show, and to whom. We look at every ad before
            our readers do, and accept what helps them in their work.
          </p>
        </section>
      )}
    </>
  );
}

/** Links to the rules in full, as far as the operator has published them. */
function Rules({ guidelines, privacy }: SiteTheme["advertising"]) {
  const links = [
    { href: guidelines, name: "ad targeting guidelines" },
    { href: privacy, name: "privacy policy" },
  ].flatMap(({ href, name }) => (href === null ? [] : [{ href, name }]));
  if (links.length === 0) return null;
  return (
    <>
      In full:{" "}
      {links.map(({ href, name }, index) => (
        <span key={name}>
          {index > 0 && ", "}
          <a href={href}>{name}</a>
        </span>
      ))}
      .
    </>
  );
}

/** Fills the reader's language into the operator's links. */
export function toOffer(given: SiteTheme["advertising"], locale: Locale) {
  const fill = (url: string | null) => (url === null ? null : toThemeHref(url, locale));
  const { contact, guidelines, privacy } = given;
  const links = { contact: fill(contact), guidelines: fill(guidelines) };
  return { ...given, ...links, privacy: fill(privacy) };
}
