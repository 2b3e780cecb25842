import { FULL_COLLECTION_FORM_BYTES } from "~/domain/accounts/form-sizes";
import { MAX_MCP_BYTES, MCP_PATH } from "~/domain/site/mcp";
import { isServicePath } from "../redirects/page-path";

const MAX_FORM_BYTES = 64 * 1024;
/**
 * Twice the size of full fields, so that the page itself can report a field that is slightly too
 * long.
 */
const MAX_COLLECTION_BYTES = 2 * FULL_COLLECTION_FORM_BYTES;
/**
 * The playground's form: 1 MiB of code, up to three times as long when percent-encoded. A conversation
 * with AI Help that is not stored is in its form with all answers, and has the same limit.
 */
export const MAX_LONG_FORM_BYTES = 4 * 1024 * 1024;
/** Pasted headers: 60,000 characters in any script. */
const MAX_HEADERS_BYTES = 768 * 1024;
/** Services accept more than forms; some routes set a lower limit. */
const MAX_SERVICE_BYTES = 2 * 1024 * 1024;

const FORMS: readonly [path: RegExp, bytes: number][] = [
  [/^\/[\w-]+\/play\/?$/i, MAX_LONG_FORM_BYTES],
  [/^\/[\w-]+\/plus\/ai-help(?:[/.]|$)/i, MAX_LONG_FORM_BYTES],
  [/^\/[\w-]+\/plus\/collections\//i, MAX_COLLECTION_BYTES],
  [/^\/[\w-]+\/observatory\/paste\/?$/i, MAX_HEADERS_BYTES],
];

/** Returns the length of the longest body that is accepted at a decoded path. */
export function getBodyLimit(path: string): number {
  if (path === MCP_PATH) return MAX_MCP_BYTES;
  const form = FORMS.find(([pattern]) => pattern.test(path));
  if (form) return form[1];
  return isServicePath(path) ? MAX_SERVICE_BYTES : MAX_FORM_BYTES;
}
