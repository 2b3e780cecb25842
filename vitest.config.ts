import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const TESTS = "{app,compiler,cli,tests,writers}/**/*.test.{ts,tsx}";
const FAKE_TIMERS = "{app,compiler,cli,tests,writers}/**/*.timers.test.{ts,tsx}";
const NO_TESTS = ["tests/e2e/**", "node_modules/**"];

export default defineConfig({
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  test: {
    environment: "node",
    restoreMocks: true,
    // One more than cores, because tests of servers that hang or die wait most of their time.
    maxWorkers: availableParallelism() + 1,
    // Integration tests compile real sites, which is slow on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "shared",
          include: [TESTS],
          exclude: [FAKE_TIMERS, ...NO_TESTS],
          // No module keeps state, so that files can share a process: a third of the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "fake timers",
          include: [FAKE_TIMERS],
          exclude: NO_TESTS,
          // A fake clock would also run the timers of earlier files' servers: a day has millions of them.
          isolate: true,
        },
      },
    ],
  },
});
