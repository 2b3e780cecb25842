import type { ContentMessage } from "~/domain/offline/content-status";
import {
  OFFLINE_KEY,
  parseOfflineSettings,
  toWorkerUrl,
  type OfflineSettings,
} from "~/domain/offline/offline-settings";
import { removeOfflineContent } from "../clean-up-account";

/** False in private windows of some browsers, and without HTTPS. */
export function hasServiceWorker(): boolean {
  return "serviceWorker" in navigator && "indexedDB" in globalThis;
}

/** The reader's settings; the defaults when the storage fails. */
export function readOfflineSettings(): OfflineSettings {
  try {
    return parseOfflineSettings(localStorage.getItem(OFFLINE_KEY));
  } catch {
    return parseOfflineSettings(null);
  }
}

/** Stores the settings, and has the worker follow them. */
export async function applyOfflineSettings(settings: OfflineSettings): Promise<void> {
  localStorage.setItem(OFFLINE_KEY, JSON.stringify(settings));
  if (settings.offline) {
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

/** Without it, browsers may remove everything when a disk is nearly full. */
async function askToPersist(): Promise<void> {
  // Missing outside of HTTPS, and a refusal changes nothing.
  await navigator.storage.persist().catch(() => false);
}
