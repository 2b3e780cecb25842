import type { ActionFunctionArgs } from "@remix-run/node";
import { expect, test } from "vitest";
import type { PastedOutcome } from "~/services/observatory/index.server";
import { gradePasted } from "./paste.server";

/** The page after this form, where the service finds this fault. */
async function submit(fault: PastedOutcome["fault"], form: Record<string, string>) {
  const observatory = { gradePasted: () => ({ report: null, fault }) };
  const answer = await gradePasted({
    request: new Request("https://docs.example/en-US/observatory/paste", {
      method: "POST",
      body: new URLSearchParams(form),
    }),
    params: { locale: "en-US" },
    context: {
      services: { observatory, documents: {} },
      config: { siteOrigin: "https://docs.example" },
      isDataRequest: true,
    },
  } as unknown as ActionFunctionArgs);
  return { status: answer.status, html: answer.screen.html ?? "" };
}

test.each([
  ["host", "input", "textarea", "exa mple.com is not the name of a site."],
  ["headers", "textarea", "input", "No headers were found in this text."],
] as const)(
  "shows a fault of the %s beside its field",
  async (fault, own, other, message) => {
    const { status, html } = await submit(fault, {
      headers: "A: b",
      host: "exa mple.com",
    });
    const findField = (tag: string) => new RegExp(`<${tag}[^>]*>`).exec(html)?.[0];
    expect(status).toBe(400);
    expect(findField(own)).toContain('aria-invalid="true"');
    expect(findField(own)?.toLowerCase()).toContain("autofocus");
    expect(findField(other)).toContain('aria-invalid="false"');
    expect(findField(other)).not.toMatch(/autofocus/i);
    expect(html).toContain(message);
  },
);
