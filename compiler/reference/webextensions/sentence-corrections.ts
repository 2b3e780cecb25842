/**
 * Sentences of the declarations that are wrong, about callbacks where the function returns a promise, or
 * misspelt. Sources: Firefox's implementation (`ext-menus.js`, `ext-browserAction.js`), browser-compat-data,
 * the types beside them, Chrome's reference and RFC 6265bis.
 */
export const SENTENCE_CORRECTIONS: readonly (readonly [RegExp, string])[] = [
  // Meanings of functions, properties and options.
  [
    / If the number of image pixels that fit into one screen space unit equals `scale`, then [^.]*\. Initially only scales 1 and 2 will be supported\./g,
    "",
  ],
  [
    / Note that 'details\.\w+ = foo' is equivalent to 'details\.imageData = \{'19': foo\}'/g,
    "",
  ],
  [
    /The default location is navbar\./g,
    "The default is `menupanel`, the panel of extensions.",
  ],
  [
    /A cookie's 'SameSite' state \([^)]*\)\. [^\n]*/g,
    "The `SameSite` attribute of a cookie: `no_restriction` stands for `None`, `lax` for `Lax`, `strict` for `Strict`, and `unspecified` for a cookie without the attribute.",
  ],
  [
    /(tabs? (?:is|are) highlighted)\. Works as an alias of active\.?/gi,
    "$1. The highlighted tabs are the active one and all others that are selected with it.",
  ],
  [/Whether using any local cache\./g, "Whether to bypass the cache."],
  [/The position to move the window to\./g, "The position to move the tab to."],
  [
    /The CookieStoreId for the tab that opened this tab\./g,
    "The id of the new tab's cookie store.",
  ],
  [
    /(Clears an existing notification\.\s*\* @param \w+ The id of the notification to be) updated/g,
    "$1 cleared",
  ],
  [
    /(Updates a contextual identity [\s\S]*?Details about the contextual identity being) created/g,
    "$1 updated",
  ],
  [/(@param \[tabId\]) Tab to highlight\./g, "$1 The tab whose highlighting is removed."],
  [/Requires 'bookmark' permission/g, "Requires the `bookmarks` permission"],
  [/Requires 'tabs' permission/g, "Requires the `tabs` permission"],
  [
    /all other contexts except for 'tab' and 'tools_menu'/g,
    "all other contexts except for `bookmark`, `tab` and `tools_menu`",
  ],
  [
    /Defaults to \['page'\] if not specified\./g,
    "Without it, an item has the contexts of its parent, or `all` if it has no parent, in Firefox; in Chrome, it has `page`.",
  ],
  [
    /Specifies a command to issue for the context click\./g,
    "A command to issue for the click, such as `_execute_action` or `_execute_sidebar_action`.",
  ],
  [
    /(Whether the TLS channel ID will be passed into onConnectExternal for [^.]*\.)/g,
    "$1 Firefox does not support it.",
  ],
  [
    /Returns value for event handlers that have the 'blocking' extraInfoSpec applied\. Allows the event handler to modify network requests\./g,
    "The value that a listener with `blocking` in its `extraInfoSpec` returns, to change or cancel the request.",
  ],
  [
    /\/\*\* \.\.\. \*\//g,
    "/** Creates a stream filter, with which the extension reads and changes the body of the response to a request. */",
  ],
  [
    /If specified, this script evaluates into a function that accepts three string arguments[^\n]*/g,
    "A script that was to preprocess the scripts of the page.",
  ],
  [
    /Primitive values such as numbers will serialize as expected\. Values with a [^\n]*/g,
    "A value can be whatever JSON can represent, such as strings, numbers, arrays and plain objects.",
  ],
  [/ and server-bound certificates modified/g, " modified"],
  [
    /removal of listeners for a Chrome event/g,
    "removal of listeners for an event of an extension API",
  ],
  [/User input string to be translated\./g, "The text whose language is detected."],
  [
    /Filters out session vs\. persistent cookies\./g,
    "Filters the cookies by whether they are session cookies (`true`) or persistent ones (`false`).",
  ],
  [
    /The same transition types as defined in the history API are used\. (These are the same)/g,
    "$1",
  ],
  [/If allFrames( is `true`[^\n]*\n\s*\*\/\s*all_frames)/g, "If `all_frames`$1"],
  [
    /The script will be run at `document_idle`\./g,
    "By default, the script runs at `document_idle`.",
  ],
  [
    /(originating from the list of) 'initiatorDomains'(\. If the list is empty)/g,
    "$1 'excludedInitiatorDomains'$2",
  ],
  [
    /Number of milliseconds between the unix epoch and when this download (began|ended)\./g,
    "The time when the download $1, in ISO 8601 format.",
  ],
  [
    /Number indicating why a download was interrupted\./g,
    "Why the download was interrupted.",
  ],
  [
    /Record retreived with TRR\./g,
    "Whether the record was retrieved with a trusted recursive resolver (DNS over HTTPS).",
  ],
  [/defaulting to `private_browsing_only`/g, "defaulting to `private_browsing`"],
  [
    /An ISO language code such as `en` or `fr`\. [^\n]*/g,
    "An ISO language code such as `en` or `fr`; `und` stands for an unknown language.",
  ],
  [/(\* )(\*file\*:)/g, "$1How dangerous a download is thought to be.\n     * $2"],
  [/(\* )(\*in_progress\*:)/g, "$1The state of a download.\n     * $2"],
  [
    /( +)(icons\?: _(?:Create|Update)\w*Icons )/g,
    "$1/** The icons of the item, with their sizes in pixels as keys and their paths as values. */\n$1$2",
  ],
  [/ *\* @returns Array of LanguageCode\.\n/g, ""],
  // A note of the schema's authors to themselves.
  [/[A-Z]{4}: link to doc explaining supported pattern\. /g, ""],
  [
    /@deprecated Deprecated property returning the (maximum number of dynamic and session rules an extension can add), replaced by (\w+)\/(\w+)\./g,
    "The $1.\n     * @deprecated Use `$2` and `$3`.",
  ],
  [
    /(A URL to the app icon mask\.|Alternate notification content with [^.]*\.|Zero is default\.|A timestamp associated with the notification, [^.]*\.|A URL to the image thumbnail for [^.]*\.|Items for multi-item notifications\.|Current progress ranges from [^.]*\.|Whether to show UI indicating [^.]*\.)/g,
    "$1 Firefox does not support it.",
  ],
  [/(`"sync"`, `"local"`) or `"managed"`/g, '$1, `"managed"` or `"session"`'],
  [
    /( {4}type ColorArray =)/g,
    "    /** Four whole numbers from 0 to 255: red, green, blue and opacity. */\n$1",
  ],

  // Callbacks where the function returns a promise.
  [
    /If the download started successfully, `callback` [\s\S]*?You must not parse it\./g,
    "The promise fulfills when the download has started, and is rejected with a description if it could not start.",
  ],
  [
    /Otherwise browser\.extension\.lastError contains an error message\./g,
    "Otherwise the promise is rejected.",
  ],
  [
    /browser\.extension\.lastError will contain an error message\./g,
    "the promise is rejected.",
  ],
  [/the callback will set `lastError`\./g, "the promise is rejected."],
  [
    /fail immediately and set `runtime\.lastError`\./g,
    "fail immediately, and the promise is rejected.",
  ],
  [/, with an optional callback to run when the entry has been restored\./g, "."],
  [
    /, with an optional callback to run when a response is sent back\./g,
    ". The promise fulfills with the response.",
  ],
  [/When `callback` is run, the download/g, "When the promise fulfills, the download"],
  [
    /the system will ensure it is loaded before calling the callback\. If there is no background page, an error is set\./g,
    "it is loaded before the promise fulfills. Without a background page, the promise is rejected.",
  ],
  [
    /This will be defined during an API method callback if there was an error/g,
    "It is set while the callback of a method runs, if there was an error. A promise is rejected instead.",
  ],
  [
    /In either case, the `result` parameter of the callback is `undefined`\. [^\n]*/g,
    "The array that the promise fulfills with has the result first, and what is known about an error second; the other one is `undefined`.",
  ],
  [
    /If not, the expression is not evaluated and the callback is invoked with the exception parameter set to an object that has/g,
    "If not, the expression is not evaluated, and the information about the error has",
  ],

  // Words that were lost, doubled or misspelt.
  [
    /The port's `runtime\.Port(?: onDisconnect)?` event/g,
    "The port's `onDisconnect` event",
  ],
  [/is specified is specified/g, "is specified"],
  [/(\(as determined by the user-controlled '[^']*' checkbox)\./g, "$1)."],
  [/\(ie\. /g, "(that is, "],
  [/, eg\. /g, ", such as "],
  [/\bregexSubstition\b/g, "regexSubstitution"],
  [/The JavaScript script for a script/g, "The JavaScript world for a script"],
  [/The ID of the process runs/g, "The ID of the process that runs"],
  [/Set to -1 of no/g, "Set to -1 if no"],
  [/The details of the script which to inject/g, "The details of the script to inject"],
  [
    /Modified individual static rules enabled\/disabled state\./g,
    "Changes which rules of a static ruleset are enabled.",
  ],
  [
    /Modifies the static rulesets enabled\/disabled state\./g,
    "Changes which static rulesets are enabled.",
  ],
  [/\bgrups\b/g, "groups"],
  [/\bthe the\b/g, "the"],
  [/\biis\b/g, "is"],
  [/\bansychronous\b/g, "asynchronous"],
  [/\bexpresson\b/g, "expression"],
  [/\bxtension\b/g, "extension"],
  [/\boccured\b/g, "occurred"],
  [/\bcondtions\b/g, "conditions"],
  [/\blangugae\b/g, "language"],
  [/have no affect\b/g, "have no effect"],
  [/only until the either\b/g, "only until either the"],
  [
    /the ability detect the captive portal state of the users/g,
    "the ability to detect the captive portal state of the user's",
  ],
  [/matched what the user's query\b/g, "matched the user's query"],
  [/userContentScriptContext/g, "useContentScriptContext"],
  [/this value is empty if/g, "This value is empty if"],
  [/'post', 'put'\.'/g, "'post', 'put'."],
  [/`false`\.``/g, "`false`."],
  [/(?<=\/\*\* |\* )discards\b/g, "Discards"],
  [/(?<=\/\*\* )checks whether\b/g, "Checks whether"],
  [/(`\w+`), \1/g, "$1"],
];
