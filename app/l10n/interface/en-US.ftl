# Texts of the screens. Article texts are in ../content/.

## Shell

skip-to-content = Skip to main content
skip-to-search = Skip to search
skip-to-language = Skip to select language
site-home = { $site } homepage
loading-document = Loading document...

## Main menu

menu-main = Main menu
menu-open = Open main menu
menu-close = Close main menu
menu-references = References
menu-web = Web technology
menu-web-about = Web technology reference for developers
menu-html = HTML
menu-html-about = Structure of content on the web
menu-css = CSS
menu-css-about = Code that describes how documents look
menu-javascript = JavaScript
menu-javascript-about = General-purpose scripting language
menu-http = HTTP
menu-http-about = Protocol for transmitting web resources
menu-api = Web APIs
menu-api-about = Interfaces for building web applications
menu-webextensions = Web Extensions
menu-webextensions-about = Developing extensions for web browsers
menu-accessibility = Accessibility
menu-accessibility-about = Web projects that everyone can use
menu-learn = Learn
menu-learn-overview = Learning area
menu-learn-overview-about = Learn web development from the start
menu-learn-html-about = Structure web content with HTML
menu-learn-css-about = Style content with CSS
menu-learn-javascript-about = Make pages interactive with JavaScript
menu-learn-accessibility-about = Build pages that everyone can use

## Article

breadcrumbs-label = Breadcrumb
sidebar-label = Related Topics
sidebar-expand = Expand sidebar
sidebar-collapse = Collapse sidebar
language-menu = Language: { $language }
toc-title = In this article
translation-note = This page was translated from English by the community.
translation-note-english = View in English
article-info = About this page
article-modified = This page was last modified on { $date }.
article-modified-unknown = Last modified date not known.
article-contributors = Who contributed to this page
article-source = View this page on GitHub
article-report = Report a problem with this page
copy-code = Copy
copy-done = Copied!
copy-failed = Error trying to copy to clipboard!

## Errors

not-found-title = Page not found
not-found-message = Sorry, the page { $path } could not be found.
not-found-translations = This page in another language
not-found-similar = Pages with a similar name
not-found-home = Go back to the home page
error-unhandled = Unhandled Thrown Response!
error-application = Application Error
error-loading = Loading Error
error-unknown = Unknown Error
error-sorry = Something went wrong on our side. Please try again in a moment.
error-incident = Reference for a report: { $id }
error-reload = Try reloading the page

## Home

home-title = The web platform, explained
home-start = Start with
home-areas = Documentation
home-in-english = in English
home-empty = There are no documents in this language yet.

## Footer

footer-label = Site links
footer-tagline = Documentation for everyone who builds for the web.
footer-developers = Developers
footer-glossary = Glossary
footer-license = © { $first }–{ $year } the authors of the documentation.
footer-license-link = Content available under a Creative Commons license.

## Baseline

baseline-name = Baseline
baseline-high = Widely available
baseline-low = Newly available
baseline-limited = Limited availability
baseline-discouraged = Deprecated
baseline-removing = To be removed
baseline-sign-yes = Baseline check
baseline-sign-no = Baseline cross
baseline-sign-discouraged = Baseline discouraged
baseline-browser-yes = { $browser }: supported
baseline-browser-no = { $browser }: not widely supported
baseline-supported-in = Supported in { $browsers }.
baseline-unsupported-in = Not widely supported in { $browsers }.
baseline-high-text = This feature is well established. It has worked in all major browsers, on many devices and in many versions, since { $date }.
baseline-low-text = Since { $date }, this feature works in the latest versions of all major browsers. It may fail on older devices and in older versions.
baseline-limited-text = This feature is not Baseline: some of the most widely used browsers do not support it.
baseline-discouraged-text = Avoid this feature in new projects. It may be removed from browsers one day.
baseline-removing-text = Browsers are going to remove this feature, or have removed it already. Replace it where you use it.
baseline-asterisk = Some parts of this feature are supported to a different degree.
baseline-use-discouraged = Consider using the following features instead:
baseline-use-removing = Use the following features instead:
baseline-learn-more = Learn more
baseline-see-compat = See full compatibility

