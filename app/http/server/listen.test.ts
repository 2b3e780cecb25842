import { expect, test } from "vitest";
import { drain, getPort, listen } from "./listen.server";

test("finishes running requests and refuses new connections", async () => {
  let answer = () => {};
  const isAsked = createSignal();
  const server = await listen(
    (_request, response) => {
      answer = () => response.end("done");
      isAsked.give();
    },
    { port: 0, host: "127.0.0.1" },
  );
  const url = `http://127.0.0.1:${getPort(server)}/`;
  const pending = fetch(url);
  await isAsked.given;
  const closed = drain(server);
  await expect(fetch(url)).rejects.toThrow();
  answer();
  expect(await (await pending).text()).toBe("done");
  await closed;
  expect(server.listening).toBe(false);
});

test("aborts a request that does not end", async () => {
  const isAsked = createSignal();
  const server = await listen(() => isAsked.give(), { port: 0, host: "127.0.0.1" });
  const pending = fetch(`http://127.0.0.1:${getPort(server)}/`);
  const outcome = expect(pending).rejects.toThrow();
  await isAsked.given;
  await drain(server, 1);
  await outcome;
});

test("answers that are cut off have closed when it resolves, so that they are logged", async () => {
  const isAsked = createSignal();
  let isClosed = false;
  const server = await listen(
    (_request, response) => {
      response.on("close", () => {
        isClosed = true;
      });
      response.write("the beginning");
      isAsked.give();
    },
    { port: 0, host: "127.0.0.1" },
  );
  const pending = fetch(`http://127.0.0.1:${getPort(server)}/`);
  await isAsked.given;
  await drain(server, 1);
  expect(isClosed).toBe(true);
  await expect(pending.then((answer) => answer.text())).rejects.toThrow();
});

test("rejects with the socket's error when the port is taken", async () => {
  const first = await listen((_request, response) => response.end(), { port: 0 });
  await expect(listen(() => undefined, { port: getPort(first) })).rejects.toMatchObject({
    code: "EADDRINUSE",
  });
  await drain(first, 0);
});

function createSignal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give: () => give() };
}
