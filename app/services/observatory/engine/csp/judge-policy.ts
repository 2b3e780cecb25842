import type { ResultId } from "../results";
import type { Policy } from "./parse-policies";

/** Results of the analysis of a policy; `true` is bad where the name says so. */
export interface PolicyFlags {
  unsafeInline: boolean;
  unsafeEval: boolean;
  unsafeObjects: boolean;
  unsafeInlineStyle: boolean;
  insecureSchemeActive: boolean;
  insecureSchemePassive: boolean;
  antiClickjacking: boolean;
  defaultNone: boolean;
  insecureBaseUri: boolean;
  insecureFormAction: boolean;
  strictDynamic: boolean;
}

const BROAD: readonly string[] = [
  "ftp:",
  "http:",
  "https:",
  "*",
  "http://*",
  "http://*.*",
  "https://*",
  "https://*.*",
];
const INLINE: readonly string[] = ["'unsafe-inline'", "data:"];
const NONCE_OR_HASH = /^'(?:nonce|sha256|sha384|sha512)-/;
const INSECURE = /^(?:http|ftp):/;
const DYNAMIC = "'strict-dynamic'";
/** Sources that `'strict-dynamic'` makes browsers ignore. */
const OVERRIDDEN = /^(?:'self'$|'unsafe-inline'$|https?:|ftp:|\*)/;
const PASSIVE: readonly string[] = ["img-src", "media-src"];

/**
 * Leaves out the sources that browsers ignore beside nonces, hashes and `'strict-dynamic'`. A `default-src` that
 * stands in for scripts or styles lacks them for everything else too, as in the public scanner.
 */
export function dropOverridden(policy: Policy): Policy {
  const [scripts, styles] = ["script-src", "style-src"].map((name) =>
    policy.has(name) ? name : "default-src",
  );
  const kept = [...policy].map(([name, sources]) => {
    const left =
      name === scripts || name === styles ? dropOverriddenInline(sources) : sources;
    const isDynamic = name === scripts && left.includes(DYNAMIC) && hasProof(left);
    return [name, isDynamic ? left.filter(isNotOverridden) : left] as const;
  });
  return new Map(kept);
}

export interface PolicyQuestion {
  /** The policies of headers and meta elements together, without what is overridden. */
  policy: Policy;
  /** The policies of headers alone: `frame-ancestors` counts nowhere else. */
  headerPolicy: Policy;
  /** Whether the scan begins on HTTPS. */
  isSecure: boolean;
}

/** Judges a policy: its flags, and the first rule that it breaks. */
export function judgePolicy(question: PolicyQuestion): {
  flags: PolicyFlags;
  result: ResultId;
} {
  const { policy, headerPolicy } = question;
  const lists = readLists(policy);
  const { scripts } = lists;
  const isDynamic = scripts.includes(DYNAMIC);
  const isProven = hasProof(scripts);
  const frames = headerPolicy.get("frame-ancestors") ?? ["*"];
  const flags: PolicyFlags = {
    unsafeInline:
      has(scripts, [...BROAD, ...INLINE]) ||
      has(lists.objects, BROAD) ||
      has(lists.scriptElements, [...BROAD, ...INLINE]) ||
      has(lists.scriptAttributes, ["'unsafe-inline'"]),
    insecureSchemeActive: question.isSecure && hasInsecureActive(policy),
    unsafeEval: has([...scripts, ...lists.styles], ["'unsafe-eval'"]),
    insecureSchemePassive:
      question.isSecure && lists.passive.some((source) => INSECURE.test(source)),
    unsafeInlineStyle:
      has(lists.styles, [...BROAD, ...INLINE]) ||
      has(lists.styleElements, [...BROAD, ...INLINE]) ||
      has(lists.styleAttributes, ["'unsafe-inline'"]),
    defaultNone: policy.get("default-src")?.join() === "'none'",
    antiClickjacking: !has(frames, BROAD),
    insecureBaseUri: has(policy.get("base-uri") ?? ["*"], [...BROAD, ...INLINE]),
    insecureFormAction: has(policy.get("form-action") ?? ["*"], BROAD),
    unsafeObjects: has(lists.objects, BROAD),
    strictDynamic: isDynamic && isProven,
  };
  const result = isDynamic && !isProven ? "csp-header-invalid" : getResult(flags);
  return { flags, result };
}

/** The first that fits decides. */
const RULES: readonly (readonly [keyof PolicyFlags, ResultId])[] = [
  ["unsafeInline", "csp-implemented-with-unsafe-inline"],
  ["insecureSchemeActive", "csp-implemented-with-insecure-scheme"],
  ["unsafeEval", "csp-implemented-with-unsafe-eval"],
  [
    "insecureSchemePassive",
    "csp-implemented-with-insecure-scheme-in-passive-content-only",
  ],
  ["unsafeInlineStyle", "csp-implemented-with-unsafe-inline-in-style-src-only"],
  ["defaultNone", "csp-implemented-with-no-unsafe-default-src-none"],
];

function getResult(flags: PolicyFlags): ResultId {
  return RULES.find(([flag]) => flags[flag])?.[1] ?? "csp-implemented-with-no-unsafe";
}

function readLists(policy: Policy) {
  const fallback = policy.get("default-src") ?? ["*"];
  const read = (name: string) => policy.get(name) ?? fallback;
  // These are judged where they are stated; else their parent has been.
  const readOwn = (name: string) => dropOverriddenInline(policy.get(name) ?? []);
  return {
    scripts: read("script-src"),
    styles: read("style-src"),
    objects: read("object-src"),
    passive: PASSIVE.flatMap(read),
    scriptElements: readOwn("script-src-elem"),
    scriptAttributes: readOwn("script-src-attr"),
    styleElements: readOwn("style-src-elem"),
    styleAttributes: readOwn("style-src-attr"),
  };
}

/** Beside a nonce or a hash, browsers ignore `'unsafe-inline'`. */
function dropOverriddenInline(sources: readonly string[]): readonly string[] {
  return hasProof(sources)
    ? sources.filter((source) => source !== "'unsafe-inline'")
    : sources;
}

function hasProof(sources: readonly string[]): boolean {
  return sources.some((source) => NONCE_OR_HASH.test(source));
}

function isNotOverridden(source: string): boolean {
  return !OVERRIDDEN.test(source);
}

function hasInsecureActive(policy: Policy): boolean {
  return [...policy]
    .filter(([name]) => !PASSIVE.includes(name))
    .flatMap(([, sources]) => sources)
    .some((source) => INSECURE.test(source));
}

function has(sources: readonly string[], unwanted: readonly string[]): boolean {
  return sources.some((source) => unwanted.includes(source));
}
