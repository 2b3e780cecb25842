import type { GenericPage } from "~/domain/areas/generic-page";
import type { AreaSidebarItem } from "~/domain/areas/area-doc";
import { DEFAULT_LOCALE, type Locale } from "~/domain/locales/locale";

/** Maps the URL of an English page to a locale that shows it under its own URL. */
export function localizeUrl(url: string, locale: Locale): string {
  const prefix = `/${DEFAULT_LOCALE}/`;
  return url.startsWith(prefix) ? `/${locale}/${url.slice(prefix.length)}` : url;
}

export function localizePage<Page extends { url: string }>(
  page: Page,
  locale: Locale,
): Page {
  return { ...page, url: localizeUrl(page.url, locale) };
}

export function localizeSidebar(
  sidebar: GenericPage["sidebar"],
  locale: Locale,
): GenericPage["sidebar"] {
  return (
    sidebar && { ...sidebar, items: sidebar.items.map((item) => toItem(item, locale)) }
  );
}

function toItem(item: AreaSidebarItem, locale: Locale): AreaSidebarItem {
  return {
    ...item,
    url: localizeUrl(item.url, locale),
    ...(item.children && {
      children: item.children.map((child) => toItem(child, locale)),
    }),
  };
}
