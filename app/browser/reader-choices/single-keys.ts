import { readStored, writeStored } from "../local-storage";

const KEY = "single-keys";
const OFF = "off";

/**
 * Whether single-key shortcuts (`/` and `?`) are on. Some browsers use `/` for their own
 * search, and speech input can trigger such keys by accident (WCAG 2.1.4).
 */
export function areSingleKeysOn(): boolean {
  return readStored(KEY) !== OFF;
}

export function setSingleKeys(isOn: boolean): void {
  writeStored(KEY, isOn ? null : OFF);
}
