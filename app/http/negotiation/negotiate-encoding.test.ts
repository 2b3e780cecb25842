import fc from "fast-check";
import { expect, test } from "vitest";
import { createNegotiation, ENCODINGS, negotiateEncoding } from "./negotiate-encoding";

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["x-gzip", "gzip"],
  ["BR", "br"],
  ["*", "br"],
  ["", "identity"],
  ["identity", "identity"],
  ["deflate", "identity"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0, *", "gzip"],
  ["gzip;q=1.0, br;q=0.5", "gzip"],
  ["br;q=0.1, identity;q=0.9", "identity"],
  ["gzip;q=0.5", "gzip"],
  ["gzip;q=0.5, identity;q=0.5", "gzip"],
  ["br;q=1, gzip", "br"],
  ["br, gzip;q=1.9", "br"],
  ["br ; q = 1", "br"],
  ["*;q=0", "identity"],
  ["identity;q=0, *;q=0", "identity"],
])("answers %j with %s", (header, encoding) => {
  expect(negotiateEncoding(header)).toBe(encoding);
});

test.each(["br;q=two", "br;q=", "br;q=1.0001", ";;,,;", "gzip;level=9", "\u00e9"])(
  "treats the malformed header %j as no accepted encoding",
  (header) => {
    expect(negotiateEncoding(header)).toBe("identity");
  },
);

test("sends identity without a header", () => {
  expect(createNegotiation()(undefined)).toBe("identity");
});

test("stays right when more values come than it remembers", () => {
  const negotiate = createNegotiation();
  fc.assert(
    fc.property(fc.string(), (header) => {
      expect(negotiate(header)).toBe(negotiateEncoding(header));
      expect(ENCODINGS).toContain(negotiate(header));
    }),
    { numRuns: 500 },
  );
});
