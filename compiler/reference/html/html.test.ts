import { expect, test } from "vitest";
import { feature, openArea, readSections, readText } from "../parts/test-area";
import {
  createGeneratedPage,
  createReferenceTestContext,
  createTestBaseline,
} from "../parts/test-context";
import { renderAttributeIntroduction } from "../parts/attribute-introduction";
import { html } from "./index";

const ROOT = "Web/HTML/Reference";
const DEPRECATED = {
  status: { experimental: false, deprecated: true, standard_track: true },
};
const TRIAL = {
  status: { experimental: true, deprecated: false, standard_track: false },
};
const area = openArea(html, {
  pages: [`${ROOT}/Global_attributes`],
  compat: {
    html: {
      elements: {
        td: feature(`${ROOT}/Elements/td`, {
          colspan: feature(null),
          valign: feature(null, {}, DEPRECATED),
        }),
        img: feature(`${ROOT}/Elements/img`),
        marquee: feature(`${ROOT}/Elements/marquee`, {
          behavior: feature(null, {}, DEPRECATED),
        }),
        canvas: feature(`${ROOT}/Elements/canvas`, {
          content: feature(null, {}, TRIAL),
          "moz-opaque": feature(null, {}, DEPRECATED),
        }),
        plaintext: feature(`${ROOT}/Elements/plaintext`),
        summary: feature(`${ROOT}/Elements/summary`, {
          display_list_item: feature(
            null,
            {},
            { description: "<code>display: list-item</code>" },
          ),
        }),
        font: feature(null, { size: feature(null, {}, DEPRECATED) }),
        s: feature(`${ROOT}/Elements/s`),
        h1: feature(`${ROOT}/Elements/Heading_Elements`),
        h2: feature(`${ROOT}/Elements/Heading_Elements`),
        input: feature(`${ROOT}/Elements/input`, {
          required: feature(`${ROOT}/Elements/input#required`),
          colorspace: feature(`${ROOT}/Elements/input/color`),
          type_color: feature(
            `${ROOT}/Elements/input/color`,
            { list: feature(null) },
            { description: '<code>type="color"</code>' },
          ),
          type_reset: feature(
            `${ROOT}/Elements/input/reset`,
            {},
            { description: '<code>type="reset"</code>' },
          ),
        }),
        link: feature(null, {
          rel: feature(`${ROOT}/Attributes/rel`, {
            preload: feature(`${ROOT}/Attributes/rel/preload`),
          }),
        }),
        a: feature(`${ROOT}/Elements/a`, {
          name: feature(null, {}, DEPRECATED),
          rel: feature(`${ROOT}/Attributes/rel`, {
            noopener: feature(`${ROOT}/Attributes/rel/noopener`),
          }),
        }),
        form: feature(null, { rel: feature(`${ROOT}/Attributes/rel`) }),
        select: feature(null, {
          required: feature(`${ROOT}/Attributes/required`),
          size: feature(`${ROOT}/Attributes/size`),
        }),
        meta: feature(null, {
          content: feature(`${ROOT}/Attributes/content`),
          name: feature(`${ROOT}/Elements/meta/name`, {
            viewport: feature(`${ROOT}/Elements/meta/name/viewport`),
          }),
        }),
      },
      global_attributes: { popover: feature(`${ROOT}/Global_attributes/popover`) },
    },
  },
});

test.each([
  ["Elements/td", "<td>: The Table Data Cell element", "html-element"],
  ["Elements/s", "<s>: The Strikethrough element", "html-element"],
  ["Heading_Elements", "<h1>–<h6>: The HTML Section Heading elements", "html-element"],
  ["input/color", '<input type="color">', "html-attribute-value"],
  ["Attributes/rel", "HTML attribute: rel", "html-attribute"],
  ["rel/preload", 'rel="preload"', "html-attribute-value"],
  ["meta/name", "<meta> name attribute", "html-attribute"],
  ["name/viewport", '<meta name="viewport">', "html-attribute-value"],
  ["popover", "HTML popover global attribute", "html-attribute"],
])("the page %s has the title %s and is a %s", (slug, title, pageType) => {
  expect(area.find(slug)).toMatchObject({
    title,
    pageType,
    sidebar: [{ name: "htmlsidebar" }],
  });
});

test("lists the attributes and the DOM interface of an element", () => {
  const body = area.render("Elements/td");
  expect(readText(body)).toMatch(/^<td> is the HTML table data cell element\./);
  const sections = readSections(body);
  expect(readText(sections.Attributes ?? "")).toMatch(
    /^Like every HTML element, it takes the global attributes\. colspan Tells how many columns the cell spans\. Value: number from 1 to 1000\. headers /,
  );
  expect(readText(sections["Technical summary"] ?? "")).toContain(
    "Permitted content Flow content Permitted parents tr Implicit ARIA role cell",
  );
  expect(sections["Technical summary"]).toContain("HTMLTableCellElement");
  expect(readText(sections["See also"] ?? "")).toBe("<th>: the same DOM interface");
});

test("lists all attributes that apply to a type of input", () => {
  const sections = readSections(area.render("input/color"));
  const names = sections.Attributes?.match(/(?<=<dt>)[^]*?(?=<\/dt>)/g)?.map(readText);
  expect(names).toEqual([
    "alpha",
    "autocomplete",
    "colorspace",
    "disabled",
    "form",
    "list",
    "name",
    "type",
    "value",
  ]);
  expect(readText(sections.Value ?? "")).toMatch(
    /A color, such as #ff0000.* Implicit ARIA role No corresponding role$/,
  );
});

