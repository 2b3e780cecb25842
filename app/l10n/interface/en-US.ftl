# Texts of the screens. Article texts are in ../content/.

## Shell

skip-to-content = Skip to main content
skip-to-search = Skip to search
skip-to-toc = Skip to table of contents
skip-to-language = Skip to select language
agents-page = For AI agents: this page is available as Markdown at { $markdown }, and a list of all pages at { $list }.
agents-site = For AI agents: a list of all pages of this site as Markdown is available at { $list }.
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
article-contribute = Learn how to contribute
article-contributors = Who contributed to this page
article-source = View this page on GitHub
article-markdown = Copy page as Markdown
article-report = Report a problem with this page
article-ask = Ask AI Help about this page
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
footer-changes = Recent changes
footer-license = © { $first }–{ $year } the authors of the documentation.
footer-license-year = © { $year } the authors of the documentation.
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
theme-os-default = OS Default
theme-light = Light
theme-dark = Dark
theme-current = (selected)
menu-in-english = (English)
menu-new = New
menu-new-feature = New feature
menu-news = Changes to pages in your collections
menu-plus = Plus
menu-plus-overview = Overview
menu-plus-overview-about = Documentation made your own
menu-ai-help = AI Help
menu-ai-help-about = Answers from the documentation, as you ask
ai-help-deleted = Your AI Help topic has been deleted.
ai-help-question = Your question to AI Help
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
footer-api = Data and API
footer-downloads = Downloads
footer-support = Support
footer-help = Product help
footer-report = Report an issue
footer-telemetry = Privacy and telemetry
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
quick-search-near = Similar titles
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
search-areas = Or start from an area:
search-error = Search error
search-fault = <code>{ $param }</code>: { $fault }
search-fault-too-long = The query is too long. Please shorten it.
search-fault-page = This must be a whole number from 1 to { $most }.
search-fault-unknown = This is not one of the choices.

## Plus landing

plus-hero-title = Make the documentation <u>your own</u>
plus-get-started = Get started
plus-whats-included = What's included
plus-ads-title = Go ads free
plus-ads-text = Subscribers can turn ads off. What stays is the article, and the quiet to read it.
plus-ai-text = Ask in your own words. The answer is drawn from the documentation and names the pages that it comes from, so you can check it.
plus-playground-text = Write HTML, CSS and JavaScript, watch what they do at once, and share the result by a link.
plus-updates-text = What browsers have begun to support and what they have dropped, in one list. Filter it by browser, by technology or by your own collections.
plus-collections-text = Save articles with a note, sort them into collections by project or by subject, and find them again on every device.
plus-learn-more = Learn more
plus-choose = Choose a plan
plus-or-log-in = or log in
plus-pay-yearly = Pay yearly and get 2 months for free
plus-pay-yearly-on = (chosen; this link goes back to monthly)
plus-not-sold = Paid plans are not available where you are. The free plan is yours everywhere.
plus-not-here = Paid plans can’t be bought on this site.
plus-free = Free
plus-per-month = /month
plus-billed-month = Billed monthly
plus-billed-year = Billed annually
plus-includes = Includes:
plus-includes-unlimited = Includes unlimited access to:
plus-item-updates = Filter and sort updates
plus-item-collections-core = Up to 3 collections
plus-item-playgrounds = Share playgrounds
plus-item-ai-core = AI Help: 5 questions per day
plus-item-ads = Ads free
plus-item-collections = Collections of articles
plus-item-early = Early access to new features
plus-item-pride = Pride and joy
plus-start = Start with { $plan }
plus-upgrade = Upgrade to { $plan }
plus-current = Current plan
plus-unavailable = Not available
plus-terms = See terms and conditions
## Reader choices

shortcuts-title = Keyboard shortcuts
shortcuts-search = Search
shortcuts-list = Show this list
shortcuts-move = Move through results and menus
shortcuts-open = Open the result
shortcuts-tab = Open the result in a new tab
shortcuts-close = Close, or empty the field
shortcuts-single = Use keys without Ctrl or ⌘
shortcuts-single-why = Switch this off when your browser or your voice control needs / or ? for itself.
choice-close = Close
code-options = How code is shown
code-wrap = Wrap long lines
code-numbers = Show line numbers
## Saving articles

