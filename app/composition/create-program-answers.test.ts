import { pino } from "pino";
import { expect, test, vi } from "vitest";
import {
  createProgramAnswers,
  type ProgramAnswersOptions,
} from "./create-program-answers.server";

const { openMcp } = vi.hoisted(() => ({ openMcp: vi.fn() }));
vi.mock("./open-mcp.server", () => ({ openMcp }));

test("opens the answers to agents anew for the next of them when that failed", async () => {
  openMcp.mockImplementationOnce(() => {
    throw new Error("out of memory");
  });
  openMcp.mockReturnValue({ mcp: () => Promise.resolve({ status: 200 }) });
  const { mcp } = createProgramAnswers({
    logger: pino({ enabled: false }),
    content: {},
  } as ProgramAnswersOptions);
  const ask = () => mcp({} as never, {} as never);
  await expect(ask()).rejects.toThrow("out of memory");
  await expect(ask()).resolves.toEqual({ status: 200 });
  await ask();
  expect(openMcp).toHaveBeenCalledTimes(2);
});
