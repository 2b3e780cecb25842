import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isPassed, type ResultId } from "../results";
import { createCapture, withHeader, type Situation } from "../test-capture";
import { judgeCsp } from "./judge-csp";
import type { PolicyFlags } from "./judge-policy";
import { parsePolicies } from "./parse-policies";

const HEADER = "Content-Security-Policy";
const H1 = "hqBEA/HXB3aJU2FgOnYN8rkAgEVgyfi3Vs1j2/XMPBA=";
const H2 = "AAEA/HXB3aJU2FgOnYN8rkAgEVgyfi3Vs1j2/XMPBA==";

function meta(content: string, name = HEADER): string {
  return `<meta http-equiv="${name}" content="${content}">`;
}

function judge(policy: string, body = "") {
  return judgeCsp(createCapture({ headers: [[HEADER, policy]], body }));
}

function toVerdict(result: ResultId): "P" | "F" {
  return isPassed(result) ? "P" : "F";
}

/** Policies of the public list of cases, by the result that each of them has. */
interface Group {
  result: ResultId;
  verdict: "P" | "F";
  /** The flag that all of them have. */
  flag?: keyof PolicyFlags;
  policies: readonly string[];
}

const GROUPS: readonly Group[] = [
  {
    result: "csp-header-invalid",
    verdict: "F",
    policies: [
      "  ",
      "",
      "default-src 'none'; default-src 'none'",
      "default-src 'none'; img-src 'self'; default-src 'none'",
      "default-src 'none'; script-src 'strict-dynamic'",
      "defa",
    ],
  },
  {
    result: "csp-implemented-with-unsafe-inline",
    verdict: "F",
    flag: "unsafeInline",
    policies: [
      "default-src 'none'; script-src https://*",
      "default-src 'none'; script-src 'unsafe-inline'",
      "script-src 'unsafe-inline'",
      "script-src data:",
      "script-src http:",
      "script-src ftp:",
      "default-src 'unsafe-inline'",
      "default-src 'UNSAFE-INLINE'",
      "upgrade-insecure-requests",
      "script-src 'none'",
      "script-src https:",
      "script-src https://mozilla.org https:",
      "default-src https://mozilla.org https:",
      "default-src 'none'; script-src *",
      "default-src *; script-src *; object-src 'none'",
      "default-src 'none'; script-src 'none'; object-src *",
      "default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval'",
      "default-src 'none'; script-src 'unsafe-inline' http:",
      "object-src https:; script-src 'none'",
      // A source that is named twice is no less a source.
      "script-src 'unsafe-inline' 'unsafe-inline'; object-src 'none'",
    ],
  },
  {
    result: "csp-implemented-with-insecure-scheme",
    verdict: "F",
    flag: "insecureSchemeActive",
    policies: [
      "default-src http://mozilla.org",
      "default-src 'none'; script-src http://mozilla.org",
      "default-src 'none'; script-src ftp://mozilla.org",
    ],
  },
  {
    result: "csp-implemented-with-insecure-scheme-in-passive-content-only",
    verdict: "P",
    flag: "insecureSchemePassive",
    policies: [
      "default-src 'none'; img-src http://mozilla.org",
      "default-src 'self'; img-src ftp:",
      "default-src 'self'; img-src http:",
      "default-src 'none'; img-src https:; media-src http://mozilla.org",
      "default-src 'none'; img-src http: https:; script-src 'self'; style-src 'self'",
      "default-src 'none'; img-src 'none'; media-src http:; script-src 'self'; style-src 'self'",
      "default-src 'none'; img-src 'none'; media-src http:; script-src 'self'; style-src 'unsafe-inline'",
    ],
  },
  {
    result: "csp-implemented-with-unsafe-eval",
    verdict: "F",
    flag: "unsafeEval",
    policies: ["default-src 'none'; script-src 'unsafe-eval'"],
  },
  {
    result: "csp-implemented-with-unsafe-inline-in-style-src-only",
    verdict: "P",
    flag: "unsafeInlineStyle",
    policies: [
      "object-src 'none'; script-src 'none'; style-src 'unsafe-inline'",
      "default-src 'none'; script-src https://mozilla.org; style-src 'unsafe-inline'",
      "default-src 'unsafe-inline'; script-src https://mozilla.org",
      "default-src 'none';;; ;;;style-src 'self' 'unsafe-inline'",
      "default-src 'none'; style-src data:",
      "default-src 'none'; style-src *",
      "default-src 'none'; style-src https:",
      `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${H2}' 'unsafe-inline'`,
    ],
  },
  {
    result: "csp-implemented-with-no-unsafe",
    verdict: "P",
    policies: [
      "default-src https://mozilla.org",
      "default-src https://mozilla.org;;; ;;;script-src 'none'",
      "object-src 'none'; script-src https://mozilla.org; style-src https://mozilla.org; upgrade-insecure-requests;",
      "object-src 'none'; script-src 'strict-dynamic' 'nonce-abc' 'unsafe-inline'; style-src 'none'",
      `object-src 'none'; style-src 'self';script-src 'sha256-${H1}'`,
      `object-src 'none'; style-src 'self'; script-src 'unsafe-inline' 'sha256-${H1}''sha256-${H2}'`,
      "object-src 'none'; script-src 'unsafe-inline' 'nonce-abc123' 'unsafe-inline'; style-src 'none'",
      "default-src https://mozilla.org; style-src 'unsafe-inline' 'nonce-abc123' 'unsafe-inline'",
      `default-src https://mozilla.org; style-src 'unsafe-inline' 'sha256-${H2}' 'unsafe-inline'`,
    ],
  },
  {
    result: "csp-implemented-with-no-unsafe-default-src-none",
    verdict: "P",
    flag: "defaultNone",
    policies: [
      "default-src",
      "default-src 'none'; script-src 'strict-dynamic' 'nonce-abc123' 'unsafe-inline'",
      "default-src 'none'; script-src https://mozilla.org; style-src https://mozilla.org; upgrade-insecure-requests;",
      "default-src 'none'; object-src https://mozilla.org",
    ],
  },
  {
    result: "csp-implemented-with-no-unsafe-default-src-none",
    verdict: "P",
    flag: "strictDynamic",
    policies: [
      "default-src 'none'; script-src 'strict-dynamic' 'nonce-abc123'",
      "default-src 'none'; script-src 'strict-dynamic' 'sha256-abc123'",
      "default-src 'none'; script-src 'strict-dynamic' 'sha256-abc123' https://*",
      "default-src 'none'; script-src 'strict-dynamic' 'sha256-abc123' 'unsafe-inline'",
    ],
  },
];

