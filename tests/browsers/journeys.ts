import { DEMO_ACCOUNTS } from "~/domain/accounts/demo-accounts";
import { KEYS, type Visitor } from "./visitor";

const DOCS = "/en-US/docs/Web";
const GAP = `${DOCS}/CSS/Reference/Properties/gap`;
const DIALOG = `${DOCS}/HTML/Reference/Elements/dialog`;
const MAP = `${DOCS}/JavaScript/Reference/Global_Objects/Array/map`;
const ACCOUNT = DEMO_ACCOUNTS.find(({ plan }) => plan === "core")?.uid ?? "";
const SEARCH = "header input[type=search]";
/**
 * Frames have other origins: the page only receives the message that their code has run.
 */
const HEAR_FRAMES = `addEventListener("message", ({ data }) => {
  if (data?.typ === "ready") document.documentElement.dataset.heard = "";
})`;
const HEARD = "document.documentElement.dataset.heard !== undefined";
/** Firefox reports each request that leaving a page ends. */
const LOADED = `document.readyState === "complete"`;

function find(selector: string): string {
  return `document.querySelector(${JSON.stringify(selector)})`;
}

/**
 * Journeys by name. Each starts on its own page, except the last ones, which continue the
 * one before.
 */
export const JOURNEYS: Readonly<Record<string, (visitor: Visitor) => Promise<void>>> = {
  async read({ goto, click, see }) {
    await goto(GAP);
    await see(`${find("h1")}?.textContent.includes("gap")`);
    await see(`getComputedStyle(${find("article table")}).borderCollapse !== "separate"`);
    await see("document.documentElement.scrollWidth <= innerWidth");
    const menu = `getComputedStyle(${find("#main-menu [data-current]")})`;
    await see(`${menu}.textDecorationLine === "underline"`);
    await see(`${menu}.webkitUserSelect === "none"`);
    await click("#feedback button[value=no]");
    await see("document.activeElement?.matches('legend[data-step-start]')");
  },
  async "first click"({ goto, click, see }) {
    await goto(DIALOG);
    await click("interactive-example [role=tab]:nth-child(2)");
    await see(
      `${find("[role=tabpanel]:not([data-off]) .cm-content")}?.textContent.includes("border")`,
    );
  },
  async "client navigation"({ goto, hover, click, see }) {
    const link = `article a[href^="${DOCS}/CSS/Reference"]`;
    await goto(GAP);
    await hover(link);
    await see(
      `performance.getEntriesByName("behaviours").length > 0 && (window.isSame = true)`,
    );
    await click(link);
    // Browsers without the Navigation API load the page (article-navigation/follow-links.ts).
    await see(
      `location.pathname !== "${GAP}" && (window.isSame || !("navigation" in window))`,
    );
    await see(`${find("h1")} && document.title !== ""`);
  },
  async "quick search"({ goto, click, type, see }) {
    await goto(GAP);
    await click(SEARCH);
    await type("flex");
    await see(find("[role=option]"));
    await type(KEYS.down + KEYS.enter);
    await see(`location.pathname !== "${GAP}" && ${find("h1")}`);
  },
  async "search and Tab amid a page"({ goto, type, see }) {
    await goto(GAP);
    await see(`performance.getEntriesByName("behaviours").length > 0`);
    await see(`(scrollTo({ top: 600, behavior: "instant" }), scrollY === 600)`);
    await type("/");
    await see(`document.activeElement === ${find(SEARCH)} && scrollY === 600`);
    await type("flex");
    await see(find("[role=option]"));
    await see("scrollY === 600");
    await type(KEYS.escape + KEYS.tab);
    await see(`document.activeElement !== ${find(SEARCH)} && scrollY === 600`);
  },
  async filter({ goto, click, type, see }) {
    await goto(GAP);
    await click("[data-sidebar-filter] input");
    await type("row-g");
    await see(find("#sidebar-body mark"));
  },
  async "history of a compat cell"({ goto, click, see }) {
    await goto(GAP);
    await click(".bc-table tbody details > summary");
    await see(`${find(".bc-table tbody details[open]")}?.textContent.length > 20`);
  },
  async "choice of a browser by its name"({ goto, click, see }) {
    await goto(GAP);
    await see(`performance.getEntriesByName("behaviours").length > 0`);
    await click(".bc-choice > summary");
    await click(".bc-choice label > span");
    await see(find(".bc-choice[open] [type=checkbox]:not(:checked)"));
    await click(".bc-choice button[name=all]");
    await see(`!${find(".bc-choice [type=checkbox]:not(:checked)")}`);
  },
  async theme({ goto, click, see }) {
    await goto(GAP);
    await click(`details:has(form[action$="/preferences/theme"]) > summary`);
    await click(`form[action$="/preferences/theme"] button[value=dark]`);
    await see(`document.documentElement.dataset.theme === "dark"`);
    await goto(DIALOG);
    await see(`document.documentElement.dataset.theme === "dark"`);
  },
  async back({ goto, click, see }) {
    await goto(GAP);
    await click("#main-menu summary");
    await click("#main-menu details[open] a");
    await see(`location.pathname !== "${GAP}" && ${LOADED}`);
    await see("(history.back(), true)");
    await see(`location.pathname === "${GAP}" && ${find("#main-menu details")}`);
    await see(`!${find("details[data-menu][open]")}`);
  },
  async "back to the place in a document"({ goto, click, see }) {
    const link = `#article-body a[href^="${DOCS}/CSS"]`;
    await goto(GAP);
    await see(`performance.getEntriesByName("behaviours").length > 0`);
    await see(`(scrollTo({ top: 1500, behavior: "instant" }), scrollY === 1500)`);
    await see(
      `[...document.querySelectorAll('${link}')].at(-1).toggleAttribute("data-chosen")`,
    );
    await click("[data-chosen]");
    await see(`location.pathname !== "${GAP}" && ${LOADED} && scrollY === 0`);
    await see("(history.back(), true)");
    await see(`location.pathname === "${GAP}" && ${find("h1")}?.textContent === "gap"`);
    await see(`!window.navigation?.transition && scrollY > 600`);
  },
  async sample({ goto, hover, see }) {
    await goto(DIALOG);
    await see(`(${HEAR_FRAMES}, true)`);
    await hover("iframe[data-live-id]");
    await see(`${find("iframe[data-live-id]")}.src.includes("/runner.html")`);
    // The message may have been sent before the listener was added.
    await see(`(${find("iframe[data-live-id]")}.src += "", true)`);
    await see(HEARD);
  },
  async example({ goto, click, type, see }) {
    await goto(GAP);
    await click(".example-choice:nth-of-type(2) .example-value");
    await see(`${find("interactive-example input:checked")}?.value === "2"`);
    await see(find("interactive-example[data-state=ready] .cm-content"));
    await goto(MAP);
    await click("interactive-example [data-act=run]");
    await see(find("interactive-example .example-lines > li"));
    await click("interactive-example .cm-content");
    await type("// ");
    await see(`${find("interactive-example .cm-content")}?.textContent.includes("// ")`);
  },
  async playground({ goto, click, type, see }) {
    await goto("/en-US/play");
    await see(`document.querySelectorAll(".cm-editor").length === 3`);
    await see(`(${HEAR_FRAMES}, true)`);
    await click(".cm-content");
    await type("<p>Hello");
    await see(find("iframe.sample-code-frame"));
    await see(HEARD);
    await click("button[value=share]");
    await see(`${find("dialog[open]")}?.offsetHeight < innerHeight * 0.7`);
  },
  async save({ goto, click, see }) {
    await goto(`/users/fxa/login/authenticate/?next=${encodeURIComponent(GAP)}`);
    await click(`button[value="${ACCOUNT}"]`);
    await see(`location.pathname === "${GAP}" && ${LOADED}`);
    await click(`a[href*="/plus/collections/save"], a[href*="/save?"]`);
    await see(LOADED);
    await click(":is(dialog[open], [popover]:popover-open, main) form button.primary");
    await see(`document.body.textContent.includes("Saved in “") && ${LOADED}`);
  },
  async "sign out"({ goto, click, see }) {
    await goto(GAP);
    await click("header details:has(form[action*='logout']) > summary");
    await click("header form[action*='logout'] button");
    await see(`${LOADED} && ${find('a[href*="/authenticate/"]')}`);
  },
};
