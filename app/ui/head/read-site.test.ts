import { expect, test } from "vitest";
import { describeFailure } from "./describe-failure";
import { readSite } from "./read-site";

test("finds the site among the routes of a page", () => {
  const data = { siteName: "Site", siteOrigin: "https://docs.example", year: "2030" };
  expect(readSite([undefined, { id: "root", data }])).toEqual(data);
});

test.each([undefined, null, { siteName: 1, siteOrigin: "" }])(
  "knows no site when the root has failed with %o",
  (data) => {
    expect(readSite([{ id: "root", data }])).toEqual({ siteName: "", siteOrigin: "" });
  },
);

test("takes the title of a missing page from the response", () => {
  const error = { status: 404, statusText: "", internal: false, data: { title: "Weg" } };
  expect(describeFailure(error)[0]).toEqual({ title: "Weg" });
  expect(describeFailure({ ...error, data: null })[0]).toEqual({ title: "404" });
});

test("keeps what failed out of search engines", () => {
  expect(describeFailure(new Error("x"))).toEqual([
    { title: "Error" },
    { name: "robots", content: "noindex, nofollow" },
  ]);
});