test("distinguishes void and obsolete elements", () => {
  expect(area.render("Elements/img")).toContain("<code>&lt;img&gt;</code></pre>");
  expect(area.render("Elements/img")).toContain("a void element has no content");
  expect(area.render("Elements/marquee")).toContain(
    "The HTML standard calls it obsolete.",
  );
  expect(area.render("Elements/td")).not.toContain("obsolete");
});

test("names the standard for attributes that it has dropped from a present element", () => {
  const readAttributes = (element: string) =>
    readText(readSections(area.render(`Elements/${element}`)).Attributes ?? "");
  expect(readAttributes("td")).toMatch(/valign .*The HTML standard does not allow it/);
  expect(readAttributes("marquee")).toMatch(/behavior .*It is deprecated\./);
});

test("describes attributes that HTML never had by their own text", () => {
  const text = readText(readSections(area.render("Elements/canvas")).Attributes ?? "");
  expect(text).toContain("Told that the bitmap is never transparent. It is deprecated");
  expect(text).not.toContain("does not allow it");
});

test("writes no end tag where it would be text", () => {
  expect(area.render("Elements/plaintext")).not.toContain("&lt;/plaintext");
});

test("lists a style of the browser apart from the attributes", () => {
  const sections = readSections(area.render("Elements/summary"));
  expect(sections.Attributes).not.toContain("list-item");
  expect(sections["Support of details"]).toContain("list-item");
});

test("writes an attribute in the elements that still have it", () => {
  const { Syntax = "" } = readSections(area.render("Attributes/size"));
  expect(readText(Syntax)).toContain("<select size=");
  expect(readText(Syntax)).not.toContain("<font");
});

test("leaves out what another element only tries under the name of an attribute", () => {
  expect(readText(area.render("Attributes/content"))).toMatch(
    /^content is an attribute of the HTML element <meta>\./,
  );
});

test("describes an attribute for one type of input", () => {
  const text = readText(readSections(area.render("input/color")).Attributes ?? "");
  expect(text).toContain(
    "autocomplete Tells whether browsers fill in the control. Value: one of on or off",
  );
});

test("gives the headings one page", () => {
  expect(readText(area.render("Heading_Elements"))).toMatch(
    /^<h1> to <h2> are HTML elements\..*<h1><\/h1> <h2><\/h2>/,
  );
});

test("parts the types of an input from its attributes", () => {
  const sections = readSections(area.render("Elements/input"));
  expect(sections.Types).toContain('<code>type="color"</code>');
  expect(sections.Attributes).toContain("required");
  expect(sections.Attributes).not.toContain("color&quot;");
});

test("names every element that takes an attribute, also where its page doesn't", () => {
  expect(readText(area.render("Attributes/required"))).toMatch(
    /^required is an attribute of the HTML elements <input> and <select>\./,
  );
});

test("shows a value in its element", () => {
  expect(area.render("rel/preload")).toContain('&lt;link rel="preload"&gt;');
  expect(readSections(area.render("input/color")).Attributes).toContain("list");
  expect(readText(area.render("input/color"))).toMatch(
    /^<input type="color"> is a form control of the HTML element <input>\./,
  );
});

test("renders that a global attribute is for every element", () => {
  expect(readText(area.render("popover"))).toMatch(
    /^popover is a global attribute: every HTML element can have it\./,
  );
});

test("tells by element what an attribute means that elements give different meanings", () => {
  const sections = readSections(area.render("Attributes/rel"));
  const text = readText(sections["Value by element"] ?? "");
  expect(text).toMatch(/<link> It tells what the linked resource is/);
  expect(text).toMatch(/<a> It tells how the target relates to the page/);
});

test("writes an attribute with a value that the element takes", () => {
  const { Syntax = "" } = readSections(area.render("Attributes/rel"));
  expect(readText(Syntax)).toMatch(/<a rel="alternate">.*<form rel="external">/);
});

test("names elements that take a value by our texts alone", () => {
  const html = area.render("rel/noopener");
  expect(readText(html)).toContain("of the HTML elements <a> and <form>.");
  expect(html).toContain('&lt;form rel="noopener"&gt;');
});

test("tells what is left of an attribute that is obsolete but allowed", () => {
  const { Attributes = "" } = readSections(area.render("Elements/a"));
  expect(readText(Attributes)).toMatch(/name .*It is obsolete, though still allowed;/);
});

test("tells what the name of a button is for that is not submitted", () => {
  const { Attributes = "" } = readSections(area.render("input/reset"));
  expect(readText(Attributes)).toMatch(/ name Is the name .*It is not submitted\./);
});

test.each([
  ["all elements share it", "Submission", ["html.a.x", "html.b.x"], true],
  ["only one element has it", "Submission", ["html.a.x", "html.c.x"], false],
  ["it is that of an element", "<a>", ["html.a.x", "html.b.x"], false],
])("names the feature of an attribute if %s: %s", (_, name, keys, isNamed) => {
  const page = createGeneratedPage({ slug: "x", browserCompat: ["html.a.x"] });
  const context = createReferenceTestContext();
  const baseline = createTestBaseline({ name });
  const platform = {
    ...context.platform,
    findBaseline: (of: readonly string[]) =>
      of.length === 0 || of.includes("html.c.x") ? null : baseline,
  };
  const body = renderAttributeIntroduction(page, { lead: "x" }, keys, {
    ...context,
    platform,
  });
  expect(readText(body).includes("It is part of")).toBe(isNamed);
});