bookmark-save = Save
bookmark-saved = Saved
bookmark-offline = You are offline. Saving needs a network connection.
bookmark-offline-short = offline
bookmark-done = Saved in “{ $name }”.
bookmark-removed = Removed from “{ $name }”.

## Collections

collections-title = Collections
collections-intro = Keep the articles you come back to, each with a note of your own.
collections-new = New Collection
collections-default = Saved Articles
collections-default-about = The default collection.
collections-count =
    { $count ->
        [one] { $count } article
       *[other] { $count } articles
    }
collections-edited = Edited { $when }
collections-empty = Create a new collection...
collections-edit = Edit
collections-delete = Delete
collections-back = ← Back
collections-search = Search in this collection
collections-sort = Sort by:
collections-sort-date = Date saved
collections-sort-title = Title, A to Z
collections-sort-title-descending = Title, Z to A
collections-show = Show
collections-matches =
    { $count ->
        [0] Nothing here matches “{ $query }”.
        [one] { $count } match for “{ $query }”.
       *[other] { $count } matches for “{ $query }”.
    }
collections-show-all = Show all articles
collections-loading = Loading...
collections-load-failed = Error (try again)
collections-no-items = There is nothing in this collection yet.
collections-no-items-how = Open an article and choose Save to put it here.
collections-export = Export as:
collections-saved = Saved { $when }
collections-note-add = Add note
collections-note-edit = Edit note
collections-note-more = See full note
collections-note-less = Show less
collections-paging = Pages of this collection
collections-page = Page { $page }
collections-previous = Previous
collections-next = Next

updates-title = Updates
updates-title-of = Updates for { $name }
updates-title-release = Changes in { $release }
updates-intro = What browser releases have added and removed, from open compatibility data.
updates-releases = Releases
updates-baseline = Became Baseline
updates-filter = Filter updates
updates-browsers = Browsers
updates-categories = Technologies
updates-category-manifests = Manifests
updates-category-mediatypes = Media types
updates-collections = Collections
updates-search = Filter by keyword
updates-sort = Sort by:
updates-sort-desc = Newest
updates-sort-asc = Oldest
updates-show = Show
updates-reset = Reset all filters
updates-login = Log in to filter, search and sort.
updates-count =
    { $count ->
        [one] { $count } update
       *[other] { $count } updates
    }
updates-added = added
updates-removed = removed
updates-engines = Supported in { $engines }
updates-engines-none = Supported in no current engine
updates-article = See full article
updates-find-article = Search for article
updates-table = Show browser compatibility
updates-no-table = No page of this site has a table for this feature.
updates-save = Save
updates-none = No updates found.
updates-none-filtered = No updates match your filters.
updates-paging = Pages of updates
updates-page = Page { $page }
updates-previous = Previous
updates-next = Next
updates-all = All updates
updates-feeds = Atom feeds
updates-feed-list = Feed of this list
updates-feed-of = Feed: { $title }
updates-feeds-browsers = By browser
updates-feeds-categories = By technology
updates-feed-added = Added: { $features }
updates-feed-removed = Removed: { $features }
updates-feed-more =
    { $count ->
        [one] { $features }, and one more
       *[other] { $features }, and { $count } more
    }
updates-own-title = Feed of your collections
updates-own-intro = What browsers have added and removed for the pages in your collections, for your feed reader.
updates-own-secret = The address is secret: anyone who knows it can read the feed, and so see which pages you have saved. If it got known, replace it.
updates-own-address = Address of your feed
updates-own-none = You have no feed yet.
updates-own-create = Create a feed
updates-own-renew = Replace the address
updates-own-revoke = Turn the feed off
updates-own-renewed = Your feed has a new address.
updates-own-revoked = Your feed is turned off.
updates-own-failed = This can’t be saved at the moment. Please try again soon.
collections-edit-title = Edit Collection
collections-delete-title = Delete collection
collections-delete-question = Do you want to delete the collection “{ $name }”?
collections-delete-items =
    { $count ->
        [one] { $count } saved article and its note go with it.
       *[other] { $count } saved articles and their notes go with it.
    }
