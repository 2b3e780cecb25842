import { expect, test } from "vitest";
import { orderPages } from "./order-pages";

function toItem(slug: string) {
  return { slug, url: `/en-US/${slug}`, title: slug };
}

test("lists the chapters as the public site does, whatever their files' order", () => {
  const slugs = ["faq", "features/ai-help", "features/collections", "features/more"];
  const pages = [
    ...slugs,
    "features/overview",
    "features/playground",
    "features/updates",
  ];
  expect(orderPages(pages.map(toItem)).map(({ title }) => title)).toEqual([
    "Overview",
    "features/ai-help",
    "features/playground",
    "features/updates",
    "features/collections",
    "features/more",
    "faq",
  ]);
});
