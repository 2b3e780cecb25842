import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import {
  answerCollectionsCall,
  type Calls,
  readFields,
} from "~/routes/api.v2.collections/answer-collections-call";
import { answerProblem } from "~/routes/api.v2.collections/answer-problem";
import {
  type ItemSort,
  type ItemsQuery,
  toCollectionResponse,
  toItemResponse,
} from "~/services/collections/index.server";

const CALLS: Calls = {
  async GET({ collections, user, collectionId, request }) {
    const query = readItemsQuery(request);
    const outcome = await collections.get(user.id, collectionId, query);
    if (!outcome.isOk) return answerProblem(outcome.problem, collectionId);
    const items = outcome.items.map(toItemResponse);
    return Response.json({ ...toCollectionResponse(outcome.collection), items });
  },
  async POST({ collections, user, collectionId, request }) {
    const fields = await readFields(request);
    const outcome = await collections.edit(user.id, collectionId, fields);
    return outcome.isOk
      ? Response.json(toCollectionResponse(outcome.collection))
      : answerProblem(outcome.problem, collectionId);
  },
  /** Idempotent: a missing collection counts as deleted. */
  async DELETE({ collections, user, collectionId }) {
    const outcome = await collections.remove(user.id, collectionId);
    return outcome.isOk || outcome.problem.kind === "collection-not-found"
      ? new Response(null, { status: 200 })
      : answerProblem(outcome.problem, collectionId);
  },
};

export function loader(args: LoaderFunctionArgs) {
  return answerCollectionsCall(args, CALLS);
}

export function action(args: ActionFunctionArgs) {
  return answerCollectionsCall(args, CALLS);
}

const DEFAULT_LIMIT = 10;

const SORTS: ReadonlyMap<string, ItemSort> = new Map([
  ["date", "date"],
  ["title", "title-descending"],
]);

/**
 * Parses the query for a collection's items (server contract, 5.4).
 * @throws Response when a parameter is invalid.
 */
function readItemsQuery({ url }: Request): ItemsQuery {
  const { searchParams } = new URL(url);
  const sort = SORTS.get(searchParams.get("sort") ?? "date");
  if (!sort) throw new Response("sort is date or title", { status: 400 });
  return {
    search: searchParams.get("q") ?? "",
    sort,
    limit: readCount(searchParams, "limit", DEFAULT_LIMIT),
    offset: readCount(searchParams, "offset", 0),
  };
}

function readCount(query: URLSearchParams, name: string, absent: number): number {
  const text = query.get(name);
  if (text === null) return absent;
  const count = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(count))
    throw new Response(`${name} is a whole number from 0 on`, { status: 400 });
  return count;
}
