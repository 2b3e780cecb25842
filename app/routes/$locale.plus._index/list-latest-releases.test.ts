import { expect, test } from "vitest";
import type { UpdatedFeature } from "~/domain/compat/updates";
import type { UpdatesService } from "~/services/updates/index.server";
import { listLatestReleases } from "./list-latest-releases";

function toFeature(path: string): UpdatedFeature {
  return {
    path,
    page: null,
    mdnUrl: null,
    sourceFile: "",
    specUrl: null,
    status: null,
    engines: [],
  };
}

test("names three features of the newest release of a browser, and counts all changes", () => {
  const listReleases: UpdatesService["listReleases"] = ({ browsers }) => {
    expect(browsers).toContain("firefox");
    const release = {
      browser: "firefox",
      version: "9",
      date: "2026-03-04",
      engine: "",
      engineVersion: "",
    };
    const added = ["api.A", "webextensions.api.B.c", "css.properties.d", "css.e"].map(
      toFeature,
    );
    const group = { release, browserName: "Firefox", added, removed: [toFeature("x.y")] };
    const older = { ...group, release: { ...release, version: "8" } };
    return { groups: [group, older], page: 1, last: 1, count: 2 * (added.length + 1) };
  };
  expect(listLatestReleases({ listReleases }, "de")).toEqual([
    {
      name: "Firefox 9",
      url: "/de/plus/updates/firefox/9",
      count: 5,
      date: "2026-03-04",
      day: "4. März 2026",
      features: ["A", "B.c", "d"],
    },
  ]);
});
