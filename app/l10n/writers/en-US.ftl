## Frame

tools = Tools for writers
home = Home for writers
public-home = Public home page
skip = Skip to main content
read-only = Read-only: files can only be changed on this machine.
recent = Recently viewed
latest = Latest changes
flawed-most-read = Most read pages with flaws
documents = Pages: { $count }
bad-form = The form could not be read.
form-too-long = Nothing was saved: a form may have at most 4 MiB.
form-too-long-back = Go back in your browser: your text is on the page that you came from. Shorten it, or save it elsewhere first.
title-of = { $screen }: { $page }

## Lists

filter = Filter
reset = Reset filters
all = All
paging = Pages of the list
previous = Previous
next = Next
page-of = Page { $page } of { $pages }
document = Page
popularity = Popularity rank
popularity-of = Rank ({ $locale })
nothing-found = Nothing found
field-url = Address contains
field-title = Title
field-popularity = Popularity rank
field-fixable = Fixable flaws
field-page = Page
field-search = Flaw contains
filter-error = This filter is not understood: { $field }. Write a number, or for example < 100.

## Flaws

flaws = Flaws
flaw-count = Flaws: { $count }
flaws-total = Flaws in all: { $total }, with a suggestion: { $fixable }.
found-files = Files found: { $count }.
by-check = By check
by-area = By area
fixable = With a suggestion: { $count }
no-flaws = No known flaws
suggestion = Suggestion:
fix = Fix this one
fix-safe = Fix all that are safe: { $count }
not-fixed = The place of the flaw was not found in the file. Nothing was changed.
not-utf8 = The file is not valid UTF-8: save it as UTF-8 in another editor first. Nothing was changed.
line = Line { $line }

## Sources

open = Open in the editor
no-editor = The editor could not be started. Check EDITOR.
source = Source
no-source = No file for { $slug }
edit-on-host = Edit on the code host
edit = Edit here
create = Create this page
create-as = Create this page ({ $type })
missing-page = Missing pages
field-slug = Address or slug
show = Show
exists = This page exists:
redirected = Readers are led to:
page-type = Page type
show-template = Show the template

## Editing

markdown = Markdown of the page
completions = Completions
save = Save
save-over = Save over the other version
preview = Preview
not-saved = Not saved
saving = Saving…
save-failure = The server can’t be reached, or has failed. Nothing was saved, and your text is still here: please try again.
no-page-text = The text needs a title and a slug between two lines of ---, and content below. Nothing was saved.
conflict = The file has changed meanwhile
conflict-about = These are the differences between the file and your text, which is still below. Nothing was overwritten.
image = Image beside the page
add-image = Add the image
image-added = Added. Write { $markup } where it belongs.
image-name = The name may have lower-case letters, digits, dots, hyphens and underscores, and ends in png, jpg, gif, webp or svg.
image-size = The image is empty or longer than 500 KiB.
image-pixels = The image has more than 50 million pixels.
image-type = The content is not what the name says.
image-unsafe = This SVG could run code or load other files.
image-taken = There is a file of this name already.

## History

history = History
no-history = The file has no history in git.
versions = Versions to compare
version-from = From
version-to = To
working-copy = The file as it is now
show-difference = Show the difference
rendered-difference = The page
source-difference = The source
no-difference = No difference
unknown-commit = The commit, or the file in it, is unknown.

## Translations

translations = Translations
translations-dashboard = Outdated translations
translations-missing = Missing translations
translations-differences = Differences in structure
rows-dashboard = Outdated: { $count }
rows-missing = Missing: { $count }
rows-differences = With differences: { $count }
pages-total = Pages in all
pages-missing = Not translated
pages-outdated = Outdated
completeness = Translated
freshness = Up to date
sections = Sections
section = Section
age = English is younger by
days = Days: { $count }
behind = Commits behind
commits = Commits: { $count }
compare = Beside English
no-counterpart = Nothing here
no-source-commit = The translation does not say which English version it was made from (l10n.sourceCommit).
up-to-date = The English page has not changed since the translation.
english-changed = Parts of the English page that have changed since the translation: { $count }. They are marked below.

## Sitemap

sitemap = Sitemap
root = Root
