import { isLocale, NATIVE_NAMES } from "~/domain/locales/locale";
import type { FlashMessage } from "~/services/flash/index.server";

/**
 * What the next page says of a choice that one can't see there. A script that shows it itself asks
 * for silence.
 */
export function describeKept(
  name: string | undefined,
  form: FormData,
): FlashMessage | null {
  const locale = form.get("locale");
  if (name !== "language" || !isLocale(locale) || form.has("quiet")) return null;
  if (form.get("remember") !== "1")
    return { kind: "success", text: "language-forgotten" };
  const args = { language: NATIVE_NAMES[locale] };
  return { kind: "success", text: "language-remembered", args };
}
