import { expect, test } from "vitest";
import type { Section } from "../documents/document";
import { renderAbout } from "./render-about";

function prose(title: string | null, content: string, isH3 = false): Section {
  const id = title === null ? null : title.toLowerCase().replaceAll(" ", "_");
  return { type: "prose", value: { id, title, isH3, content } };
}

test("turns the h3 sections below an h2 into tabs", () => {
  const html = renderAbout([
    prose("Who we are", "<p>We.</p>"),
    prose("Our team", "<p>A.</p>", true),
    prose("Our partners", "<p>B.</p>", true),
  ]);
  expect(html).toBe(
    '<section><h2 id="who_we_are">Who we are</h2><p>We.</p><div data-tabs="">' +
      '<ul data-tab-list=""><li><a href="#our_team">Our team</a></li><li><a href="#our_partners">Our partners</a></li></ul>' +
      '<div id="our_team-panel" data-tab-panel=""><section><h3 id="our_team">Our team</h3><p>A.</p></section></div>' +
      '<div id="our_partners-panel" data-tab-panel=""><section><h3 id="our_partners">Our partners</h3><p>B.</p></section></div>' +
      "</div></section>",
  );
});

test("makes no tabs for a single h3", () => {
  const html = renderAbout([prose("Who", ""), prose("Team", "<p>A.</p>", true)]);
  expect(html).toBe(
    '<section><h2 id="who">Who</h2><section><h3 id="team">Team</h3><p>A.</p></section></section>',
  );
});

test.each([{ id: null }, { title: null }])(
  "makes no tabs beside a section with %o, and keeps it",
  (missing) => {
    const bare = { id: "third", title: "Third", isH3: true, content: "<p>C.</p>" };
    const html = renderAbout([
      prose("Who", ""),
      prose("One", "<p>A.</p>", true),
      prose("Two", "<p>B.</p>", true),
      { type: "prose", value: { ...bare, ...missing } },
    ]);
    expect(html).not.toContain("data-tabs");
    expect(html).toMatch(/A\..*B\..*C\./);
  },
);

test("ends the tabs of an h2 at the next h2", () => {
  const html = renderAbout([
    prose("Who", ""),
    prose("One", "", true),
    prose("Two", "", true),
    prose("Why", "<p>W.</p>"),
  ]);
  expect(html).toMatch(
    /<\/div><\/section><section><h2 id="why">Why<\/h2><p>W\.<\/p><\/section>$/,
  );
  expect(html.match(/data-tab-panel/g)).toHaveLength(2);
});

test("uses the section without heading as the page's header", () => {
  expect(renderAbout([prose(null, "<h1>About</h1>")])).toBe(
    '<header data-intro=""><h1>About</h1></header>',
  );
});

test("keeps an h3 that follows the page's header", () => {
  expect(renderAbout([prose(null, "<h1>About</h1>"), prose("Team", "", true)])).toBe(
    '<header data-intro=""><h1>About</h1></header><section><h3 id="team">Team</h3></section>',
  );
});

test("keeps an h3 that precedes every h2", () => {
  expect(renderAbout([prose("Team", "", true)])).toBe(
    '<section><h3 id="team">Team</h3></section>',
  );
});

test("leaves out what is no prose", () => {
  const data: Section = {
    type: "specifications",
    value: {
      id: "specs",
      title: "Specs",
      isH3: false,
      query: "",
      specifications: [],
    },
  };
  expect(renderAbout([data, prose("Who", "<p>A.</p>")])).toBe(
    '<section><h2 id="who">Who</h2><p>A.</p></section>',
  );
});