describe.each(GROUPS)("$result $flag", ({ result, verdict, flag, policies }) => {
  test.each(policies)("%j", (policy) => {
    const judged = judge(policy);
    expect([judged.result, toVerdict(judged.result)]).toEqual([result, verdict]);
    expect(judged.numPolicies).toBe(1);
    if (flag) expect(judged.policy?.[flag]).toBe(true);
    if (result !== "csp-header-invalid")
      expect([judged.http, judged.meta]).toEqual([true, false]);
  });
});

test("without a policy there is none", () => {
  const { result, numPolicies } = judgeCsp(createCapture());
  expect([result, numPolicies]).toEqual(["csp-not-implemented", 0]);
  expect(isPassed(result)).toBe(false);
});

test("the data of a policy are its directives", () => {
  expect(judge("default-src 'none'; script-src 'unsafe-eval'").data).toEqual({
    "default-src": ["'none'"],
    "script-src": ["'unsafe-eval'"],
  });
});

/** A header, the contents of meta elements, and which of them count. */
const MIXED: readonly [string | null, string[], boolean, boolean][] = [
  ["default-src http:", [meta("default-src https:")], true, true],
  ["default-src 'none'", [meta("default-src 'none';")], true, true],
  ["default-src 'none'", [meta("default-src https:")], true, true],
  ["img-src 'none'", [meta("default-src 'none';")], true, true],
  [null, [meta("default-src 'none';")], false, true],
  [
    null,
    [
      meta("default-src 'none'; object-src 'none'; media-src 'none';"),
      meta("connect-src 'self'; font-src 'self'; child-src 'self'", HEADER.toLowerCase()),
      meta("img-src 'self'; style-src 'self' 'nonce-X", ` ${HEADER.toUpperCase()} `),
      meta("script-src 'self' 'unsafe-inline' 'nonce-X"),
    ],
    false,
    true,
  ],
];

