import { expect, test } from "vitest";
import { describeEnglishPage } from "./describe-english-page";

test("has one canonical URL for a page that is in English in every locale", () => {
  const tags = describeEnglishPage({
    site: { siteName: "Site", siteOrigin: "https://docs.example" },
    title: "About | Site",
    path: "/de/about",
    breadcrumbs: [
      { uri: "/de/community", title: "Community" },
      { uri: "/de/about", title: "About" },
    ],
  });
  const url = "https://docs.example/en-US/about";
  expect(tags).toContainEqual({ tagName: "link", rel: "canonical", href: url });
  expect(tags).toContainEqual({ property: "og:url", content: url });
  expect(tags).toContainEqual({ property: "og:locale", content: "en_US" });
  expect(JSON.stringify(tags)).not.toContain("/de/");
  expect(tags.some((tag) => "hrefLang" in tag)).toBe(false);
});
