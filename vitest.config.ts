import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  test: {
    include: ["{app,compiler,cli,tests}/**/*.test.{ts,tsx}"],
    exclude: ["tests/e2e/**", "node_modules/**"],
    environment: "node",
    restoreMocks: true,
    // No module of ours keeps state, so that one process may run many files: a third of the time.
    isolate: false,
    // Left alone it spares one core, which on a machine with two is half of it.
    maxWorkers: "100%",
    // Integration tests compile real sites; a busy machine takes its time.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
