import type { Page } from "playwright";

/** A number from 0 to 1 of the walk, so that the same seed repeats it. */
export type Random = () => number;

export interface Act {
  /** How often it is taken, compared with others. */
  weight: number;
  /** @returns The act as a report tells it; null where the page has no place for it. */
  run(page: Page, random: Random): Promise<string | null>;
}

const WIDTHS = [360, 768, 1024, 1280] as const;
const THEMES = ["light", "dark", "os-default"] as const;
const LETTERS = ["a", "fl", "arr", "element"] as const;
/** A press on what a menu or a moved column covers is none that a reader could make. */
const PRESS_MILLISECONDS = 1_000;

const LINKS = "a[href]";
/** A text, because the loader of this program adds helpers to functions. */
const LIST_LINKS = `((within) => [...document.querySelectorAll("a[href]")].flatMap((link, at) =>
  link.matches(within) && link.checkVisibility({ visibilityProperty: true }) &&
  link.origin === location.origin && link.target === "" && !link.hasAttribute("download") &&
  !/^\\/(?:users|api|assets|exports)\\/|\\/offline$|\\.[a-z]+$/.test(link.pathname) ? [at] : []))`;

/** Acts of a reader who wants nothing in particular. */
export const ACTS: readonly Act[] = [
  { weight: 30, run: (page, random) => pressLink(page, random, "*") },
  { weight: 20, run: (page, random) => pressLink(page, random, "aside a, nav a") },
  { weight: 6, run: (page, random) => pressLink(page, random, "[href^='#']") },
  { weight: 10, run: (page) => go(page, "back") },
  { weight: 4, run: (page) => go(page, "forward") },
  { weight: 4, run: reload },
  { weight: 5, run: pressTwo },
  { weight: 5, run: pressAndGoBack },
  { weight: 5, run: openAndClose },
  { weight: 4, run: filterSidebar },
  { weight: 4, run: search },
  { weight: 4, run: resize },
  { weight: 3, run: chooseTheme },
  { weight: 4, run: scroll },
];

export function chooseAct(random: Random): Act {
  let left = random() * ACTS.reduce((sum, { weight }) => sum + weight, 0);
  const found = ACTS.find(({ weight }) => (left -= weight) < 0);
  return found ?? { weight: 0, run: reload };
}

function choose<T>(items: readonly T[], random: Random): T | undefined {
  return items[Math.floor(random() * items.length)];
}

/** @param within Selector of the links to choose from. */
async function pressLink(
  page: Page,
  random: Random,
  within: string,
): Promise<string | null> {
  const places = await page.evaluate<number[]>(
    `${LIST_LINKS}(${JSON.stringify(within)})`,
  );
  const at = choose(places, random);
  if (at === undefined) return null;
  const link = page.locator(LINKS).nth(at);
  const href = await link.getAttribute("href");
  const isPressed = await link
    .click({ timeout: PRESS_MILLISECONDS })
    .then(() => true, isCovered);
  return isPressed ? `press ${href}` : null;
}

function isCovered(error: unknown): false {
  if (error instanceof Error && error.name === "TimeoutError") return false;
  throw error;
}

async function go(page: Page, direction: "back" | "forward"): Promise<string> {
  await page.evaluate(`history.${direction}()`);
  return `go ${direction}`;
}

async function reload(page: Page): Promise<string> {
  await page.reload();
  return "reload";
}

/** The second press overtakes the first. */
async function pressTwo(page: Page, random: Random): Promise<string | null> {
  const first = await pressLink(page, random, "aside a, nav a");
  const second = await pressLink(page, random, "aside a, nav a").catch(() => null);
  return first && `${first} and at once ${second}`;
}

async function pressAndGoBack(page: Page, random: Random): Promise<string | null> {
  const pressed = await pressLink(page, random, "*");
  if (pressed) await page.evaluate("history.back()").catch(() => null);
  return pressed && `${pressed} and at once back`;
}

async function openAndClose(page: Page, random: Random): Promise<string | null> {
  const all = await page.locator("summary:visible").all();
  const summary = choose(all, random);
  if (!summary) return null;
  const name = (await summary.textContent())?.trim().slice(0, 40);
  for (let press = 0; press < 2; press++) {
    const isPressed = await summary
      .click({ timeout: PRESS_MILLISECONDS })
      .then(() => true, isCovered);
    if (!isPressed) return null;
  }
  return `open and close ${name}`;
}

async function filterSidebar(page: Page, random: Random): Promise<string | null> {
  const field = page.locator("#sidebar-filter");
  if (!(await field.isVisible())) return null;
  const letters = choose(LETTERS, random) ?? "";
  await field.focus();
  await page.keyboard.type(letters, { delay: 30 });
  // An empty field shows the whole list again, which the check wants.
  await field.fill("");
  return `filter the sidebar by ${letters}`;
}

async function search(page: Page, random: Random): Promise<string> {
  const letters = choose(LETTERS, random) ?? "";
  await page.keyboard.press("/");
  await page.keyboard.type(letters, { delay: 60 });
  const isFollowed = random() < 0.5;
  await page.keyboard.press(isFollowed ? "Enter" : "Escape");
  return `search for ${letters}, then ${isFollowed ? "Enter" : "Escape"}`;
}

async function resize(page: Page, random: Random): Promise<string> {
  const width = choose(WIDTHS, random) ?? WIDTHS[0];
  await page.setViewportSize({ width, height: 800 });
  return `make it ${width} px wide`;
}

async function chooseTheme(page: Page, random: Random): Promise<string | null> {
  const theme = choose(THEMES, random) ?? THEMES[0];
  const menu = page.locator("details:has(button[name=theme]) > summary");
  if (!(await menu.isVisible())) return null;
  const isPressed = await menu
    .click({ timeout: PRESS_MILLISECONDS })
    .then(() => true, isCovered);
  if (!isPressed) return null;
  await page.locator(`button[name=theme][value=${theme}]`).click();
  return `choose ${theme}`;
}

async function scroll(page: Page, random: Random): Promise<string> {
  const pixels = Math.round(random() * 6_000 - 2_000);
  await page.mouse.wheel(0, pixels);
  return `scroll by ${pixels}`;
}
