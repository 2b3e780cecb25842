/** Path of the rules; pages name it in a header, so that the CSP allows no inline rules. */
export const SPECULATION_RULES_PATH = "/speculation-rules.json";
