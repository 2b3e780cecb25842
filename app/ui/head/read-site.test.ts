import { expect, test } from "vitest";
import { describeFailure } from "./describe-failure";
import { readSite } from "./read-site";

const SITE = { siteName: "Site", siteOrigin: "https://docs.example" };

test("finds the site in the root's data", () => {
  const data = { siteName: "Site", siteOrigin: "https://docs.example", year: "2030" };
  expect(readSite([undefined, { id: "root", data }])).toEqual(data);
});

test.each([undefined, null, { siteName: 1, siteOrigin: "" }])(
  "returns an unknown site when the root has failed with %o",
  (data) => {
    expect(readSite([{ id: "root", data }])).toEqual({ siteName: "", siteOrigin: "" });
  },
);

test("takes the title of a missing page from the response", () => {
  const error = { status: 404, statusText: "", internal: false, data: { title: "Weg" } };
  expect(describeFailure(error, SITE)[0]).toEqual({ title: "Weg | Site" });
  expect(describeFailure({ ...error, data: null }, SITE)[0]).toEqual({
    title: "404 | Site",
  });
});

test("takes the title of other failures from the site", () => {
  const failureTitles = { error: "Fehler", response: "Unerwartet", missing: "Weg" };
  const site = { ...SITE, failureTitles };
  const answer = { status: 405, statusText: "", internal: true, data: "no action" };
  expect(describeFailure(answer, site)[0]).toEqual({ title: "Unerwartet | Site" });
  const missing = { ...answer, status: 404, data: null };
  expect(describeFailure(missing, site)[0]).toEqual({ title: "Weg | Site" });
  expect(describeFailure(new Error("x"), site)[0]).toEqual({ title: "Fehler | Site" });
});

test("keeps failed pages out of search engines", () => {
  expect(describeFailure(new Error("x"), SITE)).toEqual([
    { title: "Error | Site" },
    { name: "robots", content: "noindex, nofollow" },
  ]);
});

const FAILED_SITE = {
  siteName: "Site",
  siteOrigin: "https://docs.example",
  failureTitles: { error: "Failed", response: "Refused", missing: "Missing" },
};

function readTitle(error: unknown): unknown {
  const tag = describeFailure(error, FAILED_SITE).find((each) => "title" in each);
  return tag && "title" in tag ? tag.title : null;
}

/** A thrown response as Remix passes it on. */
function toResponse(status: number, data: unknown) {
  return { status, statusText: "", internal: false, data };
}

test.each([
  [toResponse(404, { title: "Gone" }), "Gone | Site"],
  [toResponse(404, { pageTitle: "Gone | Site Plus" }), "Gone | Site Plus"],
  [toResponse(404, null), "Missing | Site"],
  [toResponse(500, { title: 5 }), "Refused | Site"],
  [new Error("pageTitle"), "Failed | Site"],
])("names a failed page once with its site", (error, title) => {
  expect(readTitle(error)).toBe(title);
});
