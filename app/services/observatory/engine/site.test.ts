import { describe, expect, test } from "vitest";
import { RESULTS, type ResultId } from "./results";
import { scoreResults, toGrade } from "./score";
import { cutToSite, isAddress, parseSite, SiteError, toSiteKey } from "./site.server";
import { listTests, TEST_NAMES, TESTS } from "./tests.server";

const PUBLIC = { allowsLocal: false };

describe("a site", () => {
  test.each([
    ["example.com", "example.com", null, "/"],
    ["EXAMPLE.COM", "example.com", null, "/"],
    ["example.com:8443", "example.com", 8443, "/"],
    ["example.com/some/path", "example.com", null, "/some/path"],
    ["example.com:8443/some/path", "example.com", 8443, "/some/path"],
    ["example.com:8443/some/path?q=bla", "example.com", 8443, "/some/path"],
    ["example.com:8443/some/path#hash", "example.com", 8443, "/some/path"],
    ["  example.com ", "example.com", null, "/"],
    ["example.com:443", "example.com", null, "/"],
    // A path's letters are its own (the public scanner makes them small).
    ["Example.com/Some", "example.com", null, "/Some"],
    ["user:password@example.com", "example.com", null, "/"],
  ])("%s", (text, host, port, path) => {
    expect(parseSite(text, PUBLIC)).toEqual({ host, port, path });
  });

  test("has its name in ASCII", () => {
    expect(parseSite("ëxämplë.côm", { allowsLocal: true }).host).toBe(
      "xn--xmpl-loa4bf.xn--cm-8ja",
    );
  });

  test("has a key without what is usual", () => {
    expect(toSiteKey({ host: "a.org", port: null, path: "/" })).toBe("a.org");
    expect(toSiteKey({ host: "a.org", port: 81, path: "/b" })).toBe("a.org:81/b");
  });

  function readFault(text: string): string {
    try {
      parseSite(text, PUBLIC);
    } catch (error) {
      if (error instanceof SiteError) return error.code;
    }
    return "none";
  }

  test.each([
    "",
    ".",
    ".x",
    "x.",
    `${"ü".repeat(60)}.${"ü".repeat(200)}.com`,
    "localhost",
    "a b.com",
    "example.com:70000",
    "foo.local.",
    "test.svc.",
    "[::1]",
    "test",
    "local",
    "https://",
    `a.com/${"x".repeat(260)}`,
    "example",
    "invalid",
  ])("is not %j", (text) => {
    expect(readFault(text)).toBe("invalid-site");
  });

  test.each(["141.1.1.1", "127.0.0.1", "2130706433.", "0x7f.1", "1.2.3"])(
    "is no address: %s",
    (text) => {
      expect(readFault(text)).toBe("invalid-hostname-ip");
    },
  );

  test.each([
    "some.non-existent.domain.err",
    "foo.test",
    "foo.example",
    "foo.invalid",
    "foo.localhost",
    "foo.local",
    "test.svc",
    "a.internal",
    "router.home.arpa.x",
  ])("has a top-level domain that there is: %s", (text) => {
    expect(readFault(text)).toBe("invalid-hostname");
  });

  test.each(["1.2.3.4", "127.0.0.1", "::1", "2001:db8::1"])(
    "%s is an address",
    (text) => {
      expect(isAddress(text)).toBe(true);
    },
  );

  test.each(["example.com", "999.1.1.1", "1.2.3.4.5", "1::2::3", ""])(
    "%j is no address",
    (text) => {
      expect(isAddress(text)).toBe(false);
    },
  );

  test.each([
    ["https://example.com/a?b", "example.com/a?b"],
    [" HTTP://example.com", "example.com"],
    ["example.com", "example.com"],
  ])("is cut out of %j", (typed, text) => {
    expect(cutToSite(typed)).toBe(text);
  });
});

describe("a score", () => {
  test.each([
    [100, "A+"],
    [0, "F"],
    [120, "A+"],
    [99, "A"],
    [89, "A-"],
    [84, "B+"],
    [79, "B"],
    [69, "B-"],
    [64, "C+"],
    [59, "C"],
    [49, "C-"],
    [44, "D+"],
    [39, "D"],
    [29, "D-"],
    [24, "F"],
  ])("of %i is %s", (score, grade) => {
    expect(toGrade(score)).toBe(grade);
  });

  const COMMON: readonly ResultId[] = [
    "cookies-not-found",
    "cross-origin-resource-sharing-not-implemented",
    "redirection-to-https",
    "hsts-implemented-max-age-at-least-six-months",
    "x-content-type-options-nosniff",
    "x-frame-options-sameorigin-or-deny",
    "referrer-policy-private",
    "coep-not-implemented",
    "corp-not-implemented",
  ];

  test("has the bonus of a site that loses little", () => {
    expect(
      scoreResults([
        ...COMMON,
        "csp-implemented-with-unsafe-inline-in-style-src-only",
        "sri-not-implemented-but-no-scripts-loaded",
        "coop-not-implemented",
      ]),
    ).toEqual({ score: 110, grade: "A+", passed: 12, quantity: 12 });
  });

  test("has no bonus below 90", () => {
    expect(
      scoreResults([
        ...COMMON,
        "csp-implemented-with-unsafe-inline",
        "sri-not-implemented-but-external-scripts-loaded-securely",
        "coop-implemented-with-same-origin",
      ]),
    ).toEqual({ score: 75, grade: "B", passed: 10, quantity: 12 });
  });

  test.each<[number, number, string, ...ResultId[]]>([
    [
      ...([120, 120, "A+"] as const),
      "csp-implemented-with-no-unsafe-default-src-none",
      "coop-implemented-with-same-origin",
    ],
    [
      ...([-10, 0, "F"] as const),
      "cookies-session-without-secure-flag",
      "cross-origin-resource-sharing-implemented-with-universal-access",
      "redirection-missing",
    ],
  ])("of a sum of %i is %i, %s", (sum, score, grade, ...ids) => {
    const modifiers = ids.map((id) => RESULTS[id].modifier);
    expect(modifiers.reduce((total, each) => total + each, 100)).toBe(sum);
    expect(scoreResults(ids)).toMatchObject({ score, grade });
  });

  test("is never below 0", () => {
    const worst = Object.entries(RESULTS)
      .filter(([, { modifier }]) => modifier <= -20)
      .map(([id]) => id as ResultId);
    expect(scoreResults(worst)).toMatchObject({ score: 0, grade: "F" });
  });
});

describe("the table of tests", () => {
  test("has twelve, of which the older profile has ten", () => {
    expect(listTests(6)).toEqual(TEST_NAMES);
    expect(listTests(6)).toHaveLength(12);
    expect(listTests(5)).toHaveLength(10);
    expect(TEST_NAMES.filter((name) => !listTests(5).includes(name))).toEqual([
      "cross-origin-embedder-policy",
      "cross-origin-opener-policy",
    ]);
  });

  test.each(TEST_NAMES)("%s expects one of its own results", (name) => {
    const { expectation, prefix } = TESTS[name];
    expect(expectation.startsWith(`${prefix}-`)).toBe(true);
  });

  test.each([
    [5, 145],
    [6, 165],
  ] as const)("of profile %i gives at most %i points", (profile, most) => {
    const best = listTests(profile).map((name) => {
      const own = Object.entries(RESULTS).filter(([id]) =>
        id.startsWith(`${TESTS[name].prefix}-`),
      );
      return own.toSorted(([, a], [, b]) => b.modifier - a.modifier)[0]?.[0] as ResultId;
    });
    expect(scoreResults(best).score).toBe(most);
  });
});