## Feedback

feedback-title = Help improve { $site }
feedback-question = Was this page helpful to you?
feedback-yes = Yes
feedback-no = No
feedback-reason-question = Why was this page not helpful to you?
feedback-reason-outdated = Content is out of date
feedback-reason-incomplete = Missing information
feedback-reason-code-examples = Code examples not working as expected
feedback-reason-technical = The content is wrong
feedback-reason-consistency = Terms are used inconsistently
feedback-reason-incomprehensible = Hard to understand
feedback-reason-linguistic = Language errors
feedback-reason-other = Other
feedback-submit = Submit
feedback-thanks = Thank you for your feedback!
feedback-failed-title = Your vote was not saved
feedback-fault-vote = Please choose Yes or No.
feedback-fault-reason = Please choose one of the reasons.
feedback-fault-page = There is no such page, so there is nothing to vote on.
feedback-fault-limited =
    { $minutes ->
        [one] You have voted very often. Please try again in { $minutes } minute.
       *[other] You have voted very often. Please try again in { $minutes } minutes.
    }
feedback-fault-unavailable = Your vote could not be saved. Please try again in a moment.
feedback-back = Back to the page
## Baseline: dates, versions, feedback

baseline-high-since = Widely available since { $date }.
baseline-versions = First versions with this feature:
baseline-version-none = not supported
baseline-feedback = Report feedback
## Header

theme-menu = Theme
theme-os-default = OS default
theme-light = Light
theme-dark = Dark
theme-current = (selected)
menu-in-english = (English)
menu-new = New
menu-new-feature = New feature
menu-plus = Plus
menu-plus-overview = Overview
menu-plus-overview-about = Documentation made your own
menu-ai-help = AI Help
menu-ai-help-about = Answers from the documentation, as you ask
menu-collections = Collections
menu-collections-about = The articles you have saved
menu-updates = Updates
menu-updates-about = What has changed in browsers, at a glance
menu-plus-docs = Documentation
menu-plus-docs-about = How to use what Plus offers
menu-plus-faq = FAQ
menu-plus-faq-about = Frequently asked questions about Plus
menu-curriculum = Curriculum
menu-blog = Blog
menu-tools = Tools
menu-play = Playground
menu-play-about = Write, try out and share code
menu-observatory = HTTP Observatory
menu-observatory-about = Scan a website for security, free of charge
account-log-in = Log in
account-sign-up = Sign up for free
toast-close = Close message

## Footer lists

footer-site = { $site }
footer-about = About
footer-careers = Careers
footer-advertise = Advertise with us
footer-support = Support
footer-help = Product help
footer-report = Report an issue
footer-communities = Our communities
footer-community = Community
footer-guidelines = Writing guidelines
footer-forum = Forum
footer-chat = Chat
footer-learn = Learn web development
footer-hacks = Hacks blog
footer-social = { $site } on { $network }
footer-privacy = Website privacy notice
footer-cookies = Cookies
footer-legal = Legal
footer-participation = Community participation guidelines
## Quick search

quick-search-label = Search { $site }
quick-search-placeholder = Search
quick-search-hero = What are you looking for?
quick-search-submit = Search
quick-search-clear = Clear search input
quick-search-open = Search the site
quick-search-close = Close search
quick-search-list = Pages by title
quick-search-loading = Loading search index...
quick-search-failed = Failed to load search index!
quick-search-none = No document titles found.
quick-search-more = Not seeing what you're searching for?
quick-search-site = Site search for { $query }
quick-search-broken = Error while rendering search. Check console for details.
quick-search-count =
    { $count ->
        [one] { $count } page found
       *[other] { $count } pages found
    }

