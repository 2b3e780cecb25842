import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { describePrivatePage } from "../$locale.plus.collections/describe-private-page";
import { CollectionScreen } from "./collection-screen";
import { loadCollectionPage } from "./load-collection-page";

export function loader(args: LoaderFunctionArgs) {
  return loadCollectionPage(args);
}

export const meta = describePrivatePage;

export default function CollectionRoute() {
  return <CollectionScreen {...useLoaderData<typeof loader>()} />;
}
