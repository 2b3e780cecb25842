### Texts that the compiler writes into articles and sidebars. Values are HTML.

## Notes

note-label = Note:
warning-label = Warning:

## Badges

badge-experimental = Experimental
badge-experimental-title = Experimental. Its behavior may still change.
badge-nonstandard = Non-standard
badge-nonstandard-title = Non-standard. Check browser support before you use it.
badge-deprecated = Deprecated
badge-deprecated-title = Deprecated. Avoid it in new work.
badge-optional = Optional
badge-readonly = Read only
badge-readonly-title = The value can be read but not set.
badge-secure-context = Secure context
badge-secure-context-title = Works only in secure contexts (HTTPS).

## Banners

banner-experimental-label = Experimental:
banner-experimental-text = This technology is still experimental. Look at the <a href="{ $url }">browser compatibility table</a> before you rely on it in production.
banner-deprecated-label = Deprecated:
banner-deprecated-text = This feature is on its way out: some browsers still support it, but it can stop working at any time. Do not use it in new projects, and replace it in existing code where you can.
banner-nonstandard-label = Non-standard:
banner-nonstandard-text = No standard defines this feature, so it does not work for every visitor and implementations can differ. Avoid it on public sites.
banner-secure-context-label = Secure context:
banner-secure-context-text = This feature works only in <a href="/{ $locale }/docs/Web/Security/Defenses/Secure_Contexts">secure contexts</a> (HTTPS), in some or all browsers that support it.
workers-default = This feature is available in <a href="/{ $locale }/docs/Web/API/Web_Workers_API">Web Workers</a>.
workers-worker = This feature is only available in <a href="/{ $locale }/docs/Web/API/Web_Workers_API">Web Workers</a>.
workers-dedicated = This feature is only available in <a href="/{ $locale }/docs/Web/API/DedicatedWorkerGlobalScope">dedicated workers</a>.
workers-service = This feature is only available in <a href="/{ $locale }/docs/Web/API/Service_Worker_API">service workers</a>.
workers-window-and-worker = This feature is available in windows and in <a href="/{ $locale }/docs/Web/API/Web_Workers_API">Web Workers</a>.
workers-window-and-dedicated = This feature is only available in windows and in <a href="/{ $locale }/docs/Web/API/DedicatedWorkerGlobalScope">dedicated workers</a>.
workers-window-and-service = This feature is only available in windows and in <a href="/{ $locale }/docs/Web/API/Service_Worker_API">service workers</a>.
workers-worker-except-service = This feature is only available in <a href="/{ $locale }/docs/Web/API/Web_Workers_API">Web Workers</a>, but not in <a href="/{ $locale }/docs/Web/API/Service_Worker_API">service workers</a>.
workers-window-and-worker-except-service = This feature is available in windows and in <a href="/{ $locale }/docs/Web/API/Web_Workers_API">Web Workers</a>, but not in <a href="/{ $locale }/docs/Web/API/Service_Worker_API">service workers</a>.
workers-window-and-worker-except-shared = This feature is available in windows and in <a href="/{ $locale }/docs/Web/API/Web_Workers_API">Web Workers</a>, but not in <a href="/{ $locale }/docs/Web/API/SharedWorker">shared workers</a>.

## Links and navigation

link-rfc-section = RFC { $number }, section { $section }
nav-previous = Previous
nav-next = Next
nav-menu = Overview: { $title }

## Embeds and data macros

embed-youtube-title = YouTube video
embed-example-title = Example: { $path }
embed-sample-title = { $name } sample
embed-try-it = Try it
property-attributes-of = Property attributes of { $name }
property-writable = Writable
property-enumerable = Enumerable
property-configurable = Configurable
answer-yes = yes
answer-no = no

## Sidebars

sidebar-constructor = Constructor
sidebar-static-properties = Static properties
sidebar-instance-properties = Instance properties
sidebar-static-methods = Static methods
sidebar-instance-methods = Instance methods
sidebar-events = Events
sidebar-inheritance = Inheritance
sidebar-related-pages = Related pages for { $group }
sidebar-related = Related topics
sidebar-guides = Guides
sidebar-tutorial = Tutorial
sidebar-interfaces = Interfaces
sidebar-properties = Properties
sidebar-methods = Methods
sidebar-types = Types
sidebar-standard-objects = Standard built-in objects
sidebar-overview = Overview

