import { findResponse, type Capture } from "../capture";
import { listMetaContents } from "../read-metas";
import { isPassed, type ResultId } from "../results";
import { dropOverridden, judgePolicy, type PolicyFlags } from "./judge-policy";
import { parsePolicies, splitPolicies, type Policy } from "./parse-policies";

const HEADER = "content-security-policy";
const REPORT_ONLY = "content-security-policy-report-only";
/** Directives that browsers ignore in a meta element. */
const HEADER_ONLY: readonly string[] = ["frame-ancestors", "report-uri", "sandbox"];
const EMPTY: Policy = new Map();

export interface CspJudgement {
  result: ResultId;
  /** Directive to sources, sorted; null without a policy. */
  data: Record<string, string[]> | null;
  http: boolean;
  meta: boolean;
  policy: PolicyFlags | null;
  numPolicies: number;
  /** Whether a header, not only a meta element, says who may frame the page. */
  limitsFrames: boolean;
}

const NOTHING = {
  data: null,
  http: false,
  meta: false,
  policy: null,
  limitsFrames: false,
};

/** The policy of the graded answer: its headers, and the meta elements of its page. */
export function judgeCsp(capture: Capture): CspJudgement {
  const response = findResponse(capture);
  if (!response) return { ...NOTHING, result: "csp-not-implemented", numPolicies: 0 };
  const header = response.headers[HEADER];
  const headerPieces = splitPolicies(header === undefined ? [] : [header]);
  const metaPieces = splitPolicies(listMetaContents(response, HEADER));
  const numPolicies = headerPieces.length + metaPieces.length;
  const parsed = parsePolicies([...headerPieces, ...metaPieces]);
  if (!parsed) return { ...NOTHING, result: "csp-header-invalid", numPolicies };
  const headerPolicy = parsePolicies(headerPieces)?.policy ?? EMPTY;
  if (headerPolicy.size === 0 && readMetaPolicy(metaPieces).size === 0) {
    const isReporting = (response.headers[REPORT_ONLY] ?? "") !== "";
    const result = isReporting
      ? "csp-not-implemented-but-reporting-enabled"
      : "csp-not-implemented";
    return { ...NOTHING, result, numPolicies };
  }
  const { duplicates } = parsed;
  const policy = dropOverridden(parsed.policy);
  const isSecure = capture.https.response !== null;
  const { flags, result } = judgePolicy({ policy, headerPolicy, isSecure });
  const isOnlyDouble = duplicates.length > 0 && isPassed(result);
  return {
    result: isOnlyDouble ? "csp-implemented-but-duplicate-directives" : result,
    data: toData(policy),
    http: headerPieces.length > 0,
    meta: metaPieces.length > 0,
    policy: flags,
    numPolicies,
    limitsFrames: headerPolicy.has("frame-ancestors"),
  };
}

function readMetaPolicy(pieces: readonly string[]): Policy {
  const policy = parsePolicies(pieces)?.policy ?? EMPTY;
  return new Map([...policy].filter(([name]) => !HEADER_ONLY.includes(name)));
}

function toData(policy: Policy): Record<string, string[]> {
  return Object.fromEntries(
    [...policy].map(([name, sources]) => [name, [...sources].sort()]),
  );
}
