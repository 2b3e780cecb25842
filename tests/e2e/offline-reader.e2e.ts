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
