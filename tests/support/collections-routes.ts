import * as list from "~/routes/api.v2.collections/route";
import * as collection from "~/routes/api.v2.collections_.$collectionId";
import * as csv from "~/routes/api.v2.collections_.$collectionId_.export[.]csv";
import * as json from "~/routes/api.v2.collections_.$collectionId_.export[.]json";
import * as items from "~/routes/api.v2.collections_.$collectionId_.items";
import * as item from "~/routes/api.v2.collections_.$collectionId_.items_.$itemId";
import * as lookup from "~/routes/api.v2.collections_.lookup";

/** The routes of the collections API, by path. */
export const COLLECTIONS_ROUTES = {
  "api/v2/collections": list,
  "api/v2/collections/lookup": lookup,
  "api/v2/collections/:collectionId": collection,
  "api/v2/collections/:collectionId/export.json": json,
  "api/v2/collections/:collectionId/export.csv": csv,
  "api/v2/collections/:collectionId/items": items,
  "api/v2/collections/:collectionId/items/:itemId": item,
};
