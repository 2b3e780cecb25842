import type { PolicyOptions } from "~/http/security/content-security-policy";
import { renderTypeHeaders } from "~/http/security/type-headers";

export type HeaderFacts = Pick<PolicyOptions, "imageOrigins" | "scriptSources">;

/**
 * Renders the headers of an answer beside its type: the server's security headers, because browsers know no
 * others for it, but that samples run on this origin alone.
 */
export function renderAnswerHeaders(
  type: string,
  { imageOrigins, scriptSources }: HeaderFacts,
): Record<string, string> {
  const own = { imageOrigins, scriptSources, runnerOrigins: [], isDevelopment: false };
  return {
    ...renderTypeHeaders(type, own),
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
  };
}
