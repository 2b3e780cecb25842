import type { Locale } from "~/domain/locales/locale";
import { SitePage } from "~/ui/areas/generic/site-page";
import { HtmlBlock } from "~/ui/html-block/html-block";
import styles from "./spotlight-page.module.css";

export interface SpotlightPageProps {
  contributorName: string;
  /** Path of the picture. */
  image: string | null;
  profileImgAlt: string;
  /** Account name on the code host. */
  username: string;
  /** Whether the site has a page about the community. */
  hasCommunity: boolean;
  /** Empty when the profile has none. */
  quote: string;
  url: string;
  origin: string;
  locale: Locale;
  /** Both undefined during hydration, which keeps the server's HTML (ui/html-block). */
  introHtml?: string | undefined;
  restHtml?: string | undefined;
}

const IMAGE_SIZE = 200;
const CODE_HOST = "https://github.com/";

/** Profile of a contributor, with a quotation. */
export function SpotlightPage(props: SpotlightPageProps) {
  const { contributorName, username, quote, url, origin, locale } = props;
  return (
    <SitePage address={origin + url}>
      <header className={styles.header}>
        {props.image !== null && (
          <img
            className={styles.image}
            src={props.image}
            alt={props.profileImgAlt}
            width={IMAGE_SIZE}
            height={IMAGE_SIZE}
          />
        )}
        <div>
          <p className={styles.kicker}>Contributor profile</p>
          <h1>{contributorName}</h1>
          {username && (
            <p>
              <a href={CODE_HOST + encodeURIComponent(username)} rel="noopener">
                @{username}
              </a>
            </p>
          )}
        </div>
      </header>
      <HtmlBlock id="profile-intro" className="prose" html={props.introHtml} />
      {quote && (
        <figure className={styles.quote}>
          <blockquote>{quote}</blockquote>
          <figcaption>{contributorName}</figcaption>
        </figure>
      )}
      <HtmlBlock id="profile-rest" className="prose" html={props.restHtml} />
      {props.hasCommunity && <JoinBanner locale={locale} />}
    </SitePage>
  );
}

function JoinBanner({ locale }: Pick<SpotlightPageProps, "locale">) {
  return (
    <section className={styles.banner} aria-labelledby="join" data-chrome="">
      <h2 id="join">Want to be part of the journey?</h2>
      <p>
        <a className="button primary" href={`/${locale}/community`}>
          Get Involved →
        </a>
      </p>
    </section>
  );
}
