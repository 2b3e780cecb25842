import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/domain/site/page-handle";
import { describePrivatePage } from "../$locale.plus.collections/describe-private-page";
import { CollectionScreen } from "./collection-screen";
import { loadCollectionPage } from "./load-collection-page";

export const handle = { hydrate: "at-once" } satisfies PageHandle;

export function loader(args: LoaderFunctionArgs) {
  return loadCollectionPage(args);
}

export const meta = describePrivatePage;

export default function CollectionRoute() {
  return <CollectionScreen {...useLoaderData<typeof loader>()} />;
}
