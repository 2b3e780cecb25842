import { readFileSync } from "node:fs";
import { createServer } from "node:http";

/** The least that Node can do: one packed page out of memory, whatever is asked. */
const body = readFileSync(process.env["BODY_FILE"] ?? "");

createServer((_request, response) => {
  response.writeHead(200, {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Encoding": "br",
    "Content-Length": body.length,
  });
  response.end(body);
}).listen(Number(process.env["PORT"]));
