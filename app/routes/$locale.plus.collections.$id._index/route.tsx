import { useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/domain/page-handle";
import { describePrivatePage } from "../$locale.plus.collections/describe-private-page";
import { CollectionScreen } from "./collection-screen";
import { loadCollectionPage } from "./load-collection-page";

export const handle = { hydrate: "at-once" } satisfies PageHandle;

export { loadCollectionPage as loader } from "./load-collection-page";

export const meta = describePrivatePage;

export default function CollectionRoute() {
  return <CollectionScreen {...useLoaderData<typeof loadCollectionPage>()} />;
}
