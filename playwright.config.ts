import { defineConfig } from "@playwright/test";

const PORT = 3210;

/** A browser in a container needs these; they change nothing a page can see. */
const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
];

export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "*.e2e.ts",
  outputDir: "test-results",
  forbidOnly: Boolean(process.env["CI"]),
  retries: 0,
  workers: 2,
  reporter: [["list"]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: {
      args: CHROMIUM_ARGS,
      ...(process.env["CHROMIUM_PATH"] && { executablePath: process.env["CHROMIUM_PATH"] }),
    },
  },
  webServer: {
    command: "node cli/start.mjs",
    url: `http://localhost:${PORT}/en-US/`,
    env: { PORT: String(PORT), DATA_DIR: "test-results/data", NODE_ENV: "production" },
    timeout: 180_000,
    reuseExistingServer: false,
  },
});
