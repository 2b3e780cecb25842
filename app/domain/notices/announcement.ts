/** An operator's message above all pages. */
export interface Announcement {
  id: string;
  /** Window, in milliseconds since 1970. */
  from: number;
  until: number;
  /** All when empty. */
  locales: readonly string[];
  /** By locale; English stands for those that are missing. */
  text: Readonly<Partial<Record<string, string>>>;
  link?: { url: string; text: Readonly<Partial<Record<string, string>>> } | undefined;
}

export interface AnnouncementQuery {
  locale: string;
  /** Ids that the reader has hidden. */
  dismissed: readonly string[];
  now: number;
}

/** The first announcement that applies, because two would push the page down twice. */
export function findAnnouncement(
  announcements: readonly Announcement[],
  { locale, dismissed, now }: AnnouncementQuery,
): Announcement | null {
  const found = announcements.find(
    ({ id, from, until, locales }) =>
      from <= now &&
      now < until &&
      (locales.length === 0 || locales.includes(locale)) &&
      !dismissed.includes(id),
  );
  return found ?? null;
}

/** Text of a locale, and the language that it is in. */
export function pickText(
  texts: Readonly<Partial<Record<string, string>>>,
  locale: string,
): { text: string; lang: string | undefined } {
  const own = texts[locale];
  if (own !== undefined) return { text: own, lang: undefined };
  const [lang = locale, text = ""] =
    Object.entries(texts).find(([name]) => name === "en-US") ??
    Object.entries(texts)[0] ??
    [];
  return { text, lang };
}
