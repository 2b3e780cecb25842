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

compat-anchor = browser_compatibility
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
