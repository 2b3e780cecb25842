/**
 * Types and names that Firefox's schemas, from which the declarations are made, leave out or have wrong.
 * Sources: the implementation in Firefox's `ext-*.js`, its schemas (`"async": true`), browser-compat-data,
 * and for members that only Chrome has its reference.
 */
export const TYPE_CORRECTIONS: readonly (readonly [RegExp, string])[] = [
  // The schemas say that these are asynchronous, but not what their promises fulfill with.
  [/(function isEnabled\(details: Details\)): Promise<any>/g, "$1: Promise<boolean>"],
  [
    /(function getBadgeTextColor\(details: Details\)): Promise<any>/g,
    "$1: Promise<ColorArray>",
  ],
  [
    /(function (?:moveInSuccession|refresh|setBadgeTextColor|warmup)\([^)]*\)): Promise<any>/g,
    "$1: Promise<void>",
  ],
  [/(function search\(searchProperties: \w+\)): Promise<any>/g, "$1: Promise<void>"],
  [/( (?:setPage|unregister)\([^)]*\)): Promise<any>/g, "$1: Promise<void>"],
  [
    /(function openPopup\(options\?: _OpenPopupOptions\)): Promise<boolean>/g,
    "$1: Promise<void>",
  ],
  [
    /(function (?:highlightResults|removeHighlighting)\([^)]*\)): void/g,
    "$1: Promise<void>",
  ],
  [
    /(function update\((?:windowId: number, )?details: )_manifest\.ThemeType\): void/g,
    "$1Theme): Promise<void>",
  ],
  [
    /(function getCurrent\(windowId\?: number\)): Promise<_manifest\.ThemeType>/g,
    "$1: Promise<Theme>",
  ],
  [/(function reset\(windowId\?: number\)): void/g, "$1: Promise<void>"],
  [/(function setPopup\(details: _SetPopupDetails\)): void/g, "$1: Promise<void>"],
  [/(function eval\([^)]*\)): Promise<object>/g, "$1: Promise<any[]>"],
  [
    /(function getModuleSlots\(name: string\): Promise<)\{[\s\S]*?\n {4}\}>/g,
    "$1_ModuleSlot[]>",
  ],
  [/(function get(?:BackgroundPage|TargetElement)\([^)]*\): \w+) \| void/g, "$1 | null"],
  [
    /(function getMessage\([^)]*substitutions\?): any\): string/g, // matches the types
    "$1: string | string[]): string | undefined",
  ],
  [/(const inIncognitoContext: boolean) \| undefined/g, "$1"],
  [/(function getDisabledRuleIds\(options)\?/g, "$1"],
  [/(setObject\(jsonObject): string/g, "$1: any"], // takes any JSON
  [/(use `null` or `undefined`\.\s*\*\/\s*firstPartyDomain\?: string)/g, "$1 | null"],
  [/(isTRR|hpkp\?): string/g, "$1: boolean"],
  // Rules in Chrome, which is the only browser that has them.
  [
    /addRules\?\([^)]*\): Promise<Rule\[\]>/g,
    "addRules?(rules: Rule[], callback?: (rules: Rule[]) => void): void",
  ],
  [
    /getRules\?\([^)]*\): Promise<Rule\[\]>/g,
    "getRules?(ruleIdentifiers: string[] | undefined, callback: (rules: Rule[]) => void): void",
  ],
  [
    /removeRules\?\([^)]*\): Promise<void>/g,
    "removeRules?(ruleIdentifiers?: string[], callback?: () => void): void",
  ],
  [/getBytesInUse\?\(/g, "getBytesInUse("],
  [
    /(usage of all of storage\.\n) *\* @deprecated Unsupported on Firefox at this time\.\n/g,
    "$1",
  ],
  [/\(name: Alarm\)/g, "(alarm: Alarm)"],
  [/@param name (The alarm that has expired)/g, "@param alarm $1"],
  // Type parameters are there for TypeScript alone.
  [/<Args extends any\[\](?: = any\[\])?, Result(?: = any)?>/g, ""],
  [/ScriptInjection<Args, Result>/g, "ScriptInjection"],
  [/InjectionResult<Result(?: = any)?>/g, "InjectionResult"],
  [/args\?: Args \| undefined/g, "args?: any[] | undefined"], // the bound of Args
  [/\(\.\.\.args: Args\) => Result/g, "(...args: any[]) => any"], // both bounds
  [/(result\?): Result;/g, "$1: any;"], // the bound of Result
  [/(type DirectoryEntry =) any/g, "$1 FileSystemDirectoryEntry"],
  // A value that contains itself has no end.
  [/_PlainJSONArray \| _PlainJSONObject/g, "any[] | object"],
  // Names that the documentation has.
  [/(\binterface |\btypes\.)Setting\b/g, "$1BrowserSetting"],
  [/\bCreateNotificationOptions\b/g, "NotificationOptions"],
  [/\b_OnRequestDetails\b/g, "RequestDetails"],
  [/\b_(RuleAction|RuleCondition)\b/g, "$1"],
  [/\b_RuleActionRedirect\b/g, "Redirect"],
  [
    /(details: RequestDetails\)) => void/g,
    "$1 => ProxyInfo | ProxyInfo[] | Promise<ProxyInfo | ProxyInfo[]>",
  ],
  // Manifest V2's function of the same name has a page of its own.
  [
    /\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*function register\(userScriptOptions: UserScriptOptions\)[^;]*;/g,
    "",
  ],
];
