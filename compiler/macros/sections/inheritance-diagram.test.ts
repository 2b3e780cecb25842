import { expect, test } from "vitest";
import { renderTestCall } from "../test-render";
import {
  createTestContext,
  createTestPage,
  createTestPlatform,
  createTestSite,
  type TestContext,
} from "../test-site";
import { layOutInheritance } from "./inheritance-layout";

const PARENTS: Readonly<Record<string, string>> = {
  Element: "Node",
  Node: "EventTarget",
  Loop: "Loop2",
  Loop2: "Loop",
};

function createContext(slug: string, pages: readonly string[] = []): TestContext {
  return createTestContext({
    page: createTestPage(slug),
    site: createTestSite(pages),
    platform: createTestPlatform({
      findParentInterface: (name) => PARENTS[name] ?? null,
    }),
  });
}

function listNames(html: string): string[] {
  return [...html.matchAll(/<text[^>]*>([^<]*)/g)].map(([, name = ""]) => name);
}

test("shows the chain from the root to the page's interface", () => {
  const html = renderTestCall(
    "InheritanceDiagram",
    [],
    createContext("Web/API/Element/click_event", ["Web/API/Node"]),
  );
  expect(listNames(html)).toEqual(["EventTarget", "Node", "Element"]);
  expect(html).toContain('<a href="/en-US/docs/Web/API/Node" data-checked><rect');
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html).toMatch(/<g class="own"><rect[^>]*><\/rect><text[^>]*>Element</);
  expect(html).toContain('role="group" aria-label="');
});

test("shows the interface of the argument", () => {
  const html = renderTestCall("inheritancediagram", ["Node"], createContext("Web/X"));
  expect(listNames(html)).toEqual(["EventTarget", "Node"]);
});

test("shows nothing for an interface without parent and outside of Web/API", () => {
  expect(renderTestCall("inheritancediagram", [], createContext("Web/API/Root"))).toBe(
    "",
  );
  expect(renderTestCall("inheritancediagram", [], createContext("Web/CSS"))).toBe("");
});

test("ends a chain that runs in a circle", () => {
  const html = renderTestCall("inheritancediagram", ["Loop"], createContext("Web/X"));
  expect(listNames(html)).toEqual(["Loop2", "Loop"]);
});

test("gives a box at least 75 pixels, and 8 for each character", () => {
  const { boxes, width, height } = layOutInheritance(["Node", "HTMLMediaElement"]);
  expect(boxes).toEqual([
    { name: "Node", x: 0, y: 0, width: 75 },
    { name: "HTMLMediaElement", x: 105, y: 0, width: 128 },
  ]);
  expect([width, height]).toEqual([233, 25]);
});

test("runs back and forth when a row is full", () => {
  const names = Array.from({ length: 5 }, () => "X".repeat(25));
  const { boxes } = layOutInheritance(names);
  expect(boxes.map(({ x, y }) => [x, y])).toEqual([
    [0, 0],
    [230, 0],
    [230, 46],
    [0, 46],
    [0, 92],
  ]);
});

test("never places a box outside of the picture", () => {
  const { boxes } = layOutInheritance([
    "A",
    "B".repeat(80),
    "C".repeat(90),
    "D".repeat(70),
  ]);
  expect(boxes.every(({ x }) => x >= 0)).toBe(true);
});
