import { expect, test } from "vitest";
import { describeSpotlight } from "./describe-spotlight";

test("takes the title of the content, which has the site's name", () => {
  const pageTitle = "Contributor Spotlight - Ann - Nimbus Web Docs";
  const tags = describeSpotlight(
    {
      contributorName: "Ann",
      pageTitle,
      quote: "Write.",
      locale: "fr",
      url: "/fr/community/spotlight/ann",
      image: "/x.jpg",
      hasCommunity: false,
      profileImgAlt: "",
      profileImgSize: null,
    },
    { siteName: "Nimbus", siteOrigin: "https://docs.example" },
  );
  expect(tags).toContainEqual({ title: pageTitle });
});
