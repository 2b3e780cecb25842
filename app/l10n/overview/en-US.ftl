changes-intro = New pages, changed pages, and features that have become Baseline in the last twelve months.
changes-filter = Filter changes
changes-area = Area
changes-areas-all = All areas
changes-language = Language
changes-languages-all = All languages
changes-kind = Kind
changes-kinds-all = All kinds
changes-new = New
changes-changed = Changed
changes-baseline = Became Baseline
changes-show = Show
changes-reset = Reset filters
changes-none = No changes are known. They come from the history of the pages and from the releases of browsers.
changes-none-filtered = No changes match these filters.
changes-feed = Atom feed of this language
changes-edit-new = New page
changes-edit-changed = Page edited
changes-release-new = First supported in { $browsers }
changes-release-changed = Support changed in { $browsers }
changes-release-baseline = Baseline: { $status }

home-card-html = Elements, attributes and forms: what they mean, what they contain and how to use them.
home-card-css = Properties, selectors, functions and layout guides, with values to try on the page.
home-card-javascript = The language and its built-in objects, from first steps to iterators and modules.
home-card-http = Headers, methods and status codes, caching, cookies and security.
home-card-api = Interfaces of the browser: the DOM, network, storage, media, graphics and devices.
home-card-accessibility = Roles, states and patterns that make pages work for everyone.
home-card-learn = A course from the first page to frameworks, with exercises.
home-card-glossary = Terms of the web in a few sentences each.
home-count-pages =
    { $count ->
        [one] { $count } page
       *[other] { $count } pages
    }
home-count-languages =
    { $count ->
        [one] { $count } language
       *[other] { $count } languages
    }
home-updated = Updated { $date }
home-all-changes = All recent changes
home-live = Live example
home-live-choose = Choose a value
home-live-result = Result
home-live-read = Read about { $title }
home-blog = From the blog
home-sample = Sample profile

plus-hero-lead = { $site } Plus keeps the articles that you come back to, tells what is new in browsers, answers your questions and leaves ads out.
plus-hero-lead-short = { $site } Plus keeps the articles that you come back to and leaves ads out.
plus-hero-lead-no-ads = { $site } Plus keeps the articles that you come back to, tells what is new in browsers and answers your questions.
plus-hero-lead-short-no-ads = { $site } Plus keeps the articles that you come back to.
