import { expect, test } from "vitest";
import { classifyAgent, createAgentClassifier } from "./classify-agent";

const WEBKIT = "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible;";

test.each([
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", null],
  ["Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15", null],
  [`${WEBKIT} ChatGPT-User/1.0; +https://openai.com/bot)`, "assistant"],
  [`${WEBKIT} Claude-User/1.0; +Claude-User@anthropic.com)`, "assistant"],
  ["claude-code/2.1", "assistant"],
  ["Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", "search"],
  [`${WEBKIT} bingbot/2.0; +http://www.bing.com/bingbot.htm)`, "search"],
  [`${WEBKIT} OAI-SearchBot/1.3; +https://openai.com/searchbot)`, "search"],
  [`${WEBKIT} GPTBot/1.3; +https://openai.com/gptbot)`, "training"],
  [`${WEBKIT} ClaudeBot/1.0; +claudebot@anthropic.com)`, "training"],
  ["CCBot/2.0 (https://commoncrawl.org/faq/)", "training"],
  ["curl/8.15.0", "other"],
  ["python-requests/2.32", "other"],
  ["", "other"],
])("tells what %s is: %s", (agent, crawler) => {
  expect(classifyAgent(agent).crawler).toBe(crawler);
});

test("stays right and small when clients make up their names", () => {
  const classify = createAgentClassifier();
  for (let number = 0; number < 5_000; number++)
    expect(classify(`Mozilla/5.0 (X11) Gecko/${number} Firefox/${number}`).client).toBe(
      "reader",
    );
  expect(classify("curl/8")).toEqual({ client: "crawler", crawler: "other" });
  expect(classify(undefined).client).toBe("crawler");
});
