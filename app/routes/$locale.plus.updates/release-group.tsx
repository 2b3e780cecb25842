import { ENGINE_NAMES, nameCategory } from "~/domain/compat/updates";
import { useLocale } from "~/l10n/locale-context";
import type { ShownEvent, ShownRelease } from "./read-events.server";
import styles from "./updates.module.css";

export interface ReleaseGroupProps {
  release: ShownRelease;
  /** Address that opens the table of a change, by its id. */
  toOpenUrl: (id: string) => string;
  /** Null: the heading is the page's own. */
  href: string | null;
  canSave: boolean;
}

/** Changes of one browser release. */
export function ReleaseGroup({ release, toOpenUrl, href, canSave }: ReleaseGroupProps) {
  const { locale, text } = useLocale();
  const { browser, name, version, engine, date, events } = release;
  const id = `${browser}-${version}`;
  const day = new Date(`${date}T00:00:00Z`);
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: "medium",
    timeZone: "UTC",
  });
  return (
    <section className={styles.group} aria-labelledby={href === null ? undefined : id}>
      <header className={styles.release}>
        {href !== null && (
          <h2 id={id}>
            {/* One text, because Chromium leaves a space between React's comments out of names. */}
            <a href={href}>{`${name} ${version}`}</a>
          </h2>
        )}
        <span className={styles.count}>
          {text("updates-count", { count: events.length })}
        </span>
        {engine !== "" && <span>{engine}</span>}
        <time dateTime={date}>{format.format(day)}</time>
      </header>
      <ul className={styles.events}>
        {events.map((event) => (
          <li key={`${event.kind} ${event.path}`}>
            <Event event={event} openUrl={toOpenUrl(event.id)} canSave={canSave} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface EventProps {
  event: ShownEvent;
  openUrl: string;
  canSave: boolean;
}

function Event({ event, openUrl, canSave }: EventProps) {
  const { locale, text } = useLocale();
  const { id, kind, category, name, engines, page, tableHtml, isOpen } = event;
  const search = `/${locale}/search?q=${encodeURIComponent(name.split(".").at(-1) ?? name)}`;
  return (
    <details className={styles.event} id={id} open={isOpen}>
      <summary>
        <code>{breakAtDots(name)}</code>
        <span className={styles.facts}>
          <span className={styles.category}>{nameCategory(category, text)}</span>
          <span className={styles.kind} data-kind={kind}>
            {text(`updates-${kind}`)}
          </span>
          <Engines engines={engines} />
        </span>
      </summary>
      <div className={styles.body}>
        <p className={styles.links}>
          {page === null ? (
            <a href={search}>{text("updates-find-article")}</a>
          ) : (
            <a href={page}>{text("updates-article")}</a>
          )}
          {!isOpen && (
            <a href={openUrl} rel="nofollow">
              {text("updates-table")}
            </a>
          )}
          {canSave && page !== null && (
            <a href={`/${locale}/plus/collections/save?url=${encodeURIComponent(page)}`}>
              {text("updates-save")}
            </a>
          )}
        </p>
        {tableHtml !== null && <div dangerouslySetInnerHTML={{ __html: tableHtml }} />}
        {isOpen && tableHtml === null && <p>{text("updates-no-table")}</p>}
      </div>
    </details>
  );
}

/** How many of the three engines have the feature, as dots and in words. */
function Engines({ engines }: Pick<ShownEvent, "engines">) {
  const { locale, text } = useLocale();
  const list = new Intl.ListFormat(locale).format(
    engines.map((engine) => ENGINE_NAMES[engine]),
  );
  const words =
    engines.length > 0
      ? text("updates-engines", { engines: list })
      : text("updates-engines-none");
  return (
    <span className={styles.engines} title={words}>
      {(["blink", "gecko", "webkit"] as const).map((engine) => (
        <span key={engine} data-has={engines.includes(engine) || undefined} />
      ))}
      <span className="visually-hidden">{words}</span>
    </span>
  );
}

/** Long keys may break after each dot. */
function breakAtDots(name: string) {
  return name
    .split(".")
    .flatMap((part, at) => (at === 0 ? [part] : [<wbr key={at} />, `.${part}`]));
}
