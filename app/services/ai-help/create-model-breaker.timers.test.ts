import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AskError, type AskErrorCode } from "~/domain/ai-help/ask-errors";
import { isUnavailable } from "~/domain/site/unavailable-error";
import { createModelBreaker } from "./create-model-breaker";
import type { Provider } from "./providers/provider";

const RETRY_MILLISECONDS = 500;

const isFlagged = vi.fn<Provider["isFlagged"]>();
const summarise = vi.fn<Provider["summarise"]>();

beforeEach(() => {
  vi.useFakeTimers();
  isFlagged.mockReset().mockResolvedValue(false);
  summarise.mockReset().mockResolvedValue("HTML");
});

afterEach(() => {
  vi.useRealTimers();
});

function create() {
  const provider = { isFlagged, summarise } as Partial<Provider> as Provider;
  const limits = { silenceMilliseconds: 100, retryMilliseconds: RETRY_MILLISECONDS };
  const breaker = createModelBreaker(provider, limits);
  const fail = (error: Error) =>
    breaker.run(() => Promise.reject(error)).catch(() => undefined);
  const isOpen = () => breaker.run(() => Promise.resolve(false)).catch(isUnavailable);
  return { fail, isOpen };
}

test.each<[Error, boolean]>([
  [new AskError("away"), true],
  [new AskError("timeout"), true],
  [new AskError("provider"), false],
  [new AskError("flagged"), false],
  [new TypeError("a fault of ours"), false],
])("after %s, refuses the next question: %s", async (error, isRefused) => {
  const { fail, isOpen } = create();
  await fail(error);
  expect(await isOpen()).toBe(isRefused);
});

test.each<[AskErrorCode, boolean]>([
  ["away", true],
  ["flagged", false],
])("goes on refusing after a probe that ends as %s: %s", async (code, isRefused) => {
  summarise.mockRejectedValue(new AskError(code));
  const { fail, isOpen } = create();
  await fail(new AskError("away"));
  await vi.advanceTimersByTimeAsync(RETRY_MILLISECONDS);
  expect(await isOpen()).toBe(isRefused);
});

test("takes a probe without an answer in time for silence, and asks again", async () => {
  isFlagged.mockReturnValueOnce(new Promise(() => {}));
  const { fail, isOpen } = create();
  await fail(new AskError("away"));
  await vi.advanceTimersByTimeAsync(RETRY_MILLISECONDS + 100);
  expect(await isOpen()).toBe(true);
  await vi.advanceTimersByTimeAsync(RETRY_MILLISECONDS);
  expect(await isOpen()).toBe(false);
});
