import type { HomeData } from "~/domain/areas/home";
import { useLocale } from "~/l10n/locale-context";
import { Icon } from "~/ui/icon/icon";
import { PlacementPlace } from "~/ui/notices/notice-places";
import { HeroSearch } from "~/ui/quick-search/hero-search";
import { ContributorSpotlight } from "./contributor-spotlight";
import { FeaturedArticles } from "./featured-articles";
import { LatestNews } from "./latest-news";
import type { HomeArea } from "./list-home-areas";
import { RecentContributions } from "./recent-contributions";
import styles from "./home-page.module.css";

const MAIN = ["hpMain"] as const;

export interface HomePageProps {
  home: HomeData;
  areas: readonly HomeArea[];
  /** Whether the site has a page about the community. */
  hasCommunity: boolean;
  /** ISO 8601, from the server's clock. */
  now: string;
}

/** Home page: introduction, search, subjects, and news. */
export function HomePage({ home, areas, hasCommunity, now }: HomePageProps) {
  const { text } = useLocale();
  return (
    <main id="content" tabIndex={-1}>
      <section className={styles.hero} data-theme="dark">
        <div className={`page-width ${styles.inner}`}>
          <h1>{text("home-title")}</h1>
          <p className={styles.lead}>{home.pageDescription}</p>
          <div className={styles.search}>
            <HeroSearch />
          </div>
          <QuickLinks areas={areas} />
        </div>
      </section>
      <section className={`page-width ${styles.region}`} aria-labelledby="areas">
        <h2 id="areas">{text("home-areas")}</h2>
        {areas.length === 0 && <p>{text("home-empty")}</p>}
        <ul className={styles.tiles}>
          {areas.map((area) => (
            <AreaTile key={area.url} {...area} />
          ))}
        </ul>
      </section>
      <PlacementPlace slots={MAIN} />
      <FeaturedArticles articles={home.featuredArticles} />
      <div className={`page-width ${styles.columns}`}>
        <LatestNews items={home.latestNews.items} now={now} />
        <RecentContributions items={home.recentContributions.items} now={now} />
      </div>
      {home.featuredContributor && (
        <ContributorSpotlight
          contributor={home.featuredContributor}
          hasCommunity={hasCommunity}
        />
      )}
    </main>
  );
}

/** Links to the three most visited subjects. */
function QuickLinks({ areas }: Pick<HomePageProps, "areas">) {
  const { text } = useLocale();
  const main = areas.filter(({ area }) => ["css", "html", "javascript"].includes(area));
  if (main.length === 0) return null;
  return (
    <p className={styles.quick}>
      <span>{text("home-start")}</span>
      {main.map(({ area, title, url }) => (
        <a key={url} href={url} data-area={area}>
          {title}
        </a>
      ))}
    </p>
  );
}

function AreaTile({ area, title, summary, url, locale }: HomeArea) {
  const { locale: pageLocale, text } = useLocale();
  const lang = locale === pageLocale ? undefined : locale;
  return (
    <li className={styles.tile} data-area={area}>
      <h3>
        <a href={url} lang={lang} hrefLang={lang}>
          {title}
        </a>
        {lang && <small>{text("home-in-english")}</small>}
      </h3>
      <p lang={lang}>{summary}</p>
      <Icon name="arrow" size={18} />
    </li>
  );
}
