import { download, expect, SETTINGS, test } from "../support/e2e-offline";

const GUIDE = "/en-US/docs/Web/CSS/Guides/Next_guide";

test("documents of a package show their reader's menu and the save link", async ({
  shared: { visitor },
}) => {
  await download(visitor);
  const header = visitor.getByRole("banner").first();
  for (const isOffline of [false, true]) {
    await visitor.context().setOffline(isOffline);
    const response = await visitor.goto(GUIDE);
    expect(response?.fromServiceWorker()).toBe(true);
    await visitor.keyboard.press("Shift");
    await expect(header.getByText("User menu").last()).toBeAttached();
    await expect(header.getByRole("link", { name: "Log in" })).toHaveCount(0);
    await expect(visitor.getByRole("link", { name: "Save", exact: true })).toBeVisible();
  }
});

test("a reader without a package, or at an address of no language, gets the list of kept pages", async ({
  shared: { visitor },
}) => {
  const list = visitor.locator("[data-kept-pages]");
  const missing = visitor.locator("[data-missing]");
  await visitor.context().setOffline(true);
  for (const path of [GUIDE, "/xx/docs", "/ja/docs/Web"]) {
    await visitor.goto(path);
    await expect(missing).toBeVisible();
    const lang = path.startsWith("/ja/") ? "ja" : "en-US";
    await expect(visitor.locator("html")).toHaveAttribute("lang", lang);
  }
  await visitor.goto("/ja/offline");
  await expect(list).toBeVisible();
  await expect(missing).toBeHidden();
  await visitor.context().setOffline(false);
  await visitor.goto(SETTINGS);
  await download(visitor);
  await visitor.context().setOffline(true);
  await visitor.goto("/xx/docs");
  await expect(missing).toBeVisible();
});

test("the playground of a package runs code in frames of the site alone, and opens links with code", async ({
  shared: { visitor },
}) => {
  await download(visitor);
  await visitor.context().setOffline(true);
  await visitor.goto("/en-US/play");
  await expect(visitor.locator(".cm-editor")).toHaveCount(3);
  await visitor.getByRole("textbox", { name: "HTML code" }).fill("<p>Grüße</p>");
  await visitor.getByRole("button", { name: "Run", exact: true }).click();
  const frame = visitor.locator("iframe.sample-code-frame");
  await expect(frame.contentFrame().getByText("Grüße")).toBeVisible();
  const address = await frame.getAttribute("src");
  await visitor.goto(address ?? "");
  await expect(visitor.locator("[data-missing]")).toBeVisible();

  const state = new URL(address ?? "", visitor.url()).searchParams.get("state") ?? "";
  await visitor.goto(`/en-US/play?${new URLSearchParams({ state })}`);
  await expect(visitor.getByRole("textbox", { name: "HTML code" })).toHaveText(
    "<p>Grüße</p>",
  );
});