## Home regions

home-featured = Featured articles
home-news = Latest news
home-news-new = New
home-contributions = Recent contributions
home-spotlight = Contributor Spotlight
home-spotlight-involved = Get involved →
## Reading

sidebar-filter-label = Filter sidebar
sidebar-filter-placeholder = Filter
sidebar-filter-clear = Clear filter input
sidebar-filter-count = { $count ->
    [0] No matches
    [one] { $count } match
   *[other] { $count } matches
  }
language-remember = Remember language
language-remember-about = Opens pages in this language from now on, wherever they exist in it
language-forget = Forget remembered language
translation-note-always = Always switch to English
translation-note-newer = The English page was changed after this translation, on { $date }.
loading = Loading…

## Search page

search-title = Search: "{ $query }"
search-title-page = Search: "{ $query }" (page { $page })
search-none = No query, no results.
search-heading = Search results for: { $query }
search-heading-page = Search results for: { $query } (page { $page })
search-label = Search the documentation
search-submit = Search
search-help = What you can search for
search-help-text = The name of a feature, as you write it in code, or a few words about what you want to do. Words in quotation marks are found together. For example:
search-language = Language:
search-both = Both
search-sort = Sort by:
search-sort-best = Best
search-sort-relevance = Relevance
search-sort-popularity = Popularity
search-topics = Topics
search-topic-all = All topics
search-topic-other = Other
search-found =
    Found { $count } { $count ->
        [one] match
       *[other] matches
    } in { $milliseconds } { $milliseconds ->
        [one] millisecond
       *[other] milliseconds
    }.
search-matches =
    { $count ->
        [one] { $count } match
       *[other] { $count } matches
    }
search-suggestion = Did you mean...
search-close = No page has exactly this name. These names are close to it.
search-some = No page has all of these words. These pages have some of them.
search-paging = Result pages
search-page = Page { $page }
search-previous = Previous
search-next = Next
search-beyond = There are not that many results.
search-first-page = Go to the first page
search-nothing = Nothing was found.
search-tip-spelling = Check the spelling.
search-tip-words = Use fewer words, or more general ones.
search-tip-topics = Search in all topics
search-tip-english = Search in English
search-error = Search error
search-fault-too-long = The query is too long. Please shorten it.
search-fault-page = This must be a whole number from 1 to { $most }.
search-fault-unknown = This is not one of the choices.

## Accounts

account-menu = User menu
account-menu-title = My { $site } Plus
account-subscriber = Plus subscriber
account-settings = My Settings
account-help = Help
account-feedback = Feedback
account-sign-out = Sign Out
account-maintenance = Maintenance ongoing
account-api-down = The API is down for maintenance. You can continue to browse the { $site } Web Docs, but { $site } Plus and Search might not be available. Thank you for your patience!
sign-in-failed-title = You are not logged in
sign-in-fault-refused = This attempt to log in is over, or was begun in another browser. Please begin again.
sign-in-fault-provider = The accounts service does not answer at the moment. Everything that needs no account goes on working; please try to log in again in a few minutes.
sign-in-fault-database = The site can't look up accounts at the moment. Everything that needs no account goes on working; please try to log in again in a few minutes.
sign-in-again = Try again
sign-in-back = Go on without logging in
sign-in-kept-title = You have been logged out
sign-in-kept-about = Your session is over, so this could not be saved yet. What you typed is kept for 30 minutes: log in, and it is filled in again.
demo-title = Choose a demo account
demo-about = This copy of the site comes with accounts to try it out. Choose one to log in: there is no password, and nothing is sent anywhere.
demo-cancel = Cancel
demo-plan-core = Core
demo-plan-mdn_plus_5m = Plus 5, monthly
demo-plan-mdn_plus_5y = Plus 5, yearly
demo-plan-mdn_plus_10m = Supporter 10, monthly
demo-plan-mdn_plus_10y = Supporter 10, yearly