test.each(MIXED)("%j with %j is one policy", (header, metas, http, isMeta) => {
  const judged = judgeCsp(
    createCapture({
      headers: header === null ? [] : [[HEADER, header]],
      body: metas.join(""),
    }),
  );
  const result = "csp-implemented-with-no-unsafe-default-src-none";
  expect([judged.result, toVerdict(judged.result)]).toEqual([result, "P"]);
  expect(judged.numPolicies).toBe(metas.length + (header === null ? 0 : 1));
  expect([judged.http, judged.meta]).toEqual([http, isMeta]);
});

test("a policy that only reports enforces nothing", () => {
  const policy = "default-src 'none'; report-to /_/csp-reports";
  expect(judgeCsp(withHeader(`${HEADER}-Report-Only`, policy)).result).toBe(
    "csp-not-implemented-but-reporting-enabled",
  );
});

test("policies in one header are merged", () => {
  const one = "default-src 'none'; script-src 'self'";
  const judged = judge(`${one}, ${one}`);
  expect(isPassed(judged.result)).toBe(true);
  expect(judged.numPolicies).toBe(2);
  expect(judged.data).toEqual({ "default-src": ["'none'"], "script-src": ["'self'"] });
});

test("of three policies the common sources stay", () => {
  const open = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'";
  const judged = judge(`${open}, default-src 'none'; style-src 'self', ${open}`);
  expect(isPassed(judged.result)).toBe(true);
  expect(judged.numPolicies).toBe(3);
  expect(judged.policy?.unsafeInlineStyle).toBe(false);
  expect(judged.data).toEqual({
    "default-src": ["'none'"],
    "script-src": ["'self'"],
    "style-src": ["'self'"],
  });
});

test("frame-ancestors counts in no meta element", () => {
  const body = meta("frame-ancestors 'none'");
  const { result } = judgeCsp(createCapture({ body }));
  expect([result, toVerdict(result)]).toEqual(["csp-not-implemented", "F"]);
  const misspelt = judge("frame-anchestors 'none'", body);
  expect(misspelt.result).toBe("csp-implemented-with-unsafe-inline");
  expect(isPassed(misspelt.result)).toBe(false);
  expect(misspelt.limitsFrames).toBe(false);
});

const FLAGS: readonly [keyof PolicyFlags, boolean, ...string[]][] = [
  [
    "antiClickjacking",
    false,
    "default-src 'none'",
    "frame-ancestors *",
    "frame-ancestors http:",
    "frame-ancestors https:",
  ],
  ["antiClickjacking", true, "default-src *; frame-ancestors 'none'"],
  [
    "insecureBaseUri",
    true,
    "default-src 'none'; base-uri *; object-src *",
    "default-src 'none'; base-uri https:; object-src https:",
    "default-src *",
  ],
  [
    "unsafeObjects",
    true,
    "default-src 'none'; base-uri *; object-src *",
    "default-src 'none'; base-uri https:; object-src https:",
    "default-src *",
  ],
  [
    "insecureBaseUri",
    false,
    "default-src *; base-uri 'none'",
    "default-src 'none'; base-uri 'self'",
    "default-src 'none'; base-uri https://mozilla.org",
  ],
  [
    "insecureSchemePassive",
    true,
    "default-src * http: https: data: 'unsafe-inline' 'unsafe-eval'",
    "default-src 'none'; img-src http:",
    "default-src 'none' https://mozilla.org; img-src http://mozilla.org",
    "default-src https:; media-src http://mozilla.org; script-src http:",
  ],
  [
    "insecureFormAction",
    false,
    "default-src *; form-action 'none'",
    "default-src *; form-action 'self'",
    "default-src 'none'; form-action 'self' https://mozilla.org",
    "form-action 'self' https://mozilla.org",
  ],
  [
    "insecureFormAction",
    true,
    "default-src *",
    "default-src 'none'",
    "form-action https:",
  ],
];