collections-move-title = Move article
collections-move-question = Where should “{ $title }” move from “{ $name }”?
collections-move-nowhere = There is no other collection to move it to yet.
collections-remove-title = Remove article
collections-remove-question = Do you want to remove “{ $title }” from “{ $name }”?
collections-remove-note = Your note on it goes with it.
collections-done-created = The collection “{ $name }” has been created.
collections-done-changed = Your changes have been saved.
collections-done-deleted = The collection “{ $name }” has been deleted.
collections-done-moved = “{ $title }” has been moved to “{ $name }”.
collections-done-removed = “{ $title }” has been removed.
collections-interrupted-title = Your account can’t be reached
collections-interrupted = This could not be saved, and nobody can tell whose it is right now. What you typed is kept on this page: wait a moment, then send it again.
collections-interrupted-again = Send again
form-foreign-title = This form belongs to another account
form-foreign = You opened it as { $openedAs }, and you are now signed in as { $email }. Nothing has been saved.
form-foreign-unknown = It does not say with which account it was opened. You are now signed in as { $email }. Nothing has been saved.
form-foreign-send = Send it as { $email }
collections-gone-title = This is no longer here
collections-gone = It has been deleted or moved, perhaps in another window, or it belongs to another account.
collections-gone-kept = What you typed is kept below. You can save it anew.
account-unavailable = The site can’t look up accounts right now. Everything that needs no account works as always. Please try again in a moment.
collection-add = Add to Collection
collection-edit-item = Edit Item
collection-create = Create Collection
collection-select = Collection:
collection-option-new = + New Collection
collection-new-name = Name of the new collection, if you chose to make one:
collection-name = Name:
collection-description = Description:
collection-note = Note:
collection-save = Save
collection-saving = Saving...
collection-delete = Delete
collection-deleting = Deleting...
collection-move = Move
collection-moving = Moving...
collection-remove = Remove
collection-cancel = Cancel
collection-discard = Discard what you have typed?
collection-error = Error: { $message }
collection-fault-check = Please check what is marked below.
collection-fault-missing = Please fill in this field.
collection-fault-blank = Please fill in this field with at least one visible character.
collection-fault-too-long = Please ensure your input is no longer than { $limit } characters.
collection-fault-too-large = This is too long to be sent. What you typed is still here: please make it shorter, and try again.
collection-fault-character = This text has a character in it that cannot be stored.
collection-fault-name-taken = Collection with name '{ $name }' already exists
collection-fault-already-saved = That collection has this article already.
collection-fault-not-saved = This article is not saved in that collection.
collection-fault-page = This page cannot be saved: it is not a page of this site.
collection-fault-default = The default collection cannot be changed or deleted.
collection-fault-unavailable = This could not be saved. What you typed is still here: please try again in a moment.
collection-fault-loading = Your collections could not be loaded. Please try again in a moment.
collection-fault-signed-out = You have been signed out. Log in in another window, then try again here.
collection-fault-foreign = You opened this as { $openedAs }, but you are now signed in with another account. Nothing has been saved. What you typed is still here.
collection-conflict-title = This was changed meanwhile
collection-conflict = Another window has saved the version below. Yours is still in the form, and not saved: save again to replace the other one.
collection-limit-title = Want more?
collection-limit =
    { $limit ->
        [one] Your plan has room for { $limit } collection. With a Plus plan there is no limit.
       *[other] Your plan has room for { $limit } collections. With a Plus plan there is no limit.
    }
account-upgrade = Upgrade Now

## Frequently viewed

viewed-title = Frequently Viewed Articles
viewed-about = Articles you have opened at least twice in the last 30 days. The list is kept in this browser only.
viewed-no-script = This list is kept in your browser, which needs JavaScript to show it.
viewed-empty = No article has been opened twice in the last 30 days.
viewed-count =
    { $count ->
        [one] { $count } view
       *[other] { $count } views
    }