## Article HTML

link-external = External link
link-only-in-english = This page is only available in English
link-not-created = This page has not been written yet
scroll-table = Scrollable table
scroll-formula = Scrollable formula
scroll-box = Scrollable area

## Formal definitions of CSS

css-info-at-rule = <a href="/{ $locale }/docs/Web/CSS/Reference/At-rules">Related at-rule</a>
css-info-initial = <a href="/{ $locale }/docs/Web/CSS/Guides/Cascade/Property_value_processing#initial_value">Initial value</a>
css-info-applies-to = Applies to
css-info-also-applies-to = { $facts }. It also applies to { $names }.
css-info-inherited = <a href="/{ $locale }/docs/Web/CSS/Guides/Cascade/Inheritance">Inherited</a>
css-info-percentages = Percentages
css-info-computed = <a href="/{ $locale }/docs/Web/CSS/Guides/Cascade/Property_value_processing#computed_value">Computed value</a>
css-info-animation-type = <a href="/{ $locale }/docs/Web/CSS/Guides/Animations/Animatable_properties">Animation type</a>
css-info-stacking = <a href="/{ $locale }/docs/Web/CSS/Guides/Positioned_layout/Stacking_context">Creates stacking context</a>
css-info-each-property = as for each property of the shorthand:
css-info-not-found = The formal definition of { $name } is not known.

## Compatibility tables and specifications

compat-caption = Browser compatibility of { $query }
compat-feature = Feature
compat-platform-desktop = Desktop
compat-platform-mobile = Mobile
compat-platform-server = Server
compat-row-link = Link to this row
compat-yes = Full support
compat-partial = Partial support
compat-preview = Support in a preview version
compat-no = No support
compat-unknown = Support unknown
compat-version-no = No
compat-version-preview = Preview
compat-mark-footnote = See implementation notes
compat-mark-disabled = Must be enabled by the user
compat-mark-altname = Uses a non-standard name
compat-mark-prefix = Needs a vendor prefix
compat-mark-more = More compatibility details
compat-released = Released { $date }
compat-removed = Removed in { $version } and later
compat-prefix = Needs the vendor prefix { $prefix }
compat-altname = Implemented under the name { $name }
compat-flag-since = Behind a flag since version { $from }.
compat-flag-between = Behind a flag from version { $from } up to, but not including, version { $until }.
compat-flag-preference = Enable the preference { $name }.
compat-flag-preference-value = Set the preference { $name } to { $value }.
compat-flag-runtime = Start the browser with the flag { $name }.
compat-flag-runtime-value = Start the browser with the flag { $name } set to { $value }.
compat-flag-place = Preferences of { $browser } are changed at { $url }.
compat-bug = See bug { $number }
compat-implementation = See the code change
compat-legend = Legend
compat-tip = Select a cell with more details to open its notes and history.
compat-report = Report problems with this compatibility data
compat-source = View data on GitHub
compat-source-title = File: { $file }
compat-missing = No compatibility data found for { $query }.
compat-missing-report = Report this issue
spec-heading = Specification
spec-unknown = Unknown specification
spec-none = No specification found
spec-none-text = The data names no specification for { $query }. If you know one, add it to the <a class="external" target="_blank" href="{ $url }">browser compatibility data</a>.

## Formal syntax

css-syntax-sources = Formal syntax as defined by { $specs }. Browsers may support only part of it.

## Lists, diagrams and old macros

summary-missing = No summary is available.
list-filter = Filter this page
inheritance-diagram-label = Inheritance of { $name }
svg-info-categories = Categories
svg-info-content = Permitted content
svg-info-interface = DOM interface
svg-info-attributes = Attributes
svg-info-specification = Specification
extension-examples = Example extensions
extension-example-name = Example
extension-example-apis = APIs
extension-example-description = Description
no-tag-omission = None: both the start tag and the end tag are required.

