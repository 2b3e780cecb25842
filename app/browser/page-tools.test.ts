import { expect, test } from "vitest";
import { offerTools, type PageTool } from "./page-tools";

function open() {
  const tools = new Map<string, PageTool>();
  const asked: string[] = [];
  offerTools(
    { registerTool: (tool) => tools.set(tool.name, tool) },
    {
      origin: "https://docs.example",
      locale: "pt-BR",
      readPath: () => "/pt-BR/docs/Web/CSS/gap",
      fetchText(url) {
        asked.push(url);
        return Promise.resolve("an answer");
      },
    },
  );
  const call = (name: string, input: Record<string, unknown>) =>
    tools.get(name)?.execute(input);
  return { tools, asked, call };
}

test("offers tools that only read, with names of the draft's form", () => {
  const tools = [...open().tools.values()];
  expect(tools).not.toEqual([]);
  for (const { name, annotations, inputSchema } of tools) {
    expect(name).toMatch(/^[\w.-]{1,128}$/);
    expect(annotations.readOnlyHint).toBe(true);
    expect(inputSchema).toMatchObject({ type: "object" });
  }
});

test("searches in the page's language", async () => {
  const { call, asked } = open();
  expect(await call("search-docs", { query: "a & b" })).toBe("an answer");
  expect(asked).toEqual(["https://docs.example/api/v1/search?q=a+%26+b&locale=pt-BR"]);
});

test.each([
  [{}, "/pt-BR/docs/Web/CSS/gap.md"],
  [{ path: "/en-US/docs/Web/API" }, "/en-US/docs/Web/API.md"],
  [{ path: "/en-US/docs/Web/API.md" }, "/en-US/docs/Web/API.md"],
  [{ path: "https://docs.example/en-US/docs/Web/#x" }, "/en-US/docs/Web.md"],
  [{ path: 7 }, "/pt-BR/docs/Web/CSS/gap.md"],
])("reads the page of %j", async (input, path) => {
  const { call, asked } = open();
  await call("read-doc", input);
  expect(asked).toEqual([`https://docs.example${path}`]);
});

test("fetches nothing of another site", async () => {
  const { call, asked } = open();
  const answer = await call("read-doc", { path: "//evil.example/x" });
  expect([answer, asked]).toEqual(["This is no page of this site.", []]);
});
