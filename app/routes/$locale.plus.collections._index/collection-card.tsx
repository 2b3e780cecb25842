import { isDefaultCollection, type Collection } from "~/domain/accounts/collection";
import { useLocale } from "~/l10n/locale-context";
import { BreakableName } from "~/ui/collections/breakable-name";
import { nameCollection } from "~/ui/collections/collection-name";
import { CollectionLink } from "../$locale.plus.collections/collection-link";
import { DeleteLink } from "../$locale.plus.collections/delete-link";
import { formatTime } from "../$locale.plus.collections/format-time";
import styles from "./collection-list.module.css";

export interface CollectionCardProps {
  collection: Collection;
  now: number;
}

/**
 * A collection in the list. The default collection can neither be renamed nor deleted.
 */
export function CollectionCard({ collection, now }: CollectionCardProps) {
  const { locale, text } = useLocale();
  const isDefault = isDefaultCollection(collection);
  const name = nameCollection(collection, text);
  const url = `/${locale}/plus/collections/${collection.id}`;
  const description = isDefault
    ? text("collections-default-about")
    : collection.description;
  return (
    <li className={styles.card} data-default={isDefault || undefined}>
      <h2>
        <a href={url} dir="auto">
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
        <p className={styles.actions}>
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
