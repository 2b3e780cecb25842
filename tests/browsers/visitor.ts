import { waitUntil, type Driver } from "./driver";

/** W3C's code points for keys without a character. */
export const KEYS = {
  tab: "\uE004",
  enter: "\uE007",
  escape: "\uE00C",
  end: "\uE010",
  down: "\uE015",
} as const;

export interface Visitor {
  goto(path: string): Promise<void>;
  /** Moves the pointer to the middle of the first visible element, without clicking. */
  hover(selector: string): Promise<void>;
  click(selector: string): Promise<void>;
  type(text: string): Promise<void>;
  /** Waits until an expression in the page is true. */
  see(expression: string): Promise<void>;
}

/** Simulates a reader with mouse and keyboard. */
export function createVisitor(driver: Driver, origin: string): Visitor {
  async function move(selector: string, then: readonly Record<string, unknown>[]) {
    const point = `(() => {
      const all = [...document.querySelectorAll(${JSON.stringify(selector)})];
      const shown = all.find((element) => element.getClientRects().length > 0);
      if (!shown) return null;
      shown.scrollIntoView({ block: "center", behavior: "instant" });
      const { x, y, width, height } = shown.getBoundingClientRect();
      return { x: Math.round(x + Math.min(width / 2, 60)), y: Math.round(y + height / 2) };
    })()`;
    let found: unknown;
    await waitUntil(`${selector} is shown`, async () => {
      found = await driver.evaluate(point);
      return found != null;
    });
    const { x, y } = found as { x: number; y: number };
    const actions = [{ type: "pointerMove", x, y, duration: 0 }, ...then];
    await driver.perform([{ type: "pointer", id: "mouse", actions }]);
  }
  return {
    goto: (path) => driver.goto(origin + path),
    hover: (selector) => move(selector, []),
    click: (selector) =>
      move(selector, [
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ]),
    async type(text) {
      const actions = Array.from(text, (value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]).flat();
      await driver.perform([{ type: "key", id: "keyboard", actions }]);
    },
    see: (expression) =>
      waitUntil(expression, async () => {
        // Between two pages there is no document to evaluate in.
        const value = await driver.evaluate(`Boolean(${expression})`).catch(() => false);
        return value === true;
      }),
  };
}
