import type { ChildProcess } from "node:child_process";
import { START_LIMIT_MILLISECONDS, waitUntil, type Driver } from "./driver";

export interface ClassicOptions {
  /** Port of the driver. */
  process: ChildProcess;
  port: number;
  capabilities: Record<string, unknown>;
}

/**
 * A browser controlled by a separate driver: WebDriver,
 * https://www.w3.org/TR/webdriver2/.
 */
export async function startClassic({
  process,
  port,
  capabilities,
}: ClassicOptions): Promise<Driver> {
  const origin = `http://127.0.0.1:${port}`;
  const isListening = () => isUp(`${origin}/status`);
  await waitUntil("the driver listens", isListening, START_LIMIT_MILLISECONDS);
  const { sessionId } = (await ask(`${origin}/session`, "POST", {
    capabilities: { alwaysMatch: capabilities },
  })) as { sessionId: string };
  const session = `${origin}/session/${sessionId}`;
  // Wide enough for the desktop layout.
  await ask(`${session}/window/rect`, "POST", { width: 1280, height: 1000 });
  return {
    async goto(url) {
      await ask(`${session}/url`, "POST", { url });
    },
    evaluate: (expression) =>
      ask(`${session}/execute/sync`, "POST", {
        script: `return ${expression}`,
        args: [],
      }),
    async perform(actions) {
      await ask(`${session}/actions`, "POST", { actions: actions.map(withPointer) });
    },
    takeProblems: () => [],
    async close() {
      await ask(session, "DELETE").catch(() => undefined);
      process.kill();
    },
  };
}

/** WebKit's driver requires the pointer type. */
function withPointer<Source extends { type: string }>(source: Source) {
  return source.type === "pointer"
    ? { ...source, parameters: { pointerType: "mouse" } }
    : source;
}

async function ask(url: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(JSON.stringify(value));
  return value;
}

async function isUp(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
