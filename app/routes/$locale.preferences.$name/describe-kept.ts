import { isLocale, NATIVE_NAMES } from "~/domain/locales/locale";
import { parseOfflineChoice, type OfflineChoice } from "~/domain/site/offline-choice";
import type { FlashMessage } from "~/services/flash/index.server";

/**
 * Flash message for a choice that is not visible on the next page; null when the form
 * asks for none.
 */
export function describeKept(
  name: string | undefined,
  form: FormData,
): FlashMessage | null {
  if (name === "offline") return describeOffline(parseOfflineChoice(form.get("keep")));
  const locale = form.get("locale");
  if (name !== "language" || !isLocale(locale) || form.has("quiet")) return null;
  if (form.get("remember") !== "1")
    return { kind: "success", text: "language-forgotten" };
  const args = { language: NATIVE_NAMES[locale] };
  return { kind: "success", text: "language-remembered", args };
}

const OFFLINE_TEXTS = {
  on: "offline-on",
  off: "offline-off",
  clear: "offline-deleted",
} as const;

function describeOffline(choice: OfflineChoice | null): FlashMessage | null {
  return choice && { kind: "success", text: OFFLINE_TEXTS[choice] };
}
