import { fileURLToPath } from "node:url";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compileSite, type CompiledSite } from "../tests/support/compile-site";
import { callTool } from "../tests/support/mcp-clients";

let site: CompiledSite;
beforeAll(async () => {
  site = await compileSite({
    pages: { "/en-US/docs/Web": { title: "Web", body: "A network of pages." } },
  });
});
afterAll(() => site.remove());

test("answers from the content store without a site", { timeout: 60_000 }, async () => {
  const client = new Client({ name: "test", version: "1" });
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: ["--import", "tsx", "cli/mcp.ts"],
    cwd: fileURLToPath(new URL("..", import.meta.url)),
    env: {
      PATH: process.env["PATH"] ?? "",
      DATA_DIR: site.folder,
      SITE_THEME: "docs/guides/example-theme",
    },
  });
  await client.connect(transport);
  expect(client.getServerVersion()).toMatchObject({ title: "Nimbus Docs" });
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).not.toContain("check-headers");
  const { text } = await callTool(client, "get-doc", { path: "docs/Web" });
  expect(text).toContain("A network of pages.");
  await client.close();
});
