import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { splitHosts } from "./split-hosts";

function ask(host: string | undefined, origin = "https://play.example"): string {
  const asked: string[] = [];
  const listener = splitHosts(
    () => asked.push("runner"),
    origin,
  )(() => asked.push("site"));
  const request = new IncomingMessage(new Socket());
  request.headers.host = host;
  listener(request, new ServerResponse(request));
  return asked.join();
}

test.each([
  ["play.example", "runner"],
  ["PLAY.example:443", "runner"],
  ["abc.play.example", "runner"],
  ["docs.example", "site"],
  ["evilplay.example", "site"],
  ["play.example.evil", "site"],
  ["play.example:8443", "site"],
  ["a b", "site"],
  [undefined, "site"],
])("sends %s to the %s", (host, expected) => {
  expect(ask(host)).toBe(expected);
});

test("sends all requests to the site when the runner has no host", () => {
  const site = () => undefined;
  expect(splitHosts(null, "https://docs.example")(site)).toBe(site);
});
