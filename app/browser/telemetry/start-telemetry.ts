import { findOptOut } from "~/domain/telemetry/opt-out";
import { waitForIdle } from "../after-load";

/** Keys of Glean in localStorage, which a reader who opts out must not keep. */
const STORED_KEYS = [
  "glean_session_last_active",
  "userLifetimeMetrics",
  "pingLifetimeMetrics",
  "appLifetimeMetrics",
  "events",
  "pings",
];

/** Functions of record-telemetry, by the name of the application. */
interface Recorder {
  recordPage(application: string): void;
  requestDeletion(application: string): void;
}

let recorder: Promise<Recorder> | null = null;

/**
 * Reports the current page, unless the reader has opted out. A browser with data from before that
 * asks the server to delete it, once.
 */
export async function startTelemetry(
  load: () => Promise<Recorder> = loadRecorder,
): Promise<void> {
  const application = document.documentElement.dataset["telemetry"] ?? "";
  const isOptOut = readOptOut();
  if (isOptOut && !hasStoredData()) return;
  recorder ??= load();
  const { recordPage, requestDeletion } = await recorder;
  if (!isOptOut) {
    recordPage(application);
    return;
  }
  requestDeletion(application);
  for (const key of STORED_KEYS) localStorage.removeItem(key);
}

async function loadRecorder(): Promise<Recorder> {
  const { recordPage, requestDeletion } = await import("./record-telemetry");
  // Evaluating Glean and starting it would be one long task.
  await waitForIdle();
  return { recordPage, requestDeletion };
}

function readOptOut(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    /** Missing from TypeScript's DOM types. */
    globalPrivacyControl?: boolean;
  };
  return (
    findOptOut({ cookies: document.cookie, doNotTrack, globalPrivacyControl }) !== null
  );
}

/** False also for a browser without storage, which has nothing to delete. */
function hasStoredData(): boolean {
  try {
    return STORED_KEYS.some((key) => localStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}
