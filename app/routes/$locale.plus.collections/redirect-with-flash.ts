import { redirect, type AppLoadContext } from "@remix-run/node";
import type { FlashMessage } from "~/services/flash/index.server";

/** Answers a form that did its work: where to go, and what to say there. */
export async function redirectWithFlash(
  context: AppLoadContext,
  url: string,
  message: Pick<FlashMessage, "text" | "args">,
): Promise<Response> {
  const header = await context.services.flash.write({ kind: "success", ...message });
  return redirect(url, { status: 303, headers: { "Set-Cookie": header } });
}
