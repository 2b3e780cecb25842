import { expect, test } from "vitest";
import { describeSpotlight } from "./describe-spotlight";

const TITLE = "Contributor Spotlight - Ann - Nimbus Web Docs";

function describe(facts: { image?: string | null; hasCommunity?: boolean } = {}) {
  return describeSpotlight(
    {
      contributorName: "Ann",
      pageTitle: TITLE,
      quote: "Write.",
      locale: "fr",
      url: "/fr/community/spotlight/ann",
      image: "/x.jpg",
      hasCommunity: false,
      profileImgAlt: "Ann at work",
      profileImgSize: null,
      ...facts,
    },
    { siteName: "Nimbus", siteOrigin: "https://docs.example" },
  );
}

test("takes the title of the content, which has the site's name", () => {
  expect(describe()).toContainEqual({ title: TITLE });
});

test.each([
  ["the profile's picture", "/x.jpg", true],
  ["none of the profile without one", null, false],
])("shows %s", (_, image, isShown) => {
  const tags = JSON.stringify(describe({ image }));
  expect(tags.includes("https://docs.example/x.jpg")).toBe(isShown);
  expect(tags.includes("Ann at work")).toBe(isShown);
});

test.each([[true], [false]])(
  "names the community page above it if there is one: %s",
  (hasCommunity) => {
    const tags = JSON.stringify(describe({ hasCommunity }));
    expect(tags.includes('"Community"')).toBe(hasCommunity);
  },
);
