import { useEffect, useState } from "react";
import { returnFocus } from "~/browser/return-focus";
import { readVisits } from "~/browser/whoami/visit-record";
import { type Collection, isDefaultCollection } from "~/domain/accounts/collection";
import { listFrequentlyViewed } from "~/domain/frequently-viewed/frequently-viewed";
import { useLocale, useText } from "~/l10n/locale-context";
import { BreakableName } from "~/ui/collections/breakable-name";
import { nameCollection } from "~/ui/collections/collection-name";
import { UpgradePrompt } from "~/ui/collections/notices";
import { Icon } from "~/ui/icon/icon";
import { CollectionLink, DeleteLink } from "../$locale.plus.collections/collection-links";
import { formatTime } from "../$locale.plus.collections/format-time";
import styles from "./collection-list.module.css";

export interface CollectionListProps {
  /** The default collection first. */
  collections: readonly Collection[];
  /** Whether the reader's plan allows one more collection. */
  canAdd: boolean;
  now: number;
}

/** All collections of a reader; the card of frequently viewed pages comes second. */
export function CollectionList({ collections, canAdd, now }: CollectionListProps) {
  const text = useText();
  const [first, ...others] = collections;
  useEffect(returnFocus, []);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>
            <Icon name="bookmark" size={32} />
            {text("collections-title")}
          </h1>
          <p>{text("collections-intro")}</p>
        </div>
        {canAdd && (
          <div data-chrome="">
            <CollectionLink className="button primary">
              {text("collections-new")}
            </CollectionLink>
          </div>
        )}
      </header>
      {!canAdd && <UpgradePrompt />}
      <ul className={styles.cards}>
        {first && <CollectionCard collection={first} now={now} />}
        <FrequentlyViewedCard now={now} />
        {others.map((collection) => (
          <CollectionCard key={collection.id} collection={collection} now={now} />
        ))}
        {canAdd && collections.every(isDefaultCollection) && (
          <li className={styles.empty} data-chrome="">
            <CollectionLink>{text("collections-empty")}</CollectionLink>
          </li>
        )}
      </ul>
    </div>
  );
}

interface CollectionCardProps {
  collection: Collection;
  now: number;
}

/**
 * A collection in the list. The default collection can neither be renamed nor deleted.
 */
function CollectionCard({ collection, now }: CollectionCardProps) {
  const { locale, text } = useLocale();
  const isDefault = isDefaultCollection(collection);
  const name = nameCollection(collection, text);
  const url = `/${locale}/plus/collections/${collection.id}`;
  const description = isDefault
    ? text("collections-default-about")
    : collection.description;
  return (
    <li className={styles.card} data-default={isDefault || undefined}>
      <h2 dir="auto">
        <a href={url}>
          <BreakableName name={name} />
        </a>
      </h2>
      {description && (
        <p className={styles.description} dir="auto">
          {description}
        </p>
      )}
      <p className={styles.facts}>
        <span>{text("collections-count", { count: collection.articleCount })}</span>
        <time dateTime={new Date(collection.updatedAt).toISOString()}>
          {text("collections-edited", {
            when: formatTime(collection.updatedAt, { now, locale }),
          })}
        </time>
      </p>
      {!isDefault && (
        <p className={styles.actions} data-chrome="">
          <CollectionLink collection={collection}>
            {text("collections-edit")}
            <span className="visually-hidden"> {name}</span>
          </CollectionLink>
          <DeleteLink collection={collection} url={url}>
            {text("collections-delete")}
            <span className="visually-hidden"> {name}</span>
          </DeleteLink>
        </p>
      )}
    </li>
  );
}

interface RecordFacts {
  count: number;
  /** Time of the latest visit. */
  latest: number;
}

/** Card of frequently viewed pages. Their number is known only in the browser. */
function FrequentlyViewedCard({ now }: { now: number }) {
  const { locale, text } = useLocale();
  const facts = useRecordFacts();
  return (
    <li className={styles.card}>
      <h2>
        <a href={`/${locale}/plus/collections/frequently-viewed`}>
          {text("viewed-title")}
        </a>
      </h2>
      <p className={styles.description}>{text("viewed-about")}</p>
      {facts && facts.count > 0 && (
        <p className={styles.facts}>
          <span>{text("collections-count", { count: facts.count })}</span>
          <span>
            {text("viewed-updated", { when: formatTime(facts.latest, { now, locale }) })}
          </span>
        </p>
      )}
    </li>
  );
}

function useRecordFacts(): RecordFacts | null {
  const [facts, setFacts] = useState<RecordFacts | null>(null);
  useEffect(() => {
    const { entries } = listFrequentlyViewed(readVisits(), {
      now: Date.now(),
      limit: Infinity,
    });
    const latest = Math.max(...entries.map(({ timestamps }) => timestamps[0] ?? 0));
    setFacts({ count: entries.length, latest });
  }, []);
  return facts;
}
