import { isDefaultCollection, type Collection } from "~/domain/collection";
import { useLocale } from "~/l10n/locale-context";
import { UpgradePrompt } from "~/ui/collections/upgrade-prompt";
import { Icon } from "~/ui/icon/icon";
import { CollectionCard } from "./collection-card";
import { FrequentlyViewedCard } from "./frequently-viewed-card";
import styles from "./collection-list.module.css";

export interface CollectionListProps {
  /** The default one first. */
  collections: readonly Collection[];
  /** Whether the reader's plan allows one more. */
  canAdd: boolean;
  now: number;
}

/** All collections of a reader; what is viewed often stands second. */
export function CollectionList({ collections, canAdd, now }: CollectionListProps) {
  const { locale, text } = useLocale();
  const [first, ...others] = collections;
  const newUrl = `/${locale}/plus/collections/new`;
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
          <a className="button primary" href={newUrl}>
            {text("collections-new")}
          </a>
        )}
      </header>
      {!canAdd && <UpgradePrompt limit={collections.length} />}
      <ul className={styles.cards}>
        {first && <CollectionCard collection={first} now={now} />}
        <FrequentlyViewedCard now={now} />
        {others.map((collection) => (
          <CollectionCard key={collection.id} collection={collection} now={now} />
        ))}
        {canAdd && collections.every(isDefaultCollection) && (
          <li className={styles.empty}>
            <a href={newUrl}>{text("collections-empty")}</a>
          </li>
        )}
      </ul>
    </div>
  );
}
