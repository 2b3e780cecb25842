/**
 * A setting of a reader. Its name is the column of the table `settings`, the field of the API
 * (server contract, 6.1) and the key of `UserSettings` (docs/guides/setting.md).
 */
interface SettingRow {
  /** A flag is 0 or 1 in the database; a locale is its name. */
  kind: "flag" | "locale";
  /** Holds until the reader has chosen; null says so. */
  default: false | null;
  /** Limits who may change it by a field of the API; `service` has a call of its own. */
  changer: "reader" | "subscriber" | "service";
  /** Switched off when a subscription ends. */
  endsWithPlan?: true;
}

const ROWS = {
  locale_override: { kind: "locale", default: null, changer: "reader" },
  mdnplus_newsletter: {
    kind: "flag",
    default: false,
    changer: "service",
    endsWithPlan: true,
  },
  no_ads: { kind: "flag", default: false, changer: "subscriber", endsWithPlan: true },
  ai_help_history: { kind: "flag", default: null, changer: "reader" },
  no_ai_help_links: { kind: "flag", default: false, changer: "reader" },
} as const satisfies Readonly<Record<string, SettingRow>>;

type Rows = typeof ROWS;
export type SettingName = keyof Rows;

/** A reader's settings by name. */
export type UserSettings = {
  [Name in SettingName]: Rows[Name]["kind"] extends "flag"
    ? boolean | Extract<Rows[Name]["default"], null>
    : string | null;
};

/** The settings that the page offers as switches. */
export type SwitchName = {
  [Name in SettingName]: Rows[Name] extends {
    kind: "flag";
    changer: "reader" | "subscriber";
  }
    ? Name
    : never;
}[SettingName];

export const SETTINGS: Readonly<Record<SettingName, SettingRow>> = ROWS;
export const SETTING_NAMES = Object.keys(ROWS) as readonly SettingName[];
export const SWITCHES = SETTING_NAMES.filter(isSwitch);

/** The settings in a row of the database or in an answer of the API; defaults for all else. */
export function parseSettings(values: Readonly<Record<string, unknown>>): UserSettings {
  return Object.fromEntries(
    SETTING_NAMES.map((name) => [name, parseSetting(SETTINGS[name], values[name])]),
  ) as UserSettings;
}

function parseSetting({ kind, default: fallback }: SettingRow, value: unknown) {
  if (kind === "locale") return typeof value === "string" ? value : fallback;
  if (value === true || value === 1) return true;
  return value === false || value === 0 ? false : fallback;
}

export function isSwitch(name: string): name is SwitchName {
  const row = Object.hasOwn(ROWS, name) ? SETTINGS[name as SettingName] : null;
  return row?.kind === "flag" && row.changer !== "service";
}