viewed-latest = Last viewed { $when }
viewed-updated = Updated { $when }
viewed-more = Show more
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
account-changed = You are now signed in as { $email }. This page belongs to another account: copy what you have typed before you reload it.
account-left = You have signed out in another window. What you typed is still here: log in again to save it.
sign-in-failed-title = You are not logged in
sign-in-fault-refused = This attempt to log in is over, or was begun in another browser. Please begin again.
sign-in-fault-provider = The accounts service does not answer at the moment. Everything that needs no account goes on working; please try to log in again in a few minutes.
sign-in-fault-database = The site can't look up accounts at the moment. Everything that needs no account goes on working; please try to log in again in a few minutes.
sign-in-again = Try again
sign-in-back = Go on without logging in
sign-in-kept-title = You have been logged out
sign-in-kept-about = Your session is over, so this could not be saved yet. What you typed is kept for 30 minutes: log in, and it is filled in again.
sign-in-ended-about = Your session is over, so your last change may not have been saved. Log in to continue where you were.
demo-title = Choose a demo account
demo-about = This copy of the site comes with accounts to try it out. Choose one to log in: there is no password, and nothing is sent anywhere.
demo-cancel = Cancel
demo-plan-core = Core
demo-plan-mdn-plus-5m = Plus 5, monthly
demo-plan-mdn-plus-5y = Plus 5, yearly
demo-plan-mdn-plus-10m = Supporter 10, monthly
demo-plan-mdn-plus-10y = Supporter 10, yearly

## Settings

settings-title = Settings
settings-account-section = Manage Account
settings-ads = Ad-Free Experience
settings-ads-text = Read { $site } without ads.
settings-ads-more = About the ads on this site
settings-ads-only = The ad-free experience is only for { $site } Plus subscribers.
settings-account = Account
settings-account-text = Your name, e-mail address and password are kept by the accounts provider.
settings-account-demo = This site uses built-in demo accounts. There is nothing to manage in them.
settings-new-tab = (opens in a new tab)
settings-subscription = { $site } Plus Subscription
settings-subscription-text = Change or cancel your plan, and see what you have paid.
settings-subscriptions = Subscriptions
settings-sessions-section = Sessions
settings-sessions = Where you are logged in
settings-sessions-text = These browsers can use your account. Log out those that you don’t know, or no longer use. The button for all of them logs out this browser too.
settings-session-browser = { $browser } on { $system }
settings-session-unknown = Unknown browser
settings-session-current = This browser
settings-session-created = Logged in on { $date }.
settings-session-seen = Last used on { $date }.
settings-session-end = Log out
settings-session-ended = That browser has been logged out.
settings-sessions-end = Log out everywhere
settings-sessions-ended = You have been logged out in all browsers.
settings-history = Enable History
settings-history-kept = With the history on, your questions to AI Help and their answers are kept for up to six months, for you to come back to.
settings-history-off = Turning it off hides what has been kept. It does not delete it.
settings-delete = Delete History
settings-delete-text = Removes your questions and answers, and all that is noted about them, whether the history is on or off.
settings-delete-question = Do you want to permanently delete your AI Help history?
settings-cancel = Cancel
settings-history-deleted = Your AI Help history has been deleted.
settings-ai-links = Hide Links on Pages
settings-ai-links-text = Hides the link on pages of the documentation that lets you ask AI Help about them.
settings-updated-section = Stay updated
settings-newsletter = { $site } Plus Newsletter (Deprecated)
settings-newsletter-text = The newsletter is coming to an end: everybody will be unsubscribed, and the data removed.
settings-newsletter-final = You can unsubscribe now. Once you have, you can't subscribe again.
settings-newsletter-not = You are not subscribed.
settings-offline-section = Offline Access
settings-on = On
settings-off = Off
settings-saving = Saving...
settings-saved = Saved.
settings-failed = This could not be saved. Please try again in a moment.
settings-problem-form = This form could not be read. Nothing has been changed.
settings-problem-subscribers = This is only for { $site } Plus subscribers. Nothing has been changed.
settings-problem-left = You have unsubscribed from the newsletter, so you can't subscribe again.
settings-problem-unavailable = Your settings could not be saved. Please try again in a moment.
settings-problem-signed-out = You had been logged out, so nothing was changed. Please choose again.

