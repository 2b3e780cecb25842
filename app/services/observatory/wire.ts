import type { AnalyzeAnswer, Matrix, ScanAnswer } from "~/domain/api/observatory";
import type { CapturedCookie } from "./engine/capture";
import type { PolicyFlags } from "./engine/csp/judge-policy";
import { isPassed, RESULT_IDS, RESULTS, type ResultId } from "./engine/results";
import {
  listTests,
  TESTS,
  type Judgements,
  type Profile,
  type TestName,
} from "./engine/tests.server";
import { scoreReport } from "./make-report.server";
import type { FinishedScan, HistoryEntry } from "./observatory-service";

/** Texts of results and of the analysis of a policy, in HTML. */
export interface Words {
  result(id: ResultId): { description: string; recommendation: string };
  flag(flag: keyof PolicyFlags): { description: string; info: string };
}

/** A result that is only not applicable counts as passed, and is served as null. */
function toPass(id: ResultId): boolean | null {
  return RESULTS[id].verdict === "none" ? null : isPassed(id);
}

const GUIDES = "/en-US/docs/Web/";

/** Numbers of a scan by the tests of one profile. */
function toScore(scan: FinishedScan, profile: Profile) {
  const { score, grade, passed, quantity } = scoreReport(scan.report, profile);
  return {
    grade,
    score,
    status_code: scan.report.statusCode,
    tests_failed: quantity - passed,
    tests_passed: passed,
    tests_quantity: quantity,
  };
}

function toFacts({ id, startedAt }: FinishedScan, profile: Profile) {
  return {
    id,
    algorithm_version: profile,
    scanned_at: new Date(startedAt).toISOString(),
    error: null,
  };
}

/** The answer of `POST /api/v2/scan`. */
export function toScanResponse(
  scan: FinishedScan,
  { profile, origin }: { profile: Profile; origin: string },
): ScanAnswer {
  const { id, ...facts } = toFacts(scan, profile);
  const query = new URLSearchParams({ host: scan.site }).toString();
  const details_url = `${origin}/en-US/observatory/analyze?${query}`;
  return { id, details_url, ...facts, ...toScore(scan, profile) };
}

/** The answer of `/api/v2/analyze`. */
export function toAnalyzeResponse(
  scan: FinishedScan,
  history: readonly HistoryEntry[],
  { profile, words }: { profile: Profile; words: Words },
): AnalyzeAnswer {
  const { headers, setCookies, judgements } = scan.report;
  const cookies = setCookies.length > 0 ? { "set-cookie": setCookies.join(",") } : {};
  return {
    history: history.map(({ id, startedAt, grade, score }) => ({
      id,
      scanned_at: new Date(startedAt).toISOString(),
      grade,
      score,
    })),
    scan: {
      ...toFacts(scan, profile),
      response_headers: { ...headers, ...cookies },
      ...toScore(scan, profile),
    },
    tests: Object.fromEntries(
      listTests(profile).map((name) => [name, toTest(name, judgements, words)]),
    ),
  };
}

function toTest(name: TestName, judgements: Judgements, words: Words) {
  const { title, guide, expectation } = TESTS[name];
  const { result } = judgements[name];
  const { description, recommendation } = words.result(result);
  return {
    expectation,
    name,
    title,
    result,
    link: GUIDES + guide,
    pass: toPass(result),
    score_description: description,
    recommendation,
    score_modifier: RESULTS[result].modifier,
    ...toOwnFields(name, judgements, words),
  };
}

/** The fields that only this test has, under the names of the public API. */
function toOwnFields(name: TestName, judgements: Judgements, words: Words): object {
  switch (name) {
    case "content-security-policy": {
      const { data, http, meta, policy, numPolicies } = judgements[name];
      const flags = policy && toFlags(policy, words);
      return { data, http, meta, policy: flags, num_policies: numPolicies };
    }
    case "cookies": {
      const { data, sameSite } = judgements[name];
      return { data: data && mapValues(data, toCookie), same_site: sameSite };
    }
    case "redirection": {
      const { destination, redirects, route, statusCode } = judgements[name];
      return { destination, redirects, route, status_code: statusCode };
    }
    case "strict-transport-security": {
      const { data, maxAge, includeSubDomains, preload, preloaded } = judgements[name];
      const flags = { preload, preloaded };
      return { data, max_age: maxAge, include_sub_domains: includeSubDomains, ...flags };
    }
    default: {
      const { result: _, ...fields } = judgements[name];
      return fields;
    }
  }
}

function toFlags(policy: PolicyFlags, words: Words) {
  const keys = Object.keys(policy) as (keyof PolicyFlags)[];
  return Object.fromEntries(
    keys.map((key) => [
      key,
      {
        pass: key === "strictDynamic" && !policy[key] ? null : policy[key],
        ...words.flag(key),
      },
    ]),
  );
}

function toCookie(cookie: Omit<CapturedCookie, "name">) {
  return { ...cookie, port: null };
}

function mapValues<Value, Result>(
  record: Record<string, Value>,
  change: (value: Value) => Result,
): Record<string, Result> {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, change(value)]),
  );
}

/** The answer of `/api/v2/recommendation_matrix`: every test with all its results. */
export function toMatrix(profile: Profile, words: Words): Matrix {
  return listTests(profile).map((name) => {
    const { title, guide } = TESTS[name];
    return {
      name,
      title,
      mdnLink: GUIDES + guide,
      results: listTestResults(name).map((id) => {
        const { description, recommendation } = words.result(id);
        const scoreModifier = RESULTS[id].modifier;
        return { name: id, scoreModifier, description, recommendation };
      }),
    };
  });
}

/** The results that a test can have, in the order of the matrix. */
export function listTestResults(name: TestName): ResultId[] {
  return RESULT_IDS.filter((id) => id.startsWith(`${TESTS[name].prefix}-`));
}
