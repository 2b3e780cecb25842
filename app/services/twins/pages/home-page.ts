import type { HomeData } from "~/domain/areas/home";
import type { Locale } from "~/domain/locales/locale";
import type { ContentText } from "~/domain/text/strings";
import { toPage } from "./area-pages";
import type { TwinPage } from "./twin-page";

export interface HomeSources {
  readHome: (locale: Locale) => HomeData;
  translate: ContentText;
  siteName: string;
}

/** Reads the home page of a locale: its description and lists. */
export function readHomePage(
  locale: Locale,
  { readHome, translate, siteName }: HomeSources,
): TwinPage {
  const { pageDescription, featuredArticles, latestNews } = readHome(locale);
  const lists = [
    {
      title: translate("twin-featured"),
      links: featuredArticles.map(({ mdn_url: url, ...article }) => ({
        url,
        ...article,
      })),
    },
    { title: translate("twin-news"), links: latestNews.items },
  ];
  return {
    ...toPage({ title: siteName, url: `/${locale}/`, intro: pageDescription }),
    locale,
    language: locale,
    lists: lists.filter(({ links }) => links.length > 0),
  };
}
