import { download, expect, test } from "../support/e2e-offline";

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
