import { expect, test } from "vitest";
import { findCountryCode, readGeo } from "./geo";

const NOWHERE = { country: "Unknown", country_iso: "ZZ" };

test.each([
  [{}, NOWHERE],
  [{ "CloudFront-Viewer-Country": "IS" }, { country: "Iceland", country_iso: "IS" }],
  [{ "X-Appengine-Country": "de" }, { country: "Germany", country_iso: "DE" }],
  [
    { "CloudFront-Viewer-Country": "FR", "X-Appengine-Country": "DE" },
    { country: "France", country_iso: "FR" },
  ],
  [
    { "CloudFront-Viewer-Country": "IS", "CloudFront-Viewer-Country-Name": "Ísland" },
    { country: "Ísland", country_iso: "IS" },
  ],
  [
    { "CloudFront-Viewer-Country": "IS", "CloudFront-Viewer-Country-Name": " " },
    { country: "Iceland", country_iso: "IS" },
  ],
  [{ "CloudFront-Viewer-Country": "QX" }, { country: "Unknown", country_iso: "QX" }],
  [{ "CloudFront-Viewer-Country": "ZZ" }, NOWHERE],
  [{ "CloudFront-Viewer-Country": "USA" }, NOWHERE],
  [{ "CloudFront-Viewer-Country-Name": "Iceland" }, NOWHERE],
])("reads %j", (headers, geo) => {
  const encoded = Object.entries(headers).map(([name, value]): [string, string] => [
    name,
    value,
  ]);
  expect(readGeo(new Headers(encoded))).toEqual(geo);
});

test.each([
  [{}, null],
  [{ "cloudfront-viewer-country": "is" }, "IS"],
  [{ "x-appengine-country": "DE" }, "DE"],
  [{ "cloudfront-viewer-country": "USA", "x-appengine-country": "DE" }, "DE"],
  [{ "cloudfront-viewer-country": "ZZ", "x-appengine-country": "DE" }, null],
])("finds the code in %j", (headers: Partial<Record<string, string>>, code) => {
  expect(findCountryCode((name) => headers[name])).toBe(code);
});
