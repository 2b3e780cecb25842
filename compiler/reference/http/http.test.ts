import { expect, test } from "vitest";
import { feature, openArea, readSections, readText } from "../parts/test-area";
import { http } from "./index";

const ROOT = "Web/HTTP/Reference";
const CSP = "Content-Security-Policy";
const area = openArea(http, {
  compat: {
    http: {
      headers: {
        Accept: feature(`${ROOT}/Headers/Accept`, { q: feature(null) }),
        "Accept-CH": feature(`${ROOT}/Headers/Accept-CH`, {
          "Content-DPR": feature(null),
          DPR: feature(null),
        }),
        "Activate-Storage-Access": feature(`${ROOT}/Headers/Activate-Storage-Access`),
        Via: feature(`${ROOT}/Headers/Via`),
        "Attribution-Reporting-Support": feature(
          `${ROOT}/Headers/Attribution-Reporting-Support`,
        ),
        [CSP]: feature(`${ROOT}/Headers/${CSP}`, {
          "script-src": feature(`${ROOT}/Headers/${CSP}/script-src`),
          "script-src-attr": feature(`${ROOT}/Headers/${CSP}/script-src-attr`),
          sandbox: feature(`${ROOT}/Headers/${CSP}/sandbox`),
          "fenced-frame-src": feature(`${ROOT}/Headers/${CSP}/fenced-frame-src`),
          "block-all-mixed-content": feature(
            `${ROOT}/Headers/${CSP}/block-all-mixed-content`,
          ),
          "prefetch-src": feature(`${ROOT}/Headers/${CSP}/prefetch-src`),
          "report-uri": feature(`${ROOT}/Headers/${CSP}/report-uri`),
        }),
        "Permissions-Policy": feature(null, {
          camera: feature(`${ROOT}/Headers/Permissions-Policy/camera`),
        }),
      },
      methods: { PUT: feature(`${ROOT}/Methods/PUT`) },
      status: { 425: feature(`${ROOT}/Status/425`) },
      "data-url": feature("Web/URI/Reference/Schemes/data", { css: feature(null) }),
      "mixed-content": feature("Web/Security/Defenses/Mixed_content"),
    },
  },
});

test.each([
  ["Headers/Accept", "Accept header", "http-header", "http"],
  [`Headers/${CSP}`, `${CSP} (CSP) header`, "http-header", "http"],
  ["script-src", `${CSP}: script-src directive`, "http-csp-directive", "http"],
  [
    "camera",
    "Permissions-Policy: camera directive",
    "http-permissions-policy-directive",
    "http",
  ],
  ["Methods/PUT", "PUT request method", "http-method", "http"],
  ["Status/425", "425 Too Early", "http-status-code", "http"],
  ["Schemes/data", "data: URLs", "uri-scheme", "urlsidebar"],
  ["Mixed_content", "Mixed content", "guide", "security"],
])("the page %s has the title %s and is a %s", (slug, title, pageType, sidebar) => {
  expect(area.find(slug)).toMatchObject({
    title,
    pageType,
    sidebar: [{ name: sidebar }],
  });
});

test("lists the directives of a header", () => {
  const html = area.render("Headers/Accept");
  expect(readText(html)).toMatch(
    /^Accept is an HTTP header\. It tells which media types .* In a response,/,
  );
  const sections = readSections(html);
  expect(readText(sections.Directives ?? "")).toMatch(/q A weight from 0 to 1/);
  expect(readText(sections.Syntax ?? "")).toContain("Accept: <type>/<subtype>");
  expect(readText(sections.Example ?? "")).toContain("GET / HTTP/1.1");
  expect(html).toContain('href="https://www.rfc-editor.org/rfc/rfc9110#section-12.5.1"');
});

test("shows the syntax of a directive only where its family has one", () => {
  expect(area.render("script-src")).toContain(
    `${CSP}: script-src &lt;source-expression-list&gt;;`,
  );
  expect(readText(area.render("sandbox"))).toContain("It puts the page into a sandbox");
  expect(area.render("camera")).toContain("Permissions-Policy: camera=&lt;allowlist&gt;");
  expect(readText(area.render("sandbox"))).toContain(`${CSP}: sandbox allow-scripts`);
  expect(readText(area.render("camera"))).toContain("It controls access to cameras");
});

test("lists only the values that count for code in attributes", () => {
  const html = area.render("script-src-attr");
  const values = readText(readSections(html).Values ?? "");
  expect(values).toContain("'unsafe-hashes' 'sha256-<digest>'");
  expect(values).not.toMatch(/nonce-|<host>/);
  expect(readText(html)).toContain(`${CSP}: script-src-attr 'none'`);
});

test("lists only addresses with HTTPS for fenced frames", () => {
  const html = area.render("fenced-frame-src");
  const values = readText(readSections(html).Values ?? "");
  expect(values).toMatch(/^'none' .* https: .* https:\/\/<host> .* \* /);
  expect(values).not.toMatch(/'self'|data:/);
});

test.each([
  ["prefetch-src", "It is no longer in the standard"],
  ["block-all-mixed-content", "It is obsolete"],
  ["report-uri", "It is deprecated: report-to replaces it"],
])("says that %s is on its way out", (name, words) => {
  expect(readText(area.render(name))).toContain(words);
});

test("writes the origin that may retry in quotes, or as an asterisk", () => {
  const { Syntax = "" } = readSections(area.render("Activate-Storage-Access"));
  expect(readText(Syntax)).toContain(
    'retry; allowed-origin="<origin>" Activate-Storage-Access: retry; allowed-origin=*',
  );
});

test("leaves headers of responses out of those that a request can have", () => {
  const { Directives = "" } = readSections(area.render("Headers/Accept-CH"));
  expect(readText(Directives)).toMatch(/^DPR/);
});

test("tells whether scripts may set a header, if a standard does", () => {
  expect(readText(area.render("Headers/Via"))).toContain(
    "Can be set by scripts No: scripts may not set it",
  );
  expect(area.render("Attribution-Reporting-Support")).not.toContain("set by scripts");
});

test("describes the properties of a method and the class of a status", () => {
  expect(readText(readSections(area.render("Methods/PUT")).Properties ?? "")).toBe(
    "Safe: asks for no change No Idempotent: may be repeated Yes Response can be cached No Content of the request The new state of the resource Content of the response May have content Allowed in HTML forms No Defined in RFC 9110, section 9.3.4",
  );
  expect(readText(area.render("Methods/PUT"))).toContain("It asks the server to create");
  expect(area.find("Status/404")).toMatchObject({ title: "404 Not Found" });
  expect(readText(area.render("Status/425"))).toMatch(
    /^425 Too Early is a client error response status code of HTTP\. The server does not want/,
  );
});

test("renders a page outside the reference from its features", () => {
  expect(readText(area.render("Schemes/data"))).toMatch(
    /^data: URLs: support in browsers/,
  );
  expect(readSections(area.render("Schemes/data")).Features).toContain("css");
});
