import type { ContentStore } from "~/content-store/content-store";
import { rememberPerStore } from "~/content-store/remember-per-store";
import type { AreaKind } from "~/domain/areas/area-page";
import type {
  FeaturedContributor,
  HomeData,
  NewsItem,
  Showcase,
  StoredContribution,
} from "~/domain/areas/home";
import { DEFAULT_LOCALE, type Locale } from "~/domain/locales/locale";
import type { ContentText } from "~/domain/text/strings";
import { toJsonText, type JsonText } from "~/domain/text/digest.server";
import { chooseArticles, chooseNews } from "./choose-for-home";
import { createContentCounter, type ContentCounts } from "./count-content";
import { findShowcase } from "./find-showcase";
import { listFeaturedArticles } from "./list-featured-articles";

interface HomeService {
  readHome(locale: Locale): HomeData;
  /** Counts of the current content, made once per store. */
  readCounts(): ContentCounts;
  /** Null when the content has no example that fits. */
  findShowcase(locale: Locale): Showcase | null;
  /** Lists the areas that contain samples, which are neither news nor people. */
  listSampleAreas(): readonly AreaKind[];
  /** Returns the JSON, `{hyData, pageTitle, url, renderer}`, as text with its ETag. */
  readHomeJson(locale: Locale): JsonText;
}

/** Optional data of other services for the home page. */
export interface HomeSources {
  /** Lists news, newest first. */
  listNews?(locale: Locale): NewsItem[];
  findFeaturedContributor?(locale: Locale): FeaturedContributor | null;
}

const SHOWN_CONTRIBUTIONS = 5;

export interface HomeServiceOptions extends HomeSources {
  /** Returns the current store, which may be swapped between calls. */
  store: () => ContentStore;
  siteName: string;
  /** Origin of the runner's URLs; null for relative URLs. */
  playgroundOrigin?: string | null;
  /** Returns the texts of a locale; `home-description` is one of them. */
  translate: (locale: Locale) => ContentText;
}

/** Reads the store of the moment at each call; news and contributor are left out without their source. */
export function createHomeService(options: HomeServiceOptions): HomeService {
  const { store: readStore, playgroundOrigin = null } = options;
  const readArticles = rememberPerStore(listFeaturedArticles);
  const findExample = rememberPerStore((store: ContentStore, locale: Locale) =>
    findShowcase(store, locale, playgroundOrigin),
  );
  const count = createContentCounter();

  function readHome(locale: Locale): HomeData {
    const store = readStore();
    const choice = store.readHomeChoice();
    const news = options.listNews?.(locale) ?? [];
    const featuredContributor = options.findFeaturedContributor?.(locale) ?? null;
    return {
      pageDescription: options.translate(locale)("home-description"),
      featuredArticles: choice
        ? chooseArticles(choice.featuredArticles, { store, locale, news })
        : readArticles(store, locale),
      latestNews: { items: chooseNews(choice?.latestNews ?? [], news) },
      recentContributions: { items: listContributions(store, locale) },
      ...(featuredContributor && { featuredContributor }),
    };
  }

  return {
    readHome,
    readCounts: () => count(readStore()),
    findShowcase: (locale) => findExample(readStore(), locale),
    listSampleAreas: () => readStore().listSampleAreas(),
    readHomeJson(locale) {
      const hyData = readHome(locale);
      const page = { pageTitle: options.siteName, url: `/${locale}/` };
      return toJsonText({ hyData, ...page, renderer: "Homepage" });
    },
  };
}

/** Lists contributions to the locale and to en-US, newest first. */
function listContributions(store: ContentStore, locale: Locale) {
  const isShown = (each: StoredContribution) =>
    each.locale === locale || each.locale === DEFAULT_LOCALE;
  return store
    .readContributions()
    .filter(isShown)
    .slice(0, SHOWN_CONTRIBUTIONS)
    .map(({ number, title, url, updated_at, repo }) => {
      return { number, title, url, updated_at, repo };
    });
}
