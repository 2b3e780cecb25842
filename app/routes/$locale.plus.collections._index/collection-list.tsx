import { useEffect } from "react";
import { returnFocus } from "~/browser/return-focus";
import { isDefaultCollection, type Collection } from "~/domain/accounts/collection";
import { useText } from "~/l10n/locale-context";
import { UpgradePrompt } from "~/ui/collections/notices";
import { Icon } from "~/ui/icon/icon";
import { CollectionLink } from "../$locale.plus.collections/collection-link";
import { CollectionCard } from "./collection-card";
import { FrequentlyViewedCard } from "./frequently-viewed-card";
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
          <CollectionLink className="button primary">
            {text("collections-new")}
          </CollectionLink>
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
            <CollectionLink>{text("collections-empty")}</CollectionLink>
          </li>
        )}
      </ul>
    </div>
  );
}
