import type { LoaderFunctionArgs } from "@remix-run/node";
import { describePrivatePage } from "../$locale.plus.collections/describe-private-page";
import { readPage } from "../$locale.plus.collections/read-page";
import { FrequentlyViewedPage } from "./frequently-viewed-page";

/** The list itself never leaves the reader's browser. */
export function loader(args: LoaderFunctionArgs) {
  const { text, toTitle } = readPage(args);
  return { title: toTitle(text("viewed-title")) };
}

export const meta = describePrivatePage;

export default function FrequentlyViewedRoute() {
  return <FrequentlyViewedPage />;
}
