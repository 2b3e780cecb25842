import { expect, test } from "vitest";
import { createRevalidation } from "./revalidation";

/** A fake browser with a manual clock. */
function start({ isSlowLink = false } = {}) {
  const calls: { resolve: (data: string) => void; reject: (error: Error) => void }[] = [];
  const said: string[] = [];
  let timers: { at: number; work: () => void }[] = [];
  let now = 0;
  let isActive = true;
  const revalidation = createRevalidation<string>({
    load: () => new Promise((resolve, reject) => calls.push({ resolve, reject })),
    onData: (data) => said.push(data),
    onError: () => said.push("error"),
    onSlow: () => said.push("slow"),
    browser: {
      now: () => now,
      random: () => 0,
      setTimer: (work, milliseconds) => timers.push({ at: now + milliseconds, work }),
      isActive: () => isActive,
      isSlowLink: () => isSlowLink,
    },
  });
  async function pass(milliseconds: number): Promise<void> {
    now += milliseconds;
    const due = timers.filter(({ at }) => at <= now);
    timers = timers.filter(({ at }) => at > now);
    for (const { work } of due) work();
    await settle();
  }
  async function answer(index: number, data: string | null): Promise<void> {
    if (data === null) calls[index]?.reject(new Error("503"));
    else calls[index]?.resolve(data);
    await settle();
  }
  const setActive = (value: boolean) => (isActive = value);
  return { ...revalidation, calls, said, pass, answer, setActive };
}

function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

test("requests at most once in two seconds", async () => {
  const page = start();
  page.revalidate();
  page.revalidate();
  await page.pass(1_999);
  page.revalidate();
  expect(page.calls).toHaveLength(1);
  await page.pass(1);
  page.revalidate();
  expect(page.calls).toHaveLength(2);
});

test("requests at most once in five seconds on focus, and not while inactive", async () => {
  const page = start();
  page.setActive(false);
  page.handleFocus();
  expect(page.calls).toHaveLength(0);
  page.setActive(true);
  page.handleFocus();
  await page.pass(4_999);
  page.handleFocus();
  expect(page.calls).toHaveLength(1);
  await page.pass(1);
  page.handleFocus();
  expect(page.calls).toHaveLength(2);
});

test.each([
  [false, 5_000, 3_000],
  [true, 10_000, 5_000],
])(
  "on a slow link: %s, retries after %i ms and reports slowness after %i ms",
  async (...row) => {
    const [isSlowLink, retry, slow] = row;
    const page = start({ isSlowLink });
    page.revalidate();
    await page.pass(slow - 1);
    expect(page.said).toEqual([]);
    await page.pass(1);
    expect(page.said).toEqual(["slow"]);
    await page.answer(0, null);
    expect(page.said).toEqual(["slow", "error"]);
    await page.pass(retry - 1);
    expect(page.calls).toHaveLength(1);
    await page.pass(1);
    expect(page.calls).toHaveLength(2);
  },
);

test("backs off with each retry, and starts over after a response", async () => {
  const page = start();
  page.revalidate();
  for (const [index, wait] of [5_000, 10_000, 20_000].entries()) {
    await page.answer(index, null);
    await page.pass(wait - 1);
    expect(page.calls).toHaveLength(index + 1);
    await page.pass(1);
    expect(page.calls).toHaveLength(index + 2);
  }
  await page.answer(3, "ada");
  await page.pass(60_000);
  expect(page.calls).toHaveLength(4);
  expect(page.said).toEqual(["error", "error", "error", "ada"]);
});

test("does not retry on an inactive page", async () => {
  const page = start();
  page.revalidate();
  page.setActive(false);
  await page.answer(0, null);
  await page.pass(60_000);
  expect(page.calls).toHaveLength(1);
});

test("drops a response to a request from before the account changed", async () => {
  const page = start();
  page.revalidate();
  page.invalidate();
  expect(page.calls).toHaveLength(2);
  await page.answer(1, "bob");
  await page.answer(0, "ada");
  expect(page.said).toEqual(["bob"]);
});

test("drops outdated responses and retries", async () => {
  const page = start();
  page.revalidate();
  page.drop();
  await page.answer(0, "ada");
  expect(page.said).toEqual([]);
  page.invalidate();
  await page.answer(1, null);
  page.drop();
  await page.pass(60_000);
  expect(page.calls).toHaveLength(2);
});

test("does not report slowness after the response", async () => {
  const page = start();
  page.revalidate();
  await page.answer(0, "ada");
  await page.pass(3_000);
  expect(page.said).toEqual(["ada"]);
});
