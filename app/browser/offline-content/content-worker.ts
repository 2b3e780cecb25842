import type { ContentMessage } from "~/domain/offline/content-status";
import {
  OFFLINE_KEY,
  parseOfflineSettings,
  toWorkerUrl,
  type OfflineSettings,
} from "~/domain/offline/offline-settings";
import { toOfflineCookie } from "~/domain/site/offline-choice";
import { removeOfflineContent } from "../clean-up-account";

/** False in private windows of some browsers, and without HTTPS. */
export function hasServiceWorker(): boolean {
  return "serviceWorker" in navigator && "indexedDB" in globalThis;
}

/** The reader's settings. Off when the browser has no worker any more, or no storage. */
export async function readOfflineSettings(): Promise<OfflineSettings> {
  try {
    const settings = parseOfflineSettings(localStorage.getItem(OFFLINE_KEY));
    const worker = await navigator.serviceWorker.getRegistration("/");
    const url = (worker?.active ?? worker?.installing ?? worker?.waiting)?.scriptURL;
    return { ...settings, offline: settings.offline && url?.includes("?type=") === true };
  } catch {
    return parseOfflineSettings(null);
  }
}

/** Stores the settings, and has the worker follow them. */
export async function applyOfflineSettings(settings: OfflineSettings): Promise<void> {
  localStorage.setItem(OFFLINE_KEY, JSON.stringify(settings));
  if (settings.offline) {
    // Another choice about kept pages would remove the worker at the next page.
    const isSecure = location.protocol === "https:";
    document.cookie = toOfflineCookie("on", { isSecure });
    await navigator.serviceWorker.register(toWorkerUrl(settings));
    await askToPersist();
    await tellWorker({ type: "settings", settings });
  } else await removeOfflineContent();
}

/** Sends a message to the worker once it is active. */
export async function tellWorker(message: ContentMessage): Promise<void> {
  const { installing, waiting, active } = await navigator.serviceWorker.ready;
  // The newest one: after a change of settings, the worker before it is still active for a moment.
  (installing ?? waiting ?? active)?.postMessage(message);
}

/** Asks the browser to keep the storage when a disk is nearly full. */
async function askToPersist(): Promise<void> {
  // Missing outside of HTTPS, and a refusal changes nothing.
  await navigator.storage.persist().catch(() => false);
}
