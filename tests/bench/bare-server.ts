import { readFileSync } from "node:fs";
import { createServer } from "node:http";

/** Baseline: sends one compressed page from memory for any request. */
const body = readFileSync(process.env["BODY_FILE"] ?? "");

createServer((_request, response) => {
  response.writeHead(200, {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Encoding": "br",
    "Content-Length": body.length,
  });
  response.end(body);
}).listen(Number(process.env["PORT"]));
