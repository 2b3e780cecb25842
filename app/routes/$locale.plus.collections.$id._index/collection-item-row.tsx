import { rememberOpener } from "~/browser/return-focus";
import type { CollectionItem } from "~/domain/accounts/collection";
import { describeLinkLanguage } from "~/domain/locales/link-language";
import { useLocale, useText } from "~/l10n/locale-context";
import { ConfirmLink } from "~/ui/collections/confirm-link";
import { ItemRow } from "~/ui/collections/item-list";
import lists from "~/ui/collections/item-list.module.css";
import { RemoveQuestion } from "~/ui/collections/questions";
import { formatTime } from "../$locale.plus.collections/format-time";
import { type ListQuery, toListUrl } from "../$locale.plus.collections/list-query";
import styles from "./collection-screen.module.css";

export interface CollectionItemRowProps {
  item: CollectionItem;
  collection: { name: string };
  /** Path of the collection. */
  path: string;
  /** List state that actions return to. */
  query: ListQuery;
  now: number;
}

/** A saved page with the reader's note. */
export function CollectionItemRow({
  item,
  collection,
  path,
  query,
  now,
}: CollectionItemRowProps) {
  const { locale, text } = useLocale();
  const actions = [
    ["", item.notes ? "collections-note-edit" : "collections-note-add"],
    ["/move", "collection-move"],
  ] as const;
  return (
    <ItemRow {...item}>
      {item.summary && (
        <p className={styles.summary} lang={describeLinkLanguage(item.url, locale).lang}>
          {item.summary}
        </p>
      )}
      {item.notes && <Note notes={item.notes} />}
      <p className={lists.facts}>
        <time dateTime={new Date(item.createdAt).toISOString()}>
          {text("collections-saved", {
            when: formatTime(item.createdAt, { now, locale }),
          })}
        </time>
        {actions.map(([page, id]) => (
          <a
            key={page}
            href={toListUrl(`${path}/items/${item.id}${page}`, query)}
            onClick={({ nativeEvent }) => void rememberOpener(nativeEvent)}
          >
            {text(id)}
            <span className="visually-hidden"> {item.title}</span>
          </a>
        ))}
        <ConfirmLink
          href={toListUrl(`${path}/items/${item.id}/remove`, query)}
          action="remove"
          title={text("collections-remove-title")}
          fields={{ title: item.title }}
          question={<RemoveQuestion item={item} collection={collection} />}
        >
          {text("collection-remove")}
          <span className="visually-hidden"> {item.title}</span>
        </ConfirmLink>
      </p>
    </ItemRow>
  );
}

/** A reader's note; a long one is shortened until expanded. */
function Note({ notes }: { notes: string }) {
  const text = useText();
  const beginning = cutNote(notes);
  // Heuristic: a note with a brace is code.
  const isCode = notes.includes("{") || undefined;
  if (beginning === notes)
    return (
      <p className={styles.note} data-code={isCode} dir="auto">
        {notes}
      </p>
    );
  return (
    <details className={styles.note} data-code={isCode} dir="auto">
      <summary>
        <span className={styles.beginning}>{beginning}… </span>
        <span className={styles.more}>{text("collections-note-more")}</span>
        <span className={styles.less}>{text("collections-note-less")}</span>
      </summary>
      {notes}
    </details>
  );
}

const SHOWN_CHARACTERS = 180;

/** Shortens a long note, without splitting a surrogate pair. */
export function cutNote(notes: string): string {
  const characters = Array.from(notes);
  return characters.length <= SHOWN_CHARACTERS
    ? notes
    : characters.slice(0, SHOWN_CHARACTERS).join("").trimEnd();
}
