import { expect, test } from "vitest";
import { getBreakpoint, readReaderFacts, readUtm, UNKNOWN_READER } from "./page-facts";

test.each([
  [0, "xs"],
  [425, "xs"],
  [426, "sm"],
  [769, "md"],
  [992, "lg"],
  [1200, "xl"],
  [1440, "xl"],
  [1441, "xxl"],
])("calls a width of %i px %s", (width, name) => {
  expect(getBreakpoint(width)).toBe(name);
});

test("reads the campaign of an address", () => {
  expect(readUtm("?utm_source=mail&utm_term=&q=x&utm_content=a%20b")).toEqual({
    source: "mail",
    content: "a b",
  });
});

test.each([
  [
    { subscription_type: "core", geo: { country: "Germany", country_iso: "DE" } },
    { subscriptionType: "core", geo: "Germany", geoIso: "DE" },
  ],
  [{ geo: { country: "US" } }, { ...UNKNOWN_READER, geo: "US" }],
  [{ geo: null, subscription_type: 7 }, UNKNOWN_READER],
  ["text", UNKNOWN_READER],
])("reads the account's facts from %j", async (answer, expected) => {
  const call = () => Promise.resolve(Response.json(answer));
  expect(await readReaderFacts(call)).toEqual(expected);
});

test.each([
  () => Promise.reject(new TypeError("offline")),
  () => Promise.resolve(new Response("", { status: 503 })),
  () => Promise.resolve(new Response("{")),
])("knows nothing of the account when whoami fails", async (call) => {
  expect(await readReaderFacts(call)).toEqual(UNKNOWN_READER);
});
