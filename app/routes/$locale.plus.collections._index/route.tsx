import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { canAddCollection } from "~/domain/accounts/collection";
import { describePrivatePage } from "../$locale.plus.collections/describe-private-page";
import { readPage } from "../$locale.plus.collections/read-page";
import { CollectionList } from "./collection-list";

export async function loader(args: LoaderFunctionArgs) {
  const { user, text, toTitle, collections } = readPage(args);
  const list = await collections.list(user.id);
  return {
    title: toTitle(text("collections-title")),
    collections: list,
    canAdd: canAddCollection(user.subscriptionType, list.length),
    now: Date.now(),
  };
}

export const meta = describePrivatePage;

export default function CollectionsRoute() {
  return <CollectionList {...useLoaderData<typeof loader>()} />;
}
