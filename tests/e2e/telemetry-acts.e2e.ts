import type { Page } from "@playwright/test";
import { startOwnSite, type OwnSite } from "../support/e2e-own-site";
import { PAGES } from "../support/e2e-pages";
import { watchPings } from "../support/e2e-pings";
import { FIXTURE_SITE, toOrigin } from "../support/e2e-servers";
import { signIn } from "../support/e2e-sign-in";
import { expect, test } from "../support/e2e-test";

/** A site of its own, whose sign-in needs its own origin. */
const PORT = FIXTURE_SITE.port + 6;
const ORIGIN = toOrigin({ port: PORT });
const NOTICES = "tests/fixtures/notices";

type Act = "click" | "toggle" | "submit" | "input" | "change" | "focus" | "see" | "none";
/** An act, the element, and the name under which it is reported. */
type Row = readonly [act: Act, selector: string, source: string | RegExp];

test.use({ baseURL: ORIGIN });
// In one worker, because the site has a fixed port.
test.describe.configure({ mode: "default" });

let site: OwnSite;

test.beforeAll(async () => {
  site = await startOwnSite({
    PORT: String(PORT),
    SITE_ORIGIN: ORIGIN,
    RATE_LIMITS: "off",
    TELEMETRY_ENABLED: "on",
    ADS_CONFIG: `${NOTICES}/ads.json`,
    SURVEYS_CONFIG: `${NOTICES}/surveys.json`,
    CURRICULUM_SCREENCAST: "https://v2.scrimba.com/lesson~1",
  });
});

test.afterAll(() => site.stop());

const LOG_IN = 'a[href*="/users/fxa/login/authenticate"]';

type PageActs = readonly [path: string, rows: readonly Row[]];

