import { expect, test } from "vitest";
import { describeFailure } from "./describe-failure";

const SITE = {
  siteName: "Site",
  siteOrigin: "https://docs.example",
  failureTitles: { error: "Failed", response: "Refused", missing: "Missing" },
};

function readTitle(error: unknown): unknown {
  const tag = describeFailure(error, SITE).find((each) => "title" in each);
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
