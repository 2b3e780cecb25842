import { expect, test } from "vitest";
import { CONTENT_AGE_EVENT } from "~/domain/documents/content-age";
import {
  type BrowserChannel,
  type BrowserClient,
  createRefresh,
} from "./open-development-site.server";

function openChannel() {
  const sent: unknown[] = [];
  let clock = 1000;
  let question: (data: unknown, client: BrowserClient) => void = () => undefined;
  const channel: BrowserChannel = {
    on(event, listener) {
      if (event === CONTENT_AGE_EVENT) question = listener;
    },
    send: (message) => void sent.push(message),
  };
  const refresh = createRefresh(channel, () => clock);
  function ask(): [string, number][] {
    const answers: [string, number][] = [];
    const client = { send: (event: string, data: number) => answers.push([event, data]) };
    question(undefined, client);
    return answers;
  }
  return { refresh, sent, ask, wait: (ms: number) => void (clock += ms) };
}

test("reloads open browsers", () => {
  const { refresh, sent } = openChannel();
  refresh();
  expect(sent).toEqual([{ type: "full-reload" }]);
});

test("tells a browser that missed the reload the age of the content", () => {
  const { refresh, wait, ask } = openChannel();
  refresh();
  wait(40);
  refresh();
  wait(250);
  expect(ask()).toEqual([[CONTENT_AGE_EVENT, 250]]);
});

test("sends no age while the content is that of the start", () => {
  expect(openChannel().ask()).toEqual([]);
});