const SIGNED_OUT: readonly PageActs[] = [
  [
    `${PAGES.german}#FORCE_SURVEY=DE_DOCS`,
    [
      ["none", "", "survey: seen DE_DOCS"],
      ["toggle", "[data-survey] details", "survey: opened DE_DOCS"],
      ["submit", "[data-survey] form", "survey: dismissed DE_DOCS"],
    ],
  ],
  [
    PAGES.guide,
    [
      ["click", "#main-menu a[data-menu-top]", /^menu_click_link: top-level -> \//],
      ["click", "#main-menu summary", /^menu_click_menu: \S/],
      ["click", "#main-menu details a", /^menu_click_submenu: \S.* -> \//],
      ["click", '[typeof="BreadcrumbList"] a', /^breadcrumb_click: 1\/\d$/],
      ["click", "[data-toc] a", /^toc_click: #/],
      ["click", "#sidebar-body a", /^sidebar_click: \S* ?\/en-US\//],
      ["focus", "#sidebar-filter", "sidebar_filter_focus"],
      ["change", "#sidebar-filter", "sidebar_filter_typed"],
      ["click", "#sidebar-body a", /^sidebar_click_with_filter: \S* ?css$/],
      ["click", 'ul[data-chrome] a[href="#content"]', "a11y_menu: click #content"],
      ["click", `${LOG_IN}:not(.primary)`, "top_nav: login"],
      ["click", `${LOG_IN}.primary`, "top_nav: signup"],
      ["toggle", "details:has([action$='/theme'])", "theme_switcher: open"],
      ["click", "[action$='/theme'] [value='dark']", "theme_switcher: switch -> dark"],
      ["click", "[data-language-menu] a[hreflang]", /^language: en-US -> \w/],
      [
        "click",
        "[data-remember-language] [role='switch']",
        "language_remember: en-US -> en-US",
      ],
      ["focus", "#top-nav-search-input", "quick-search-open: menu"],
      ["input", "#top-nav-search-input", "quick-search-change: type"],
      ["submit", "#top-nav-search", "quick-search: site-search -> css"],
      ["click", "#footer a[title]", /^footer: social -> https:/],
      ["click", "#footer a:not([title])", /^footer: (?:link|mozilla) -> \S/],
      ["click", "[data-slot='top'] .placement-link", "pong: pong->click top"],
      ["click", ".placement-note a:not(.placement-hide)", "pong: pong->about"],
      ["click", ".placement-hide", "pong: pong->plus"],
      ["none", "", /^pong: pong->served \w/],
      ["see", "[data-slot='top']", "pong: pong->viewed top"],
      [
        "submit",
        "form[action$='/feedback'] [value='yes']",
        "thumbs: article_footer -> 1",
      ],
    ],
  ],
  [
    PAGES.reference,
    [
      ["toggle", "[data-baseline-box]", "baseline_toggle_open"],
      ["click", "[data-status] a[href*='Baseline']", "baseline_link_learn_more"],
      ["click", "[data-status] a[href^='#']", "baseline_link_bcd_table"],
      ["click", "[data-status] a.external", "baseline_link_feedback"],
      ["click", ".bc a", /^bcd: link -> \S/],
      ["see", ".bc", `bcd: view -> ${PAGES.reference}`],
      [
        "click",
        "main a[href^='http']:not(.external, .placement *)",
        /^external-link: https?:/,
      ],
    ],
  ],
  [
    "/en-US/docs/Web/CSS/Guides/Running_code",
    [
      ["click", "a.play-link", "play_action: breakout->counter"],
      ["click", ".queue-choice input", "play_action: queue->0"],
    ],
  ],
  [
    "/en-US/",
    [
      ["click", "main [data-theme='dark'] a[data-area]", /^homepage_hero: \w/],
      ["click", "[aria-labelledby='news'] a", /^homepage: news 1\/\d$/],
      ["click", "[aria-labelledby='contributions'] a", /^homepage: contribution 1\/\d/],
      ["focus", "#hp-search input", "quick-search-open: homepage"],
    ],
  ],
  [
    "/en-US/play",
    [
      ["click", "a.button[href$='/play']", "play_action: reset-click"],
      ["click", "main form [value='share']", "play_action: share-click"],
    ],
  ],
  [
    "/en-US/curriculum/",
    [
      ["see", "[aria-labelledby='partner']", "curriculum: partner banner view"],
      ["click", "[aria-labelledby='partner'] a", "curriculum: partner banner click"],
      ["see", "scrim-inline", "curriculum: scrim view id:lesson~1"],
      ["click", "scrim-inline a", "curriculum: scrim link id:lesson~1"],
      ["click", "scrim-inline .primary", "curriculum: scrim engage id:lesson~1"],
      // The last one, because the full screen may move what is in view.
      ["click", "scrim-inline button", "curriculum: scrim fullscreen -> 1 id:lesson~1"],
    ],
  ],
  ["/en-US/plus", [["click", "[data-tier] a", /^offer_overview_click: \w/]]],
  [
    "/en-US/plus/updates",
    [
      ["toggle", "main details[id]", "plus_updates_event_expand"],
      ["click", "main a[href$='page=2']", "plus_updates_page_change: 1 -> 2"],
      ["click", `main ${LOG_IN}`, "login_button"],
    ],
  ],
  ["/en-US/observatory", [["submit", "form[data-scan-form]", "observatory: scan"]]],
  [
    "/en-US/plus/ai-help",
    [
      ["click", `main ${LOG_IN}.primary`, "ai_help: banner-signup top"],
      [
        "click",
        `main section ~ p ${LOG_IN}:not(.primary)`,
        "ai_help: banner-login bottom",
      ],
    ],
  ],
  [
    "/en-US/search?q=css",
    [["click", "main li[data-area] a", /^site-search: results\[1\/\d+\] -> \//]],
  ],
  ["/en-US/search?q=xqzxq", [["none", "", "site-search: no-results"]]],
];

const SIGNED_IN: readonly PageActs[] = [
  [
    "/en-US/plus/ai-help",
    [
      ["click", "a[data-fill-question]", "ai_help: example 1"],
      ["submit", "#ai-help-form", "ai_help: submit question 1"],
      ["click", "#ai-help-form [type='reset']", "ai_help: clear"],
      ["click", "button[popovertarget='ai-history']", "ai_help: history toggle"],
      ["click", "#ai-history a[href*='history-enable']", "ai_help: history enable"],
      ["click", "[data-part='banner'] a", "ai_help: upsell-banner"],
    ],
  ],
  [
    "/en-US/plus/updates",
    [
      [
        "change",
        "form[action$='/plus/updates'] [name='q']",
        "plus_updates_filter_change_q:  -> css",
      ],
    ],
  ],
  [
    "/en-US/plus/collections",
    [["click", "a[href$='/plus/collections/new']", "collections_banner_new_collection"]],
  ],
  [
    `/en-US/plus/collections/save?url=${encodeURIComponent(PAGES.guide)}`,
    [
      ["focus", "main select", "article_actions_collection_select_opened"],
      ["change", "main select", "article_actions_new_collection"],
      [
        "submit",
        "main form button:not([value='delete'])",
        "new_collection_modal_submit_article_actions",
      ],
    ],
  ],
  [
    "/en-US/plus/settings",
    [
      [
        "submit",
        "form:has([value='ai_help_history']) button",
        "settings: ai_help history toggle -> 1",
      ],
    ],
  ],
];

test("reports acts of all parts of the site under their names", async ({
  page,
  problems,
}) => {
  test.slow();
  // Logged by a sample that tries what its frame forbids.
  problems.allow(/runner\.html\?sample=hostile|Content Security Policy|Fetch API/);
  const { listSources } = await watchPings(page);
  await stayOnPage(page);
  await page.route("https://v2.scrimba.com/**", (route) => route.fulfill({ body: "" }));
  for (const [path, rows] of SIGNED_OUT) await perform(page, path, { rows, listSources });
});

test("reports acts of signed-in readers under their names", async ({ page }) => {
  test.slow();
  await signIn(page, "core", "/en-US/");
  const { listSources } = await watchPings(page);
  await stayOnPage(page);
  for (const [path, rows] of SIGNED_IN) await perform(page, path, { rows, listSources });
});

test("reports an act that only the code of a screen knows", async ({
  page,
  problems,
}) => {
  problems.allow(/net::ERR_FAILED/);
  await signIn(page, "core", "/en-US/");
  const { listSources } = await watchPings(page);
  await page.route("**/plus/ai-help/stream*", (route) => route.abort());
  await page.goto(`${ORIGIN}/en-US/plus/ai-help`);
  await expect.poll(() => page.evaluate(hasReported)).toBe(true);
  await page.getByLabel("Your question").fill("What is float?");
  await page.getByRole("button", { name: "Submit question" }).click();
  await expect.poll(listSources).toContain("ai_help: error");
});

/** Follows no link and sends no form, so that the page and its listeners stay. */
async function stayOnPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const stay = (event: Event) => {
      const { target, type } = event;
      if (type === "submit" || (target instanceof Element && target.closest("a[href]")))
        event.preventDefault();
    };
    addEventListener("click", stay, { capture: true });
    addEventListener("submit", stay, { capture: true });
  });
}

interface Performance {
  rows: readonly Row[];
  listSources: () => (string | undefined)[];
}

async function perform(
  page: Page,
  path: string,
  { rows, listSources }: Performance,
): Promise<void> {
  await page.goto(ORIGIN + path);
  await expect.poll(() => page.evaluate(hasReported)).toBe(true);
  for (const [act, selector] of rows)
    if (act !== "none")
      expect
        .soft(await page.evaluate(doAct, { act, selector }), `${act} ${selector}`)
        .toBe(true);
  await page.evaluate(leave);
  for (const [, , source] of rows)
    await expect.soft
      .poll(listSources, { message: `${path}: ${String(source)}` })
      .toContainEqual(
        typeof source === "string" ? source : expect.stringMatching(source),
      );
}

/** Whether the page has been reported, after which its listeners are there. */
function hasReported(): boolean {
  const { length } = performance
    .getEntriesByType("resource")
    .filter(({ name }) => name.includes("/submit/"));
  return length > 0;
}

/**
 * Has the site report at once what waits. Before that each report waits, one after the other, up to
 * two seconds until the browser is idle, which on a busy machine adds up to more than a test waits.
 */
function leave(): void {
  dispatchEvent(new PageTransitionEvent("pagehide"));
}

/** Returns false when there is no such element. */
async function doAct({ act, selector }: { act: Act; selector: string }) {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) return false;
  const field = element as HTMLInputElement;
  const tell = (type: string) =>
    element.dispatchEvent(new Event(type, { bubbles: true }));
  element.removeAttribute("disabled");
  if (act === "click") element.click();
  else if (act === "see") {
    element.scrollIntoView({ block: "center" });
    // Ends with the frame that shows it, in which the site's own observer has seen it too.
    await new Promise((resolve) => new IntersectionObserver(resolve).observe(element));
  } else if (act === "focus")
    element.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  else if (act === "toggle") {
    const isOpen = element.toggleAttribute("open");
    element.dispatchEvent(new Event("toggle"));
    return isOpen;
  } else if (act === "submit") {
    const form = element.closest("form");
    const wanted = ":invalid, [name='name']";
    for (const empty of form?.querySelectorAll<HTMLInputElement>(wanted) ?? [])
      empty.value = "css";
    form?.requestSubmit(element === form ? null : element);
  } else {
    if (element instanceof HTMLSelectElement) element.value = "new";
    else field.value = "css";
    tell(act);
  }
  // The next act is another task, as a reader's would be.
  await new Promise((resolve) => setTimeout(resolve));
  return true;
}
