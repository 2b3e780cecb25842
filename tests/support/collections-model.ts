import type { Collection, CollectionItem } from "~/domain/accounts/collection";
import { foldText } from "~/domain/search/fold-text";
import { toNaturalKey } from "~/domain/accounts/natural-key";
import type { PageSummary } from "~/services/documents/documents-service";
import type {
  CollectionFields,
  CollectionOwner,
  ItemEditFields,
  ItemFields,
  ItemMoveFields,
  ItemsQuery,
} from "~/services/collections/index.server";

interface ModelCollection extends Omit<Collection, "articleCount"> {
  userId: number;
  /** Value of `updatedAt` after the last edit of name or description. */
  editedAt: number;
}

interface ModelOptions {
  findPage(url: string): PageSummary | null;
  now(): number;
}

/**
 * Reference model of the collections service: lists in memory, without concurrency. New things get
 * the ids of the service.
 */
export class CollectionsModel {
  readonly #options: ModelOptions;
  #collections: ModelCollection[] = [];
  #items: CollectionItem[] = [];

  constructor(options: ModelOptions) {
    this.#options = options;
  }

  /** Returns the time of the last edit of a collection or item; undefined when it is gone. */
  findVersion(id: string): number | undefined {
    return [...this.#collections, ...this.#items].find((each) => each.id === id)
      ?.updatedAt;
  }

  list(userId: number): Collection[] {
    const own = this.#collections.filter((each) => each.userId === userId);
    const isDefault = (each: ModelCollection) => each.name === "Default";
    return [...own.filter(isDefault), ...own.filter((each) => !isDefault(each))].map(
      (each) => this.#show(each),
    );
  }

  create(
    { id: userId, subscriptionType }: CollectionOwner,
    fields: CollectionFields,
    id: string,
  ) {
    const fault = findNameFault("name", fields.name);
    if (fault) return fault;
    const own = this.#collections.filter((each) => each.userId === userId);
    if (subscriptionType === "core" && own.length >= 3)
      return refuse({ kind: "limit-reached", limit: 3 });
    if (own.some(({ name }) => name === fields.name))
      return refuse({ kind: "name-taken", name: fields.name });
    const time = this.#options.now();
    const description = toText(fields.description);
    const facts = { userId, id, name: String(fields.name), description };
    const collection = { ...facts, createdAt: time, updatedAt: time, editedAt: time };
    this.#collections.push(collection);
    return { isOk: true, collection: this.#show(collection) };
  }

  edit(userId: number, id: string, fields: CollectionFields) {
    const fault = findNameFault("name", fields.name);
    if (fault) return fault;
    const found = this.#find(userId, id);
    if (!found) return refuse({ kind: "collection-not-found" });
    if (found.name === "Default" && fields.name !== "Default")
      return refuse({ kind: "default-collection", refused: "modify" });
    if (isStaleEdit(found, fields.updatedAt))
      return refuse({ kind: "edit-conflict", current: this.#show(found) });
    const others = this.#collections.filter((each) => each !== found);
    if (others.some((each) => each.userId === userId && each.name === fields.name))
      return refuse({ kind: "name-taken", name: fields.name });
    found.name = String(fields.name);
    if (fields.description !== undefined) found.description = toText(fields.description);
    this.#note(found.id);
    found.editedAt = found.updatedAt;
    return { isOk: true, collection: this.#show(found) };
  }

  remove(userId: number, id: string) {
    const found = this.#find(userId, id);
    if (!found) return refuse({ kind: "collection-not-found" });
    if (found.name === "Default")
      return refuse({ kind: "default-collection", refused: "delete" });
    this.#collections = this.#collections.filter((each) => each !== found);
    this.#items = this.#items.filter(({ collectionId }) => collectionId !== id);
    return { isOk: true };
  }

  get(userId: number, id: string, query: ItemsQuery) {
    const found = this.#find(userId, id);
    if (!found) return refuse({ kind: "collection-not-found" });
    const { search = "", sort = "date", limit, offset = 0 } = query;
    const matches = this.#itemsOf(id)
      .reverse()
      .filter(({ title, notes }) =>
        [title, notes ?? ""].some((text) => toKey(text).includes(toKey(search))),
      );
    const direction = { date: 0, title: 1, "title-descending": -1 }[sort];
    const sorted = matches.toSorted((a, b) => direction * compareTitles(a, b));
    const items = sorted.slice(offset, offset + limit);
    const collection = this.#show(found);
    return { isOk: true, collection, items, matchCount: matches.length };
  }

  lookup(userId: number, url: string): CollectionItem[] {
    const page = this.#options.findPage(url);
    return this.#collections
      .filter((each) => each.userId === userId)
      .flatMap(({ id }) =>
        this.#itemsOf(id).filter((item) => item.url === page?.mdn_url),
      );
  }

  addItem(userId: number, collectionId: string, fields: ItemFields, id: string) {
    const fault = findNameFault("title", fields.title);
    if (fault) return fault;
    if (!this.#find(userId, collectionId))
      return refuse({ kind: "collection-not-found" });
    const page = this.#options.findPage(String(fields.url));
    if (!page) return refuse({ kind: "page-not-found" });
    if (this.#itemsOf(collectionId).some(({ url }) => url === page.mdn_url))
      return refuse({ kind: "already-saved" });
    const { mdn_url: url, parents, summary, modified } = page;
    const time = this.#options.now();
    const item = {
      id,
      collectionId,
      url,
      title: String(fields.title),
      notes: toText(fields.notes),
      parents,
      summary,
      modified,
      createdAt: time,
      updatedAt: time,
    };
    this.#items.push(item);
    this.#note(collectionId);
    return { isOk: true, item: { ...item } };
  }

  editItem(userId: number, collectionId: string, id: string, fields: ItemEditFields) {
    const fault = findNameFault("title", fields.title);
    if (fault) return fault;
    return this.#change(userId, { collectionId, id }, (item) => {
      if (isStale(item, fields.updatedAt))
        return refuse({ kind: "edit-conflict", current: { ...item } });
      Object.assign(item, { title: fields.title, notes: toText(fields.notes) });
      this.#note(collectionId);
      return this.#touch(item);
    });
  }

  moveItem(userId: number, collectionId: string, id: string, fields: ItemMoveFields) {
    const target = String(fields.collectionId);
    return this.#change(userId, { collectionId, id }, (item) => {
      if (!this.#find(userId, target)) return refuse({ kind: "collection-not-found" });
      if (isStale(item, fields.updatedAt))
        return refuse({ kind: "edit-conflict", current: { ...item } });
      if (target === collectionId) return { isOk: true, item: { ...item } };
      if (this.#itemsOf(target).some(({ url }) => url === item.url))
        return refuse({ kind: "already-saved" });
      item.collectionId = target;
      this.#note(collectionId, target);
      return this.#touch(item);
    });
  }

  removeItem(userId: number, collectionId: string, id: string) {
    return this.#change(userId, { collectionId, id }, (item) => {
      this.#items = this.#items.filter((each) => each !== item);
      this.#note(collectionId);
      return { isOk: true };
    });
  }

  /** Oldest first. */
  #itemsOf(collectionId: string): CollectionItem[] {
    return this.#items.filter((item) => item.collectionId === collectionId);
  }

  #find(userId: number, id: string): ModelCollection | undefined {
    return this.#collections.find((each) => each.id === id && each.userId === userId);
  }

  #change(
    userId: number,
    { collectionId, id }: { collectionId: string; id: string },
    work: (item: CollectionItem) => object,
  ): object {
    if (!this.#find(userId, collectionId))
      return refuse({ kind: "collection-not-found" });
    const item = this.#itemsOf(collectionId).find((each) => each.id === id);
    return item ? work(item) : refuse({ kind: "item-not-found" });
  }

  #note(...ids: string[]): void {
    for (const each of this.#collections)
      if (ids.includes(each.id))
        each.updatedAt = Math.max(this.#options.now(), each.updatedAt + 1);
  }

  #touch(item: CollectionItem): object {
    item.updatedAt = Math.max(this.#options.now(), item.updatedAt + 1);
    return { isOk: true, item: { ...item } };
  }

  #show({
    userId: _userId,
    editedAt: _editedAt,
    ...collection
  }: ModelCollection): Collection {
    return { ...collection, articleCount: this.#itemsOf(collection.id).length };
  }
}

function refuse(problem: object) {
  return { isOk: false, problem };
}

function findNameFault(field: string, value: unknown): object | null {
  const text = String(value);
  if (text.trim() !== "" && text.length <= 1024) return null;
  const fault = text === "" ? "missing" : text.trim() === "" ? "blank" : "too-long";
  return refuse({ kind: "invalid", faults: [{ field, fault }] });
}

function toText(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

function isStale({ updatedAt }: { updatedAt: number }, startedFrom: unknown): boolean {
  return startedFrom !== undefined && startedFrom !== updatedAt;
}

function isStaleEdit(
  { editedAt, updatedAt }: ModelCollection,
  startedFrom: unknown,
): boolean {
  if (typeof startedFrom !== "number") return false;
  return startedFrom < editedAt || startedFrom > updatedAt;
}

function toKey(text: string): string {
  return foldText(text).toLowerCase();
}

/** Compares like the databases: bytewise, with numbers by value. */
function compareTitles(a: CollectionItem, b: CollectionItem): number {
  return Buffer.compare(toSortable(a.title), toSortable(b.title));
}

function toSortable(title: string): Buffer {
  return Buffer.from(toNaturalKey(toKey(title)));
}
