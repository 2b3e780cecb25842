import { useEffect, useState } from "react";
import { toRelativeDate } from "~/domain/locales/relative-date";
import { useLocale } from "~/l10n/locale-context";

export interface RelativeDateProps {
  /** ISO 8601, as is `now`: the server's time, which may come from a cache. */
  date: string;
  now: string;
}

/** Time since a date; the browser corrects it by its own clock. */
export function RelativeDate({ date, now }: RelativeDateProps) {
  const { locale } = useLocale();
  const current = useNow(now);
  const { value, unit } = toRelativeDate(new Date(date), current);
  const format = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  return (
    // Browsers may format it differently from the server.
    <time dateTime={date} suppressHydrationWarning>
      {format.format(value, unit)}
    </time>
  );
}

function useNow(serverNow: string): Date {
  const [now, setNow] = useState(() => new Date(serverNow));
  useEffect(() => setNow(new Date()), []);
  return now;
}