describe.each(FLAGS)("%s is %s", (flag, value, ...policies) => {
  test.each(policies)("%j", (policy) => {
    expect(judge(policy).policy?.[flag]).toBe(value);
  });
});

describe("sources that nonces, hashes and 'strict-dynamic' override", () => {
  test.each([
    [
      "default-src 'self' https: 'unsafe-inline' 'nonce-abc' 'strict-dynamic'",
      { "default-src": ["'nonce-abc'", "'strict-dynamic'"] },
    ],
    [
      "default-src http: 'sha256-abc' 'strict-dynamic'; img-src 'self'",
      { "default-src": ["'sha256-abc'", "'strict-dynamic'"], "img-src": ["'self'"] },
    ],
    [
      "default-src 'self' 'unsafe-inline' 'nonce-abc'; script-src 'self'",
      { "default-src": ["'nonce-abc'", "'self'"], "script-src": ["'self'"] },
    ],
    [
      "object-src 'none'; style-src 'self'; script-src * 'nonce-abc' 'strict-dynamic'",
      {
        "object-src": ["'none'"],
        "style-src": ["'self'"],
        "script-src": ["'nonce-abc'", "'strict-dynamic'"],
      },
    ],
  ])("%j counts without them", (policy, data) => {
    const judged = judge(policy);
    expect(judged.result).toBe("csp-implemented-with-no-unsafe");
    expect(judged.data).toEqual(data);
  });

  test("stay in lists of their own", () => {
    const policy = "default-src 'nonce-abc' 'strict-dynamic'; object-src https:";
    expect(judge(policy).result).toBe("csp-implemented-with-unsafe-inline");
  });
});

