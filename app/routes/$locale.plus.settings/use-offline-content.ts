import { useCallback, useEffect, useState } from "react";
import {
  applyOfflineSettings,
  hasServiceWorker,
  readOfflineSettings,
  tellWorker,
  readContentStatus,
} from "~/browser/offline-content/content-worker";
import type { ContentMessage, ContentStatus } from "~/domain/offline/content-status";
import { toOffered, type OfflineSettings } from "~/domain/offline/offline-settings";
import type { PackageOffer } from "~/services/offline-packages/index.server";

/** The worker notes its state in the database; nothing tells pages (server contract, 19.6). */
const POLL_MILLISECONDS = 500;
/** Browsers end an idle worker after half a minute (server contract, 19.4). */
const KEEP_ALIVE_MILLISECONDS = 10_000;

export interface OfflineContentState {
  settings: OfflineSettings;
  status: ContentStatus | null;
  usedBytes: number;
  save(settings: OfflineSettings): void;
  tell(message: ContentMessage): void;
}

/**
 * State of this browser's package; null before hydration, "unavailable" without service workers. The
 * settings are offered ones: the worker would ask in vain for a package that is gone.
 */
export function useOfflineContent(
  offers: readonly PackageOffer[],
): OfflineContentState | "unavailable" | null {
  const [firstOffers] = useState(offers);
  const [settings, setSettings] = useState<OfflineSettings | "unavailable" | null>(null);
  const isOn = settings !== null && settings !== "unavailable" && settings.offline;
  const { status, usedBytes } = usePolledStatus(isOn);
  const isBusy = ["download", "unpack", "clear"].includes(status?.phase ?? "");
  useBusyWorker(isOn && isBusy);

  useEffect(() => {
    if (!hasServiceWorker()) setSettings("unavailable");
    else
      void readOfflineSettings().then((stored) => {
        const found = toOffered(stored, firstOffers);
        setSettings(found);
        if (!found.offline) return;
        // The worker's copy is lost when the browser evicts its storage.
        tell({ type: "settings", settings: found });
        tell({ type: "checkForUpdate" });
      });
  }, [firstOffers]);

  const save = useCallback((next: OfflineSettings) => {
    setSettings(next);
    applyOfflineSettings(next)
      .then(() => (next.offline ? tell({ type: "checkForUpdate" }) : undefined))
      // Private windows have service workers that can't be used.
      .catch(() => setSettings("unavailable"));
  }, []);

  if (settings === null || settings === "unavailable") return settings;
  return { settings, status, usedBytes, save, tell };
}

function tell(message: ContentMessage): void {
  void tellWorker(message);
}

function usePolledStatus(isOn: boolean) {
  const [state, setState] = useState<{ status: ContentStatus | null; usedBytes: number }>(
    {
      status: null,
      usedBytes: 0,
    },
  );
  useEffect(() => {
    if (!isOn) return;
    let isStopped = false;
    async function poll(): Promise<void> {
      const [status, estimate] = await Promise.all([
        readContentStatus().catch(() => null),
        navigator.storage.estimate().catch(() => ({ usage: 0 })),
      ]);
      if (!isStopped) setState({ status, usedBytes: estimate.usage ?? 0 });
    }
    void poll();
    const timer = setInterval(() => void poll(), POLL_MILLISECONDS);
    return () => {
      isStopped = true;
      clearInterval(timer);
    };
  }, [isOn]);
  return state;
}

/** Keeps the worker running, and asks before the page is left: an update would end with it. */
function useBusyWorker(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return;
    const timer = setInterval(() => tell({ type: "keepalive" }), KEEP_ALIVE_MILLISECONDS);
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => {
      clearInterval(timer);
      removeEventListener("beforeunload", ask);
    };
  }, [isBusy]);
}
