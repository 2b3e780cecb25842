import type { IdlExtendedAttribute } from "webidl2";
import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import { renderCard } from "../../macros/labels/banners";
import { unlinkMissing } from "../parts/html";
import type { ReferenceContext } from "../reference-area";
import type { ContentMessageId } from "~/domain/locales/message-ids";

/** Where a feature exists, as its extended attributes say, without what is the rule: the window. */
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

/** A card that says in which workers the feature exists; nothing when it is in the window only. */
export function renderExposure(
  extAttrs: readonly IdlExtendedAttribute[],
  { site, translate }: Pick<ReferenceContext, "site" | "translate">,
): string {
  const text = TEXTS[readExposure(extAttrs)];
  if (!text) return "";
  const html = translate(text, { locale: DEFAULT_LOCALE });
  return renderCard("note", translate("note-label"), unlinkMissing(site, html));
}

/** True when the feature, or what it belongs to, only exists over HTTPS. */
export function isSecureContext(
  ...attributes: (readonly IdlExtendedAttribute[] | undefined)[]
): boolean {
  return attributes.some((list) => list?.some(({ name }) => name === "SecureContext"));
}

/** The global scopes in alphabetical order. */
function readExposure(extAttrs: readonly IdlExtendedAttribute[]): string {
  const rhs = extAttrs.find(({ name }) => name === "Exposed")?.rhs;
  if (!rhs) return "";
  if (!Array.isArray(rhs.value)) return rhs.type === "*" ? "*" : (rhs.value ?? "");
  return rhs.value
    .map(({ value }) => value)
    .toSorted()
    .join(" ");
}
