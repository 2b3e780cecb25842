import { expect, test } from "vitest";
import { readLink, renderTestCall } from "../test-render";
import { createTestContext, createTestSite } from "../test-site";

const site = createTestSite(
  [
    "Node",
    "Node/appendChild",
    "Window/alert",
    "Window/console",
    "console",
    "console/log_static",
    "Response/json",
    "Response/json_static",
    "SubtleCrypto_API/Reference/Widget/spin",
    "Fetch_API/Using_Fetch",
  ].map((path) => `Web/API/${path}`),
);

test.each([
  ["Node", "Node"],
  ["node.APPENDCHILD()", "Node/appendChild"],
  ["Node.prototype.appendChild()", "Node/appendChild"],
  ["alert()", "Window/alert"],
  ["console", "console"],
  ["console.log()", "console/log_static"],
  ["Response.json()", "Response/json"],
  ["Response.json_static", "Response/json_static"],
  ["Widget.spin()", "SubtleCrypto_API/Reference/Widget/spin"],
  ["Fetch API.Using Fetch", "Fetch_API/Using_Fetch"],
])("leads %s to %s", (name, path) => {
  const context = createTestContext({ site });
  expect(readLink(renderTestCall("domxref", [name], context))).toEqual({
    href: `/en-US/docs/Web/API/${path}`,
    html: `<code>${name}</code>`,
  });
  expect(context.flaws).toEqual([]);
});

test("appends the anchor to the text and gives it as tooltip", () => {
  const html = renderTestCall(
    "domxref",
    ["Node", "n", "#events"],
    createTestContext({ site }),
  );
  expect(html).toBe(
    '<a href="/en-US/docs/Web/API/Node#events" title="n.events"><code>n.events</code></a>',
  );
});

test("leaves the code out when asked", () => {
  const html = renderTestCall(
    "domxref",
    ["Node", "", "", 1],
    createTestContext({ site }),
  );
  expect(readLink(html)?.html).toBe("Node");
});

test("cannot be led out of an attribute", () => {
  const html = renderTestCall("domxref", ['x" onclick="a', '<b title="q">"x"</b>']);
  expect(html).toMatch(/^<a href="[^"]*" title="&quot;x&quot;" data-checked><code>/);
});
