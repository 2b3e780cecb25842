import { useEffect } from "react";
import { returnFocus } from "~/browser/return-focus";
import {
  isDefaultCollection,
  type Collection,
  type CollectionItem,
} from "~/domain/accounts/collection";
import { useLocale } from "~/l10n/locale-context";
import { BreakableName } from "~/ui/collections/breakable-name";
import { nameCollection } from "~/ui/collections/collection-name";
import lists from "~/ui/collections/item-list.module.css";
import type { ListQuery } from "../$locale.plus.collections/list-query";
import { CollectionLink, DeleteLink } from "../$locale.plus.collections/collection-links";
import { ItemPages } from "./item-pages";
import { ListForm } from "./list-form";
import styles from "./collection-screen.module.css";

export interface CollectionScreenProps {
  collection: Collection;
  /** Items of the current page. */
  items: readonly CollectionItem[];
  matchCount: number;
  query: ListQuery;
  lastPage: number;
  now: number;
}

/** One collection with its items, and actions on both. */
export function CollectionScreen(props: CollectionScreenProps) {
  const { collection, query } = props;
  const { locale } = useLocale();
  const path = `/${locale}/plus/collections/${collection.id}`;
  useEffect(returnFocus, []);
  return (
    <div className={lists.page}>
      <Head collection={collection} path={path} />
      {collection.articleCount > 0 && <ListForm path={path} {...props} />}
      {collection.articleCount === 0 && <NoItems />}
      <ItemPages
        key={JSON.stringify([query, collection.updatedAt])}
        {...props}
        path={path}
      />
    </div>
  );
}

function Head({ collection, path }: { collection: Collection; path: string }) {
  const { locale, text } = useLocale();
  const isDefault = isDefaultCollection(collection);
  const description = isDefault
    ? text("collections-default-about")
    : collection.description;
  const exports = `/api/v2/collections/${collection.id}/export`;
  return (
    <header className={lists.head}>
      <p>
        <a href={`/${locale}/plus/collections`}>{text("collections-back")}</a>
      </p>
      <h1 dir="auto">
        <BreakableName name={nameCollection(collection, text)} />
      </h1>
      {description && (
        <p className={styles.description} dir="auto">
          {description}
        </p>
      )}
      <p className={lists.facts}>
        <span>{text("collections-count", { count: collection.articleCount })}</span>
        {!isDefault && (
          <CollectionLink collection={collection}>
            {text("collections-edit")}
          </CollectionLink>
        )}
        {!isDefault && (
          <DeleteLink collection={collection} url={path}>
            {text("collections-delete")}
          </DeleteLink>
        )}
        <span>
          {text("collections-export")}{" "}
          <a href={`${exports}.json`} download="">
            JSON
          </a>{" "}
          <a href={`${exports}.csv`} download="">
            CSV
          </a>
        </span>
      </p>
    </header>
  );
}

function NoItems() {
  const { text } = useLocale();
  return (
    <div className={`${lists.empty} ${styles.empty}`}>
      <p>{text("collections-no-items")}</p>
      <p>{text("collections-no-items-how")}</p>
    </div>
  );
}