## Flash messages

language-remembered = Pages now open in { $language } where they exist in it.
language-forgotten = Pages no longer open in a remembered language.

## Titles of loading states

loading-title = Loading...
error-loading-title = Loading error

## Too many requests

refusal-foreign-title = Sent from another site
refusal-foreign-about = This form came from a page of another site, such as a saved copy, so nothing has been done. What was sent is below: copy it into the form on this site.
refusal-large-title = Too long to be sent
refusal-large-about = What you sent is longer than this site takes, so nothing has been done. Go back: what you typed is still in the form. Make it shorter there, and send it again.
refusal-title = Too many requests
refusal-about =
    { $seconds ->
        [one] More requests have come from you than the site can take. What you asked for has not been done. Please go back and try again in { $seconds } second.
       *[other] More requests have come from you than the site can take. What you asked for has not been done. Please go back and try again in { $seconds } seconds.
    }

## Article: actions, groups of headings, links to a selection, layout

article-actions = Article actions
toc-subsections = Subsections of
selection-link = Copy link to selection
page-options = How pages are shown
page-wide = Wider text
page-alone = The article alone, without lists beside it
code-download = Save this code as a file
## Playground

play-title = Playground
play-description = Write HTML, CSS and JavaScript, and see at once what they do.
play-format = Format
play-format-fault = { $language } can’t be formatted (line { $line })
play-run = Run
play-run-again = Show the result
play-run-large = This code is too long for an address. Press the button to show its result.
play-share = Share
play-clear = Clear
play-reset = Reset
play-auto = Run automatically
play-editor = { $language } code
play-hint = Tab indents. To leave an editor with the keyboard, press Esc, then Tab. Ctrl+Enter runs the code, which is kept in this browser.
play-source = This code is from the page
play-empty = No code yet. Write HTML, CSS or JavaScript: the result appears here.
play-starter = Start with an example
play-drafts = Recent drafts
play-apart = Open your other code at the former address; this code has a new one
play-result = Result
play-console = Console
play-console-clear = Clear console
play-console-empty = Nothing has been printed yet.
play-level-info = Info
play-level-warn = Warning
play-level-error = Error
play-resize-columns = Width of the editors
play-resize-console = Height of the result
play-clear-question = Do you really want to clear everything?
play-reset-question = Do you really want to revert your changes?
play-cancel = Cancel
play-close = Close
play-shared-warning = Someone else has written this code. Read it first: it only runs when you say so.
play-share-title = Share your code
play-share-markdown = Share Markdown
play-share-markdown-copy = Copy markdown to clipboard
play-share-url = Share Data URL
play-share-url-copy = Copy data URL to clipboard
play-share-url-too-long = This code is too long for an address.
play-share-link = Share your code via Permalink
play-share-sign-in = With an account you can make a short link to your code. Your code stays here meanwhile.
play-share-log-in = Log in
play-share-create = Create link
play-share-creating = Creating link...
play-share-address = Link to your code
play-share-done = Your code is saved. Anyone with this link can open it.
play-share-copy = Copy to clipboard
play-share-fault-signed-out = You are no longer logged in. Log in in another window, then try again: your code stays here.
play-share-fault-too-large = This code is too long to share: all of it together may have 1 MiB.
play-share-fault-limited = You have made many links in a short time. Please try again later.
play-share-fault-failed = The link could not be made. Please try again in a moment.
play-flag = Seeing something inappropriate?
play-flag-reason = What is wrong with this code?
play-flag-send = Report
play-flag-done = Thank you, your report has been sent.
play-problem-state = The code in this address can't be read. Was the address copied whole?
play-problem-id = There is no shared code at this address.
play-problem-sample = There is no such example. Its page may have changed.
play-problem-given = This code was in another tab or another browser.
play-problem-too-large = This code is too long: all of it together may have 1 MiB.
play-problem-signed-out = Log in first to share your code by a link.
play-problem-limited = That was too often in a short time. Please try again later.
play-problem-unavailable = This could not be saved. Please try again in a moment.
play-problem-reason = Please say what is wrong with this code.

