import { chromium, type Browser, type Page } from "playwright";
import { findBrowser } from "../../cli/test/find-browser.mjs";
import installBrowser from "../../cli/test/install-browser.mjs";

export interface Conditions {
  name: string;
  /** Slow 4G as Lighthouse has it, and a processor four times slower. */
  isSlow: boolean;
}

export const CONDITIONS: readonly Conditions[] = [
  { name: "local", isSlow: false },
  { name: "slow 4G, processor 4 times slower", isSlow: true },
];

const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1_638_400 * 0.9) / 8,
  uploadThroughput: (675_000 * 0.9) / 8,
};
export const SLOW_PROCESSOR = 4;

/**
 * Opens the browser of the browser tests, without scrollbars unless they are asked for. Installs it first where a
 * machine has none.
 */
export function openBrowser({ withScrollbars = false } = {}): Promise<Browser> {
  installBrowser();
  return chromium.launch({
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    ignoreDefaultArgs: withScrollbars ? ["--hide-scrollbars"] : [],
    ...findBrowser(),
  });
}

/** Slows network and processor of a page, its later documents included. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW_NETWORK);
  await slowProcessor(page);
}

export async function slowProcessor(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOW_PROCESSOR });
}
