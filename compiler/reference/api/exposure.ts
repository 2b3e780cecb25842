import type { IdlExtendedAttribute } from "webidl2";
import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import type { ContentMessageId } from "~/domain/locales/message-ids";
import { renderCard } from "../../macros/labels/banners";
import { unlinkMissing } from "../parts/html";
import type { ReferenceContext } from "../reference-area";

/** Texts by global scope, for features that exist outside the window. */
const TEXTS: Readonly<Record<string, ContentMessageId>> = {
  "*": "workers-default",
  "Window Worker": "workers-default",
  Worker: "workers-worker",
  DedicatedWorker: "workers-dedicated",
  ServiceWorker: "workers-service",
  "DedicatedWorker Window": "workers-window-and-dedicated",
  "ServiceWorker Window": "workers-window-and-service",
  "DedicatedWorker SharedWorker": "workers-worker-except-service",
  "DedicatedWorker SharedWorker Window": "workers-window-and-worker-except-service",
};

/**
 * Renders a card that names the workers in which the feature exists; empty for the window only.
 */
export function renderExposure(
  extAttrs: readonly IdlExtendedAttribute[],
  { site, translate }: Pick<ReferenceContext, "site" | "translate">,
): string {
  const text = TEXTS[readExposure(extAttrs)];
  if (!text) return "";
  const html = translate(text, { locale: DEFAULT_LOCALE });
  return renderCard("note", translate("note-label"), unlinkMissing(site, html));
}

/** True when the feature or its owner exists only over HTTPS. */
export function isSecureContext(
  ...attributes: (readonly IdlExtendedAttribute[] | undefined)[]
): boolean {
  return attributes.some((list) => list?.some(({ name }) => name === "SecureContext"));
}

/** Lists the global scopes alphabetically. */
function readExposure(extAttrs: readonly IdlExtendedAttribute[]): string {
  const rhs = extAttrs.find(({ name }) => name === "Exposed")?.rhs;
  if (!rhs) return "";
  if (!Array.isArray(rhs.value)) return rhs.type === "*" ? "*" : (rhs.value ?? "");
  return rhs.value
    .map(({ value }) => value)
    .toSorted()
    .join(" ");
}