## Description of the search (OpenSearch)

search-about = Search guides, references and tutorials for web developers: HTML, CSS, JavaScript, HTTP and the interfaces of the web platform.

## Too many requests: kept text

refusal-kept = What you have typed is kept on this page: once the time is over, send it from here.

## Data for programs

data-title = Data for programs and agents
data-about = Everything on this site can be read by programs: JSON, Markdown, data for editors, and a server for agents. No sign-in and no key are needed.
data-agents = Agents
data-agents-about = Agents and assistants that write code reach the documentation by the Model Context Protocol. Add this address:
data-tools = Its tools search, read pages and sections, and tell browser support, Baseline status and changes of browsers.
data-limits = Please keep to { $requests } messages a minute to agents’ tools; more are answered with the status 429.
data-editors = Editors
data-editors-about = Custom data for editors: names, descriptions, values and browser support. The parameter { $name } chooses the language.
data-json = JSON
data-json-about = Addresses and parameters; the OpenAPI description has the shape of each answer.
data-description = OpenAPI description
data-address = Address
data-parameters = Parameters
data-answer = Answer
data-none = none

## Offline reading

connection-offline = You are reading offline.
connection-online = You are back online.
offline-title = Offline reading
offline-lead = This browser keeps the last { $count } pages that you open, with all they need, so that you can read them again without a network. Pages that you open while you are signed in are not kept.
offline-missing = You are offline, and this browser has not kept the page that you asked for.
offline-missing-list = These are the pages that it has kept:
offline-pages = Pages kept in this browser
offline-none = No pages are kept here yet. They appear as you read, if your browser runs scripts and has a service worker.
offline-limits = Search and forms need a network. Quick search finds titles offline if you have used it before in this language.
offline-examples = Examples run only online.
offline-keep = Keep pages that I open
offline-stop = Keep no pages
offline-delete = Delete the kept pages
offline-on = This browser keeps the pages that you open.
offline-off = This browser keeps no pages any more.
offline-deleted = The kept pages are deleted.
settings-offline-pages = Pages that you open while you are signed out can be read again without a network.
settings-offline-manage = Manage kept pages
settings-content-title = { $site } Offline Storage
settings-content-text = Keeps all pages of a language in this browser, with search and samples, to read without a network.
settings-content-only = Keeping a whole language offline is only for { $site } Plus subscribers.
settings-content-script = Keeping a whole language offline needs JavaScript.
settings-content-unavailable = Offline mode is unavailable. This browser or private window does not allow it.
settings-content-none = This site offers no content for offline reading at the moment.
settings-content-language = Language
settings-content-area = Content
settings-content-area-all = Everything
settings-content-area-learn = Learn
settings-content-area-html = HTML
settings-content-area-css = CSS
settings-content-area-javascript = JavaScript
settings-content-area-api = Web APIs
settings-content-area-http = HTTP
settings-content-prefer = Prefer online content
settings-content-prefer-text = Takes pages from the network while there is one.
settings-content-auto = Enable auto-update
settings-content-auto-text = Looks for new content once an hour while you use the site.
settings-content-status = Update status
settings-content-empty = Nothing has been downloaded yet.
settings-content-updated = Last updated on { $date }.
settings-content-checking = Checking for updates
settings-content-current = Up to date
settings-content-check = Check for updates
settings-content-update = Update now
settings-content-download = Download
settings-content-downloading = Downloading…
settings-content-unpacking = Unpacking… { $percent }%
settings-content-clearing = Clearing…
settings-content-pause = Pause
settings-content-paused = Stopped at { $percent }%
settings-content-resume = Continue
settings-content-problem-room = There is not enough room in this browser. What you had is unchanged.
settings-content-problem-network = The content could not be reached. Please try again in a moment.
settings-content-problem-damaged = The content was damaged and has not been used. Please download it again.
settings-content-used = Storage used
settings-content-size = { $size } MiB
settings-content-clear = Clear data
settings-content-clear-question = Do you want to remove all offline content from this browser?
