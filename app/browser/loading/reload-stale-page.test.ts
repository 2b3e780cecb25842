import { expect, test, vi } from "vitest";
import { CONTENT_AGE_EVENT } from "~/domain/documents/content-age";
import { reloadStalePage } from "./reload-stale-page";

/**
 * A page of this age that has sent its question; returns spies and the means to answer
 * it.
 */
function openPage(pageAge: number) {
  const reload = vi.fn();
  const asked: string[] = [];
  let answer: (data: unknown) => void = () => undefined;
  const hot = {
    on(event: string, listener: (data: unknown) => void) {
      if (event === CONTENT_AGE_EVENT) answer = listener;
    },
    send: (event: string) => void asked.push(event),
  };
  reloadStalePage(hot, { getPageAge: () => pageAge, reload });
  return { reload, asked, answer: (data: unknown) => answer(data) };
}

test("asks for the content's age", () => {
  expect(openPage(500).asked).toEqual([CONTENT_AGE_EVENT]);
});

test("reloads when the content is newer than the page", () => {
  const { reload, answer } = openPage(500);
  answer(499);
  expect(reload).toHaveBeenCalledOnce();
});

test.each([501, null, "1"])("stays for content of age %s", (age) => {
  const { reload, answer } = openPage(500);
  answer(age);
  expect(reload).not.toHaveBeenCalled();
});
