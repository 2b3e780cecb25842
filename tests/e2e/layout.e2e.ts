import type { Page } from "@playwright/test";
import { measureOverflow } from "../support/e2e-accessibility";
import { openPage, PAGES } from "../support/e2e-pages";
import { signIn } from "../support/e2e-sign-in";
import { expect, test } from "../support/e2e-test";

test("fits and scrolls in a narrow window what is long, wide or enlarged", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openPage(page, PAGES.guide);
  expect(await measureOverflow(page)).toBe(0);

  await test.step("the longest words and widest tables in enlarged text", async () => {
    const icons = page.locator("svg:visible");
    const measureIcons = () =>
      icons.evaluateAll((all) => all.map((icon) => icon.getBoundingClientRect().width));
    const usual = await measureIcons();
    const style = await page.addStyleTag({ content: "html { font-size: 200% }" });
    expect.soft(await measureOverflow(page)).toBe(0);
    expect.soft(await measureIcons(), "icons").toEqual(usual.map((width) => 2 * width));
    await style.evaluate((element) => (element as Element).remove());
  });

  await test.step("in a box of its own what its author made wide", async () => {
    const box = page.getByRole("figure", { name: "Scrollable area" });
    await box.focus();
    await page.keyboard.press("ArrowRight");
    await expect
      .poll(() => box.evaluate(({ scrollLeft }) => scrollLeft))
      .toBeGreaterThan(0);
  });

  await test.step("by itself a formula wider than the article", async () => {
    await page
      .locator(".prose > p")
      .first()
      .evaluate((text) => {
        const sum = "<mi>width</mi><mo>+</mo>".repeat(20);
        text.innerHTML = `In a line <math id="long">${sum}<mn>1</mn></math> and text.`;
        dispatchEvent(new Event("resize"));
      });
    expect.soft(await measureOverflow(page)).toBe(0);
    const formula = page.locator("#long");
    await formula.focus();
    await page.keyboard.press("ArrowRight");
    await expect
      .poll(() => formula.evaluate(({ scrollLeft }) => scrollLeft))
      .toBeGreaterThan(0);
    // Formulas that fit keep their whole height.
    const fitting = page.locator(".prose math:not(#long)");
    const cut = await fitting.evaluateAll((all) =>
      all.map((each) => each.scrollHeight - each.clientHeight),
    );
    expect.soft(cut.filter((height) => height > 0)).toEqual([]);
  });

  await test.step("whole the controls of code that need two lines", async () => {
    await page.setViewportSize({ width: 320, height: 800 });
    const controls = page
      .locator(".example-header")
      .locator(".queue-choice, .copy-button");
    await expect(controls.locator("visible=true").nth(1)).toBeVisible();
    const heights = await controls.evaluateAll((all) =>
      all.map((one) => one.clientHeight),
    );
    expect(Math.max(...heights)).toBeLessThan(36);
  });

  await test.step("the version of each browser in enlarged text", async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    await openPage(page, PAGES.reference);
    // Rows out of view have no layout otherwise.
    await page.addStyleTag({
      content:
        "html { font-size: 200% } .bc-table tr { content-visibility: visible !important }",
    });
    const cells = page.locator(".bc-table td[data-b], .bc-table summary");
    const cut = await cells.evaluateAll((all) =>
      all.map((cell) => cell.scrollWidth > cell.clientWidth),
    );
    expect.soft(cut).toContain(false);
    expect.soft(cut).not.toContain(true);
  });
});

test("fits enlarged text in languages with long words", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await signIn(page);
  const own = ["plus", "plus/collections", "plus/updates", "plus/settings"];
  const paths = ["", "search", "search?q=heron", "play", "changes", ...own];
  const wide: string[] = [];
  for (const path of paths.flatMap((each) => [
    `de/${each}`,
    `fr/${each}`,
    `ja/${each}`,
  ])) {
    await page.goto(`/${path}`);
    await page.addStyleTag({ content: "html { font-size: 200% }" });
    if ((await measureOverflow(page)) > 0) wide.push(path);
  }
  expect(wide).toEqual([]);
});

