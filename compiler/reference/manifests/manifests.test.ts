import { expect, test } from "vitest";
import { feature, openArea, readSections, readText } from "../parts/test-area";
import { manifests } from "./index";

const ROOT = "Web/Progressive_web_apps/Manifest";
const area = openArea(manifests, {
  pages: [ROOT],
  compat: {
    manifests: {
      webapp: {
        display: feature(`${ROOT}/Reference/display`, { browser: feature(null) }),
        serviceworker: feature(`${ROOT}/Reference/serviceworker`, { src: feature(null) }),
      },
    },
  },
});

test("names a member after its key", () => {
  expect(area.find("display")).toMatchObject({
    title: "display",
    pageType: "web-manifest-member",
    sidebar: [{ name: "pwasidebar" }],
  });
});

test("lists values of a member that takes a name, and properties of an object", () => {
  expect(readText(area.render("display"))).toMatch(
    /^display is a member of the web app manifest\. It says how much of/,
  );
  expect(readSections(area.render("display")).Values).toContain("browser");
  expect(readSections(area.render("serviceworker")).Properties).toContain("src");
});
