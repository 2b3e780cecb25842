import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  test: {
    include: ["{app,compiler,cli,tests,writers}/**/*.test.{ts,tsx}"],
    exclude: ["tests/e2e/**", "node_modules/**"],
    environment: "node",
    restoreMocks: true,
    // No module keeps state, so that files can share a process: a third of the time.
    isolate: false,
    // All cores, because the default leaves one idle.
    maxWorkers: "100%",
    // Integration tests compile real sites, which is slow on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