describe("merging", () => {
  const SELF = "default-src 'none'; script-src 'self' https://mozilla.org";
  const MORE = `${SELF} https://example.com`;
  const FIRST =
    "default-src 'none'; script-src 'self' https://example.com https://mozilla.org";
  const [o, n, c, i] = ["org", "net", "com", "io"].map((tld) => `https://mozilla.${tld}`);
  const FOUR = `default-src ${[o, n, c, i].join(" ")}`;
  const OTHERS = `default-src https://mozilla.pizza https://mozilla.ninja ${n} ${o}`;
  const SCRIPTS = { "default-src": ["'none'"], "script-src": ["'self'", o] };
  const NONE = { "default-src": ["'none'"] };
  const DOWNLOAD = "https://mozilla.org/firefox/download/";

  test.each([
    [["default-src 'none'"], NONE],
    [[SELF], SCRIPTS],
    [[SELF, SELF], SCRIPTS],
    [[SELF, MORE], SCRIPTS],
    [[SELF, FIRST], SCRIPTS],
    [[`default-src ${o}`, `default-src ${c}`], NONE],
    [[`default-src ${o} ${n}`, `default-src ${c} ${i}`], NONE],
    [[FOUR, OTHERS], { "default-src": [n, o] }],
    [
      [
        FOUR,
        OTHERS,
        `default-src https://a.example ${n} ${o} https://b.example`,
        `default-src ${o} https://c.example https://d.example ${n}`,
      ],
      { "default-src": [n, o] },
    ],
    [[`default-src ${o}/fire`, `default-src ${o}/firefox/`], NONE],
    [
      [`default-src ${o}/firefox/`, `default-src ${DOWNLOAD}`],
      { "default-src": [DOWNLOAD] },
    ],
    [
      [`default-src ${DOWNLOAD}`, `default-src ${o}/firefox/`],
      { "default-src": [DOWNLOAD] },
    ],
    [["default-src http:", "default-src https:"], NONE],
    [["default-src http: http:", "default-src https: https:"], NONE],
    [["default-src https: https: https:"], { "default-src": ["https:"] }],
    [[`${SELF} 'self'`, `${SELF} ${o}`], SCRIPTS],
  ])("%j gives %j", (pieces, expected) => {
    const policy = parsePolicies(pieces)?.policy ?? new Map<string, string[]>();
    const sorted = [...policy].map(([name, sources]) => [name, [...sources].sort()]);
    expect(Object.fromEntries(sorted)).toEqual(expected);
  });

  test.each([
    "  ",
    "\r\n",
    "\r\n".repeat(6),
    "",
    "default-src 'none'; default-src 'none'",
    "default-src 'none'; img-src 'self'; default-src 'none'",
    "defa",
  ])("%j can't be read", (piece) => {
    expect(parsePolicies([piece])).toBeNull();
  });

  test.each([
    ["report-uri https://a/log?p=1 ; report-uri https://a/log?p=2", "report-uri"],
    ["report-to some_name ; report-to some_other_name", "report-to"],
  ])("%j is a double that does no harm", (piece, name) => {
    expect(parsePolicies([piece])?.duplicates).toEqual([name]);
  });
});

describe("where the public scanner is wrong", () => {
  test.each([
    "default-src 'none'; script-src-elem 'unsafe-inline'",
    "default-src 'none'; script-src-elem https:",
    "default-src 'none'; script-src-attr 'unsafe-inline'",
  ])("%j lets inline scripts in", (policy) => {
    expect(judge(policy).result).toBe("csp-implemented-with-unsafe-inline");
  });

  test("style-src-attr lets inline styles in", () => {
    expect(judge("default-src 'none'; style-src-attr 'unsafe-inline'").result).toBe(
      "csp-implemented-with-unsafe-inline-in-style-src-only",
    );
  });

  test("a doubled reporting directive of a good policy is told", () => {
    expect(judge("default-src 'none'; report-to a; report-to b").result).toBe(
      "csp-implemented-but-duplicate-directives",
    );
  });
});

/** Pieces that policies are made of, and some that they are not. */
const WORDS = fc.constantFrom(
  "default-src",
  "script-src",
  "style-src-attr",
  "report-uri",
  "'none'",
  "'self'",
  "'unsafe-inline'",
  "'nonce-x'",
  "'strict-dynamic'",
  "https:",
  "*",
  "https://a/%zz",
  "https://a/b/",
  ";",
  ",",
  " ",
  "\t",
  "\r\n",
  "é",
  "data:",
);

test("any header gets a result", () => {
  const texts = fc.array(fc.oneof(WORDS, fc.string()), { maxLength: 60 });
  fc.assert(
    fc.property(texts, fc.boolean(), (words, isMeta) => {
      const policy = words.join(" ");
      const situation: Situation = isMeta
        ? { body: meta(policy.replaceAll('"', "")) }
        : { headers: [[HEADER, policy]] };
      const { result, policy: flags } = judgeCsp(createCapture(situation));
      expect(result).toMatch(/^csp-/);
      if (/^csp-implemented/.test(result)) expect(flags).not.toBeNull();
    }),
  );
});

test("as many policies as fit a header are refused, not merged", () => {
  expect(parsePolicies(Array<string>(51).fill("default-src 'none'"))).toBeNull();
});
