import { expect, test } from "vitest";
import type { UpdatedFeature } from "~/domain/compat/updates";
import type { UpdatesService } from "~/services/updates/index.server";
import { listLatestReleases } from "./list-latest-releases";

function toFeature(path: string): UpdatedFeature {
  return {
    ...{ path, page: null, mdnUrl: null, sourceFile: "", specUrl: null },
    ...{ status: null, engines: [] },
  };
}

test("names three features of a release, and counts all of its changes", () => {
  const listReleases: UpdatesService["listReleases"] = (_filter, page, perPage) => {
    expect([page, perPage]).toEqual([1, 3]);
    const release = {
      ...{ browser: "firefox", version: "9", date: "2026-03-04" },
      ...{ engine: "", engineVersion: "" },
    };
    const added = ["api.A", "api.B.c", "css.d", "css.e"].map(toFeature);
    const group = { release, browserName: "Firefox", added, removed: [toFeature("x.y")] };
    return { groups: [group], page: 1, last: 1 };
  };
  expect(listLatestReleases({ listReleases }, "de")).toEqual([
    {
      ...{ name: "Firefox 9", url: "/de/plus/updates/firefox/9", count: 5 },
      ...{ date: "2026-03-04", day: "4. März 2026", features: ["A", "B.c", "d"] },
    },
  ]);
});