test("shows sidebar and table of contents beside the article when there is room, and prints black on white in the dark theme too", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, PAGES.guide);
  const places = [
    page.getByRole("navigation", { name: "Related Topics" }),
    page.getByRole("article"),
    page.getByRole("navigation", { name: "In this article" }),
  ];
  const boxes = await Promise.all(places.map((place) => place.boundingBox()));
  const edges = boxes.flatMap((box) => (box ? [box.x, box.x + box.width] : []));
  expect.soft(edges).toHaveLength(6);
  expect.soft(edges).toEqual(edges.toSorted((a, b) => a - b));
  await test.step("badges and icons in the line of an entry or cell", async () => {
    const margins = await page
      .locator(".prose")
      .first()
      .evaluate((prose) => {
        const marks =
          '<a href="#x">name</a> <span class="badge inline">Old</span> <span role="img" class="icon icon-deprecated"></span>';
        const cell = `<div class="table-container"><table><tr><td>${marks}</td></tr></table></div>`;
        prose.insertAdjacentHTML("beforeend", `<ul><li>${marks}</li></ul>${cell}`);
        const added = [...prose.children]
          .slice(-2)
          .flatMap((one) => [...one.querySelectorAll("span")]);
        return added.map((mark) => getComputedStyle(mark).marginBlockStart);
      });
    expect(margins).toEqual(["0px", "0px", "0px", "0px"]);
  });

  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  const paragraph = page.getByRole("article").locator(".prose > p").first();
  await expect(paragraph).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
});

test("gives the links to rows of a table the size that fingers need, and prints only the article", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, PAGES.reference);
  const box = await page.locator(".bc-a").first().boundingBox();
  expect.soft(box?.width).toBeGreaterThanOrEqual(24);
  expect.soft(box?.height).toBeGreaterThanOrEqual(24);
  await page.emulateMedia({ media: "print" });
  for (const chrome of await page.locator("[data-chrome]").all())
    await expect(chrome).toBeHidden();
  await expect(page.locator(".copy-button").first()).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("[data-print-address]")).toHaveText(/user-select$/);
  await expect(page.locator("[data-print-address]")).toBeVisible();
});

test("gives the mark of a link to another site no text, which WebKit would underline", async ({
  page,
}) => {
  await openPage(page, PAGES.guide);
  const link = page.locator("#article-body a.external:not(:has(img))").first();
  const [mark, padding] = await link.evaluate((element) => {
    const text = document.createRange();
    text.selectNodeContents(element);
    const [ownEnd = 0, textEnd = 0] = [element, text].map(
      (box) => [...box.getClientRects()].at(-1)?.right,
    );
    return [
      ownEnd - textEnd,
      parseFloat(getComputedStyle(element, "::after").paddingInlineStart),
    ];
  });
  expect(mark).toBeCloseTo(padding, 0);
});

test("starts the screens of the site at one edge and one height", async ({ page }) => {
  await signIn(page);
  const own = ["collections", "updates", "updates/feed", "settings"];
  const paths = [
    ...own.map((name) => `plus/${name}`),
    "search",
    "changes",
    "offline",
    "api",
  ];
  const widths = [360, 1600];
  const corners = widths.map((): Record<string, string> => ({}));
  for (const path of paths) {
    await page.goto(`/en-US/${path}`);
    for (const [at, width] of widths.entries()) {
      await page.setViewportSize({ width, height: 800 });
      const box = await page.getByRole("heading", { level: 1 }).boundingBox();
      Object.assign(corners[at] ?? {}, {
        [path]: `${Math.round(box?.x ?? 0)} ${Math.round(box?.y ?? 0)}`,
      });
    }
  }
  for (const found of corners) {
    expect(Object.keys(found)).toEqual(paths);
    expect(new Set(Object.values(found)).size, JSON.stringify(found)).toBe(1);
  }
});

/** The ring is around the focused element, or around the box of a focused field. */
function hasFocusRing(page: Page): Promise<boolean> {
  return page.locator(":focus").evaluate((focused) =>
    [focused, focused.parentElement].some((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element ?? focused);
      return outlineStyle !== "none" && outlineWidth !== "0px";
    }),
  );
}

test("shows icons, found words and the focus in forced colours, and the focus in the usual ones", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/en-US/search?q=user-select");
  // Their text is black in every such theme.
  const ground = page.locator("mark").first();
  await expect.soft(ground).not.toHaveCSS("background-color", /rgba/);
  await openPage(page, PAGES.home);
  // The start of this page has the dark theme otherwise.
  const dark = page.locator("[data-theme=dark]").first();
  await expect.soft(dark).toHaveCSS("color-scheme", "light dark");
  await openPage(page, PAGES.guide);
  const icon = await page
    .locator(".code-options")
    .first()
    .evaluate((button) => getComputedStyle(button, "::before").backgroundColor);
  expect.soft(icon).toMatch(/, 0\)$/);
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press("Tab");
    for (const forcedColors of ["active", "none"] as const) {
      await page.emulateMedia({ forcedColors });
      await expect.poll(() => hasFocusRing(page), forcedColors).toBe(true);
    }
  }
});
