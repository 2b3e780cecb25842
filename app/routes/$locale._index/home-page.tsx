import { useLocale } from "~/l10n/locale-context";
import { ServerElement } from "~/ui/static-html/static-element";
import { HeroSearch } from "~/ui/quick-search/hero-search";
import { ContributorSpotlight, FeaturedArticles } from "./featured";
import { LatestNews, RecentContributions } from "./home-news";
import { LiveExample } from "./live-example";
import type { loadHome } from "./load-home.server";
import { AreaTiles } from "./area-tiles";
import "./header-languages.css";
import styles from "./home-page.module.css";

export type HomePageProps = ReturnType<typeof loadHome>;

/** Home page: introduction, search, a running example, subjects, and news. */
export function HomePage(props: HomePageProps) {
  const { home, areas, facts, showcase, changes, now } = props;
  const { text } = useLocale();
  return (
    <main id="content" tabIndex={-1}>
      <section className={styles.hero} data-theme="dark">
        <div className={`page-width ${styles.inner}`}>
          <div className={styles.words}>
            <h1>{text("home-title")}</h1>
            <p className={styles.lead}>{home.pageDescription}</p>
            <div className={styles.search} data-chrome="">
              <HeroSearch />
            </div>
            <QuickLinks areas={areas} />
            <Counts facts={facts} changes={changes} />
          </div>
          {showcase && <LiveExample {...showcase} />}
        </div>
      </section>
      <section className={`page-width ${styles.region}`} aria-labelledby="areas">
        <h2 id="areas">{text("home-areas")}</h2>
        {areas.length === 0 && <p>{text("home-empty")}</p>}
        <AreaTiles areas={areas} />
      </section>
      <ServerElement place="home-middle" />
      <FeaturedArticles articles={home.featuredArticles} />
      <div className={`page-width ${styles.columns}`}>
        <LatestNews
          items={home.latestNews.items}
          sampleTitle={props.sampleNews}
          now={now}
        />
        <RecentContributions
          items={home.recentContributions.items}
          changes={changes}
          now={now}
        />
      </div>
      {home.featuredContributor && (
        <ContributorSpotlight
          contributor={home.featuredContributor}
          sampleLabel={props.sampleContributor}
          hasCommunity={props.hasCommunity}
        />
      )}
    </main>
  );
}

/** Size and age of the content, with a link to what has changed. */
function Counts({ facts, changes }: Pick<HomePageProps, "facts" | "changes">) {
  return (
    <ul className={styles.counts}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
      <li>
        <a href={changes.url}>{changes.label}</a>
      </li>
    </ul>
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
