import { expect, test } from "vitest";
import { feature, openArea, readSections, readText } from "../parts/test-area";
import { mediatypes } from "./index";

const SLUG = "Web/Media/Guides/Formats/Image_types";
const area = openArea(mediatypes, {
  compat: {
    mediatypes: {
      image: {
        gif: feature(`${SLUG}#gif`, {}, { description: "Graphics Format (GIF)" }),
        ico: feature(`${SLUG}#ico`),
      },
    },
  },
});

test("lists the formats of the guide", () => {
  expect(area.find(SLUG)).toMatchObject({ title: "Image types", pageType: "guide" });
  const html = area.render(SLUG);
  expect(readText(html)).toMatch(/^Image types: 2 formats/);
  expect(readText(readSections(html).Formats ?? "")).toBe("Graphics Format (GIF) ico");
});