## Choice of browsers in compatibility tables

compat-choice = Choose browsers
compat-choice-hint = Pick the columns of this and all other compatibility tables. The choice is kept in a cookie on this device. With none picked, all are shown.
compat-choice-apply = Show these
compat-choice-all = Show all
compat-choice-count = { $shown } of { $all } shown
## Home

home-description = Reference and guides for HTML, CSS, JavaScript, HTTP and Web APIs.
search-description = Search { $site }

## Samples and their runner

runner-caution = Caution: This is a demo page
runner-caution-text = The code of this page came with its address, so anybody can have written it. Don’t enter passwords or other personal data.
runner-code = Show the code
runner-open = Open in Playground
runner-continue = Continue
runner-no-code = No code to run
runner-no-code-text = This address names no code. It may have been cut off.
runner-unreadable = The code can’t be read
runner-unreadable-text = The code in this address is damaged or was cut off.
runner-too-large = The code is too large
runner-too-large-text = At most one mebibyte of code can be run.
runner-forbidden = Not shown here
runner-forbidden-text = This code runs only in a frame of this site. Open it in the Playground instead.
runner-missing = Sample not found
runner-missing-text = This page has no sample of that name. It may have been changed.
sample-play = Play
sample-result = Result
queue-title = Queue
queue-about = Put this example aside: all of those in the queue open together in the Playground.
queue-example = Example { $number }
queue-remove = Remove Example { $number }
## Interactive examples

example-run = Run
example-reset = Reset
example-output = Output
example-console = Console output
example-values = Value select
example-unsupported = The current value is not supported by your browser.
example-hint = Tab indents. Esc, then Tab leaves the editor.
name-part = { $name }: { $part }
example-failed = The editor could not be loaded.

## Markdown twins (the first sentence follows the word Baseline)

twin-baseline-high = Widely available since { $date }.
twin-baseline-low = Newly available since { $date }.
twin-baseline-limited = Limited availability: not in all major browsers.
twin-baseline-discouraged = Deprecated: avoid it in new work.
twin-baseline-removing = To be removed from browsers.
twin-baseline-instead = Use these features instead:
twin-pointer = Index of all pages: { $url }. The address of a page followed by `.md` gives its Markdown.
twin-missing-page = No page at { $path }
twin-missing-section = The page has no section { $section }
twin-suggestions = Pages you may have meant
twin-featured = Featured articles
twin-news = News

## Lists of pages for programs (llms.txt)

llms-summary = Documentation of the web platform: guides and reference as Markdown. { $count ->
    [one] { $count } page
   *[other] { $count } pages
  } in this language.
llms-usage = Append `.md` to the address of a page for its Markdown, and `?section=ID` for one section. Lists for other languages: { $url }.
llms-mcp = Programs that speak the Model Context Protocol find the same pages at { $url }.
llms-area-summary = Part of { $site }: { $count ->
    [one] { $count } page
   *[other] { $count } pages
  }. All areas: { $url }
llms-areas = Areas
llms-pages = Pages
llms-others = Other pages
llms-languages = Languages
llms-count = { $count ->
    [one] { $count } page
   *[other] { $count } pages
  }
llms-full = All of it as one file to download: { $url }

## AI Help, quoted answers (Markdown)

ai-help-quoted = These passages are quoted word for word from this site’s pages. No model wrote this answer.
ai-help-more = Further pages:

# Archives for reading offline (app/services/exports).
archive-skip = Skip to the text
archive-search = Search
archive-search-none = Nothing found.
archive-search-script = The search needs JavaScript. The list of all pages works without it.
archive-index = All pages from A to Z
archive-sidebar = Related pages
archive-contents = Contents
archive-toc = On this page
archive-original = This page on the web
archive-about = About this copy
archive-copy = Copy of { $site }, content of { $date }.
archive-copy-undated = Copy of { $site }.
archive-license = The content is available under a Creative Commons license.
archive-authors = Each page links its original on the web, which names its authors.
archive-image = Picture on the web
archive-sample = This sample on the web
archive-curriculum = Curriculum
