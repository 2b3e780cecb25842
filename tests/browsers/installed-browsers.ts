import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { startBidi } from "./bidi-driver";
import { startClassic } from "./classic-driver";
import type { Driver } from "./driver";

export interface Browser {
  name: string;
  /** Null when the browser is not installed. */
  start: (() => Promise<Driver>) | null;
}

/** Disables background requests, so that only the site is contacted. */
const FIREFOX_PREFERENCES = `user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("app.normandy.enabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("services.settings.server", "");
user_pref("remote.prefs.recommended", true);
`;

/** The three engines, installed or not. */
export function listBrowsers(): Browser[] {
  return [
    toBrowser("firefox", ["firefox-esr", "firefox"], startFirefox),
    toBrowser("webkit", ["WebKitWebDriver"], startWebkit),
    toBrowser("chromium", ["chromedriver"], startChromium),
  ];
}

function toBrowser(
  name: string,
  programs: readonly string[],
  start: (program: string) => Promise<Driver>,
): Browser {
  const program = findProgram(programs);
  return { name, start: program === null ? null : () => start(program) };
}

async function startFirefox(program: string): Promise<Driver> {
  const port = await getFreePort();
  const profile = mkdtempSync(join(tmpdir(), "firefox-"));
  writeFileSync(join(profile, "user.js"), FIREFOX_PREFERENCES);
  const child = startProgram(program, [
    "--headless",
    "--no-remote",
    "--profile",
    profile,
    "--remote-debugging-port",
    String(port),
    "--width",
    "1280",
    "--height",
    "1000",
  ]);
  child.once("exit", () => rmSync(profile, { recursive: true, force: true }));
  return startBidi(child, port);
}

/** WebKit has no headless mode; Xvfb replaces a missing screen. */
async function startWebkit(program: string): Promise<Driver> {
  const display = process.env["DISPLAY"] ?? ":97";
  const screen = process.env["DISPLAY"] === undefined ? startScreen(display) : null;
  const port = await getFreePort();
  const child = startProgram(program, [`--port=${port}`], {
    DISPLAY: display,
    // WebKit's sandbox needs more privileges than a container has.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    WEBKIT_DISABLE_COMPOSITING_MODE: "1",
  });
  child.once("exit", () => screen?.kill());
  return startClassic({ process: child, port, capabilities: {} });
}

function startScreen(display: string): ChildProcess {
  const xvfb = findProgram(["Xvfb"]);
  if (xvfb === null)
    throw new Error("WebKit needs a display: set DISPLAY, or install xvfb.");
  return startProgram(xvfb, [
    display,
    "-screen",
    "0",
    "1280x1000x24",
    "-nolisten",
    "tcp",
  ]);
}

async function startChromium(program: string): Promise<Driver> {
  const port = await getFreePort();
  const args = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--window-size=1280,1000",
  ];
  return startClassic({
    process: startProgram(program, [`--port=${port}`]),
    port,
    capabilities: { "goog:chromeOptions": { args } },
  });
}

function startProgram(
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
): ChildProcess {
  const child = spawn(program, args, {
    stdio: "ignore",
    env: { ...process.env, ...env },
  });
  // Ends the browser with the process, even after a failure.
  process.once("exit", () => child.kill());
  return child;
}

function findProgram(names: readonly string[]): string | null {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return paths.find((path) => existsSync(path)) ?? null;
}

async function getFreePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}
