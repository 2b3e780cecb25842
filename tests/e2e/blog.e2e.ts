import { AREA_PAGES } from "../support/e2e-areas";
import { SHIPPED_SITE, toOrigin } from "../support/e2e-servers";
import { expect, test } from "../support/e2e-test";

const ORIGIN = toOrigin(SHIPPED_SITE);

test.use({ baseURL: ORIGIN, javaScriptEnabled: false });

test("lists the posts, newest first, and shows one with its picture, author, text and neighbours", async ({
  page,
}) => {
  await page.goto(AREA_PAGES.blog);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog it better");
  const posts = page.getByRole("main").getByRole("article");
  await expect(posts).toHaveCount(4);
  await expect(posts.first()).toContainText("How the pages of this site are made");
  await expect(posts.first()).toContainText("The MDN Team");
  await expect(posts.first()).toContainText("August 18, 2026");
  await expect(posts.first()).toContainText("minute read");
  await expect(
    posts.nth(1).getByRole("link", { name: "The reference desk" }),
  ).toBeVisible();

  await page.getByRole("link", { name: "Container query or media query?" }).click();
  await expect(page).toHaveURL(ORIGIN + AREA_PAGES.post);
  const image = page.getByRole("article").getByRole("img").first();
  await expect(image).toHaveAttribute("width", "800");
  await expect(image).toHaveAttribute("height", "420");
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBe(800);
  const toc = page.getByRole("navigation", { name: "In this article" });
  await expect(toc.first().getByRole("link")).toHaveCount(4);
  const more = page.getByRole("navigation", { name: "More posts" });
  await expect(more.getByRole("link", { name: /^Previous Post/ })).toHaveAttribute(
    "href",
    "/en-US/blog/dates-without-a-library/",
  );
  await more.getByRole("link", { name: /^Next Post/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "How the pages of this site are made",
  );
});

test("describes a post to social cards and search engines, and shows the queue over it once it has an example", async ({
  page,
}) => {
  await page.goto(AREA_PAGES.post);
  const readMeta = (name: string) =>
    page.locator(`meta[property="${name}"]`).getAttribute("content");
  expect(await readMeta("og:type")).toBe("article");
  expect(await readMeta("article:published_time")).toBe("2026-06-09");
  expect(await readMeta("og:image:width")).toBe("800");
  const image = (await readMeta("og:image")) ?? "";
  expect((await page.request.get(image)).headers()["content-type"]).toBe("image/png");
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const types = data.map((text) => (JSON.parse(text) as { "@type": string })["@type"]);
  expect(types).toEqual(["BreadcrumbList", "BlogPosting"]);
  await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute(
    "href",
    "/en-US/blog/rss.xml",
  );

  const queue = page.getByRole("region", { name: "Queue" });
  await expect(queue).toBeHidden();
  await page.getByRole("checkbox", { name: "Queue: Example 1" }).check();
  await expect(queue).toBeInViewport();
  await expect(queue).toHaveCSS("position", "fixed");
});
