import type { ConversationEntry } from "~/domain/ai-help/conversation";
import { DAY_MILLISECONDS } from "~/domain/locales/durations";
import { POPOVER, popoverTarget } from "~/ui/popover";
import shared from "./ai-help.module.css";
import styles from "./history.module.css";
import { type ReaderView, toLink } from "./view.server";

const ID = "ai-history";

export interface HistoryProps {
  view: ReaderView;
  /** Null when the reader's history is off. */
  entries: readonly ConversationEntry[] | null;
  /** Conversation on the page. */
  current: string | null;
}

/** Earlier conversations: a column on wide screens, a drawer on narrow ones. */
export function History({ view, entries, current }: HistoryProps) {
  const { text } = view;
  return (
    <aside className={styles.history} aria-labelledby={`${ID}-title`}>
      <button
        type="button"
        className={`button ${styles.opener ?? ""}`}
        {...popoverTarget(ID)}
      >
        {text("history-show")}
      </button>
      <div id={ID} {...POPOVER} data-overlay="" className={styles.drawer}>
        <button
          type="button"
          className={`button ${styles.closer ?? ""}`}
          {...popoverTarget(ID, "hide")}
        >
          {text("close")}
        </button>
        <h2 id={`${ID}-title`}>{text("history")}</h2>
        <div data-part="history">
          {entries ? (
            <Entries view={view} entries={entries} current={current} />
          ) : (
            <HistoryOff view={view} />
          )}
        </div>
      </div>
    </aside>
  );
}

function HistoryOff({ view: { text, locale } }: Pick<HistoryProps, "view">) {
  return (
    <>
      <p className={shared.note}>{text("history-off")}</p>
      <p>
        <a className="button" href={`/${locale}/plus/settings#ai-help--history-enable`}>
          {text("history-on")}
        </a>
      </p>
    </>
  );
}

function Entries({
  view,
  entries,
  current,
}: Omit<HistoryProps, "entries"> & { entries: readonly ConversationEntry[] }) {
  const { text } = view;
  if (entries.length === 0) return <p className={shared.note}>{text("history-none")}</p>;
  return groupHistory(entries, view.now).map((group) => {
    const title = nameGroup(group.name, view);
    return (
      <section key={title} className={styles.group}>
        <h3>{title}</h3>
        <ul>
          {group.entries.map(({ chatId, label }) => (
            <li key={chatId}>
              <a
                href={toLink(view, { c: chatId })}
                aria-current={chatId === current ? "page" : undefined}
                dir="auto"
              >
                {label || text("topic-new")}
              </a>
              {chatId === current && (
                <a
                  className={styles.trash}
                  href={`${toLink(view, { c: chatId, confirm: "delete" })}#delete`}
                  aria-label={text("delete")}
                  title={text("delete")}
                />
              )}
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

function nameGroup(name: HistoryGroupName, { text, locale }: ReaderView): string {
  if (typeof name === "string") return text(`history-${name}`);
  const month = { month: "short", year: "numeric", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(locale, month).format(name.month);
}

/** `today` to `month` have texts; later ones are named by their month. */
type HistoryGroupName =
  | "today"
  | "yesterday"
  | "week"
  | "month"
  /** Milliseconds since 1970, within the month. */
  | { month: number };

interface HistoryGroup {
  name: HistoryGroupName;
  entries: ConversationEntry[];
}

/** Groups conversations, latest first, by days of UTC: the server does not know the reader's. */
export function groupHistory(
  entries: readonly ConversationEntry[],
  now: number,
): HistoryGroup[] {
  const groups = new Map<string, HistoryGroup>();
  for (const entry of entries) {
    const name = nameAge(entry.updatedAt, now);
    const key = typeof name === "string" ? name : toMonth(name.month);
    const group = groups.get(key) ?? { name, entries: [] };
    groups.set(key, group);
    group.entries.push(entry);
  }
  return [...groups.values()];
}

function nameAge(time: number, now: number): HistoryGroupName {
  const days = toDay(now) - toDay(time);
  if (days <= 0) return "today";
  if (days === 1) return "yesterday";
  if (days < 7) return "week";
  return days < 30 ? "month" : { month: time };
}

function toDay(time: number): number {
  return Math.floor(time / DAY_MILLISECONDS);
}

function toMonth(time: number): string {
  return new Date(time).toISOString().slice(0, 7);
}
