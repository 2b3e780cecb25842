import { useEffect, useState } from "react";
import { toRelativeDate } from "~/domain/locales/relative-date";
import { useLocale } from "~/l10n/locale-context";

export interface RelativeDateProps {
  /** ISO 8601, as is `now`: the time of the server, which caches keep for a while. */
  date: string;
  now: string;
}

/** How long ago something was; the browser puts it right by its own clock. */
export function RelativeDate({ date, now }: RelativeDateProps) {
  const { locale } = useLocale();
  const current = useNow(now);
  const { value, unit } = toRelativeDate(new Date(date), current);
  const format = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  return (
    // Browsers may spell it differently than the server.
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
