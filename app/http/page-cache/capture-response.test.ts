import type { RequestListener } from "node:http";
import express from "express";
import { expect, test } from "vitest";
import { captureResponse } from "./capture-response.server";

function capture(app: RequestListener) {
  return captureResponse(app, "/en-US/docs/Gr%C3%B6%C3%9Fe", "site.example");
}

test("requests with path and host alone", async () => {
  const app = express();
  app.use((request, response) => {
    const { method, url, headers } = request;
    response.json({ method, url, headers, host: request.hostname });
  });
  const { body, status, headers } = await capture(app);
  expect(JSON.parse(body.toString())).toEqual({
    method: "GET",
    url: "/en-US/docs/Gr%C3%B6%C3%9Fe",
    headers: { host: "site.example" },
    host: "site.example",
  });
  expect([status, headers["content-type"]]).toEqual([
    200,
    "application/json; charset=utf-8",
  ]);
});

test("joins a body that is written in parts", async () => {
  const { body } = await capture((_request, response) => {
    response.write("a");
    response.write(Buffer.from("ü"), () => response.end("Yg==", "base64"));
  });
  expect(body.toString()).toBe("aüb");
});

test("captures status and headers of a response without a body", async () => {
  const { status, headers, body } = await capture((_request, response) => {
    response.writeHead(302, { Location: "/" }).end();
  });
  expect([status, headers["location"], body.length]).toEqual([302, "/", 0]);
});

test("calls the callbacks of writes and emits finish", async () => {
  const events: string[] = [];
  await capture((_request, response) => {
    for (const name of ["finish", "close"])
      response.on(name, () => events.push(`${name} ${String(response.writableEnded)}`));
    response.end();
  });
  await new Promise(setImmediate);
  expect(events).toEqual(["finish true", "close true"]);
});

test("keeps headers that middleware adds at the first byte", async () => {
  const app = express();
  app.use((_request, response, next) => {
    const { writeHead } = response;
    response.writeHead = (status: number) => {
      response.setHeader("X-Late", "1");
      return writeHead.call(response, status);
    };
    next();
  });
  app.use((_request, response) => response.status(404).end("no"));
  const { status, headers } = await capture(app);
  expect([status, headers["x-late"]]).toEqual([404, "1"]);
});

test("rejects when the response is aborted, and closes it", async () => {
  const events: string[] = [];
  const broken = capture((_request, response) => {
    response.on("close", () => events.push("close"));
    response.write("a");
    response.destroy(new Error("broken"));
  });
  await expect(broken).rejects.toThrow("broken");
  expect(events).toEqual(["close"]);
});

test("sends an empty request body", async () => {
  const { body } = await capture((request, response) => {
    request.resume();
    request.on("end", () => response.end("end"));
  });
  expect(body.toString()).toBe("end");
});
