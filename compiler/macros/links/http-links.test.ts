import { expect, test } from "vitest";
import type { MacroArgument } from "../macro";
import { readLink, renderTestCall } from "../test-render";

const HTTP = "/en-US/docs/Web/HTTP/Reference";

test.each<[string, MacroArgument[], string, string]>([
  ["HTTPHeader", ["Accept"], "Headers/Accept", "<code>Accept</code>"],
  ["HTTPHeader", ["Accept", "an <b>x</b>"], "Headers/Accept", "<code>an <b>x</b></code>"],
  ["HTTPHeader", ["Accept", null, "#a"], "Headers/Accept#a", "<code>Accept.a</code>"],
  ["HTTPHeader", ["Accept", null, null, true], "Headers/Accept", "Accept"],
  ["HTTPStatus", [404], "Status/404", "<code>404</code>"],
  ["HTTPStatus", ["404", "404 Not Found"], "Status/404", "<code>404 Not Found</code>"],
  ["HTTPMethod", ["GET"], "Methods/GET", "<code>GET</code>"],
  ["CSP", ["img-src"], "Headers/Content-Security-Policy/img-src", "<code>img-src</code>"],
])("renders %s%j", (macro, args, path, html) => {
  expect(readLink(renderTestCall(macro, args))).toEqual({
    href: `${HTTP}/${path}`,
    html,
  });
});
