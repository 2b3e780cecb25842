import { readChoice, writeChoice } from "./stored-choice";

const KEY = "single-keys";
const OFF = "off";

/**
 * Whether keys without Ctrl or Cmd do something here (`/` and `?`). Some browsers have a search of
 * their own on `/`, and whoever speaks to a computer sends such keys without wanting to.
 */
export function areSingleKeysOn(): boolean {
  return readChoice(KEY) !== OFF;
}

export function setSingleKeys(isOn: boolean): void {
  writeChoice(KEY, isOn ? null : OFF);
}
