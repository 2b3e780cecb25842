import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isUnavailable } from "~/domain/site/unavailable-error";
import { createBreaker } from "./create-breaker";

const PAUSE_MILLISECONDS = 500;

const silence = new Error("no answer");
const refusal = new Error("a wrong question");
const isSilence = (error: unknown) => error === silence;
const fail = (error: Error) => () => Promise.reject(error);
const succeed = () => Promise.resolve("an answer");

let probe: ReturnType<typeof vi.fn<() => Promise<unknown>>>;

beforeEach(() => {
  vi.useFakeTimers();
  probe = vi.fn<() => Promise<unknown>>();
});

afterEach(() => {
  vi.useRealTimers();
});

function create() {
  return createBreaker({
    name: "The ad server",
    isSilence,
    probe,
    pauseMilliseconds: PAUSE_MILLISECONDS,
  });
}

function pass(pauses: number) {
  return vi.advanceTimersByTimeAsync(pauses * PAUSE_MILLISECONDS);
}

test("stays closed while queries are answered, even with errors", async () => {
  const breaker = create();
  await expect(breaker.run(fail(refusal))).rejects.toBe(refusal);
  expect(await breaker.run(succeed)).toBe("an answer");
  await pass(3);
  expect(probe).not.toHaveBeenCalled();
});

test("opens at the first timeout and then fails without a query", async () => {
  const breaker = create();
  await expect(breaker.run(fail(silence))).rejects.toBe(silence);
  const work = vi.fn(succeed);
  const refused = await breaker.run(work).catch((error: unknown) => error);
  expect(isUnavailable(refused)).toBe(true);
  expect(work).not.toHaveBeenCalled();
});

test("closes after the first successful probe", async () => {
  probe.mockRejectedValueOnce(silence).mockRejectedValueOnce(refusal);
  probe.mockResolvedValue(null);
  const breaker = create();
  await breaker.run(fail(silence)).catch(() => undefined);
  await pass(2);
  await expect(breaker.run(succeed)).rejects.toSatisfy(isUnavailable);
  await pass(1);
  expect(await breaker.run(succeed)).toBe("an answer");
  await pass(3);
  expect(probe).toHaveBeenCalledTimes(3);
});

test("runs one probe at a time after several concurrent timeouts", async () => {
  probe.mockResolvedValue(null);
  const breaker = create();
  const waiting = [fail(silence), fail(silence)].map((work) => breaker.run(work));
  await Promise.allSettled(waiting);
  await pass(3);
  expect(probe).toHaveBeenCalledTimes(1);
});

test("stops probing when it is stopped", async () => {
  probe.mockRejectedValue(silence);
  const breaker = create();
  await breaker.run(fail(silence)).catch(() => undefined);
  breaker.stop();
  await pass(3);
  expect(probe).not.toHaveBeenCalled();
});

test("starts no further probe when it is stopped during one", async () => {
  let endProbe = (_error: Error) => {};
  probe.mockReturnValue(new Promise((_resolve, reject) => (endProbe = reject)));
  const breaker = create();
  await breaker.run(fail(silence)).catch(() => undefined);
  await pass(1);
  breaker.stop();
  endProbe(silence);
  await pass(3);
  expect(probe).toHaveBeenCalledTimes(1);
});
