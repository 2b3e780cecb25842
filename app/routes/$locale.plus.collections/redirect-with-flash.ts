import { redirect, type AppLoadContext } from "@remix-run/node";
import type { FlashMessage } from "~/services/flash/index.server";

/** Redirects after a successful form, with a flash message for the next page. */
export async function redirectWithFlash(
  context: AppLoadContext,
  url: string,
  message: Pick<FlashMessage, "text" | "args">,
): Promise<Response> {
  const header = await context.services.flash.write({ kind: "success", ...message });
  return redirect(url, { status: 303, headers: { "Set-Cookie": header } });
}
