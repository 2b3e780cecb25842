import { z } from "zod";
import type { Preload } from "../engine/preloads";

const LIST = z.object({
  entries: z.array(
    z.object({
      name: z.string(),
      mode: z.string().optional(),
      include_subdomains: z.boolean().optional(),
    }),
  ),
});

/**
 * Reads Chromium's `transport_security_state_static.json`, which is JSON with comments: the names
 * that force HTTPS.
 *
 * @throws SyntaxError and ZodError for another file.
 */
export function parseChromiumList(source: string): Map<string, Preload> {
  const { entries } = LIST.parse(JSON.parse(source.replace(/^\s*\/\/.*$/gm, "")));
  return new Map(
    entries
      .filter(({ mode }) => mode === "force-https")
      .map(({ name, include_subdomains: all = false }) => [
        name,
        { includesSubDomains: all },
      ]),
  );
}
