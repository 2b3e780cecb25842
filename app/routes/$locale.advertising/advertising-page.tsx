import type { Locale } from "~/domain/locales/locale";
import { SitePage } from "~/ui/areas/generic/site-page";
import { Icon } from "~/ui/icon/icon";
import styles from "./advertising-page.module.css";

const SALES_FORM = "https://survey.alchemer.com/s3/7212589/MDN-Advertise-with-us";
const GUIDELINES = "https://www.mozilla.org/privacy/ad-targeting-guidelines/";
const PRIVACY = "https://www.mozilla.org/privacy/";

/** Key figures of the site's reach. */
const STATS: readonly { figure: string | null; text: string }[] = [
  { figure: "17M", text: "unique monthly users" },
  { figure: "80M+", text: "page views per month" },
  { figure: "17", text: "years of trust" },
  { figure: null, text: "worldwide distribution" },
];

/** Page for advertisers: audience, ad format, and data that advertisers do not get. */
export function AdvertisingPage({
  address,
  locale,
}: {
  address: string;
  locale: Locale;
}) {
  return (
    <SitePage address={address}>
      <h1>Tell it better</h1>
      <p className={styles.lead}>
        Reach people who build the web, in the place where they work.
      </p>
      <ul className={styles.stats}>
        {STATS.map(({ figure, text }) => (
          <li key={text}>
            {figure === null ? (
              <Icon name="language" size={40} />
            ) : (
              <strong>{figure}</strong>
            )}
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <div className="prose">
        <Sections plus={`/${locale}/plus`} />
      </div>
      <p className={styles.action}>
        <a className="button primary" href={SALES_FORM} rel="noopener">
          Get in touch
        </a>
      </p>
    </SitePage>
  );
}

function Sections({ plus }: { plus: string }) {
  return (
    <>
      <section>
        <h2>Privacy first</h2>
        <p>
          Ads are chosen by the page that they stand on and the country of the reader, not
          by what the reader has done before. Nobody is followed, and advertisers run no
          code on our pages. The <a href={GUIDELINES}>ad targeting guidelines</a> and the{" "}
          <a href={PRIVACY}>privacy policy</a> say what that means in detail.
        </p>
      </section>
      <section>
        <h2>What we offer</h2>
        <p>
          A page has at most two static ads: a picture, a few words, and a link. Nothing
          moves, nothing covers the text, and every ad is marked as one. Readers who want
          none can <a href={plus}>choose a plan without ads</a>.
        </p>
      </section>
      <section>
        <h2>Whom you reach</h2>
        <p>
          Web developers of every level, all over the world. 90% of them are satisfied
          with what they find here, and about 10% are beginners.
        </p>
      </section>
      <section>
        <h2>Become a partner</h2>
        <p>
          Tell us what you would like to show, and to whom. We look at every ad before our
          readers do, and accept what helps them in their work.
        </p>
      </section>
    </>
  );
}
