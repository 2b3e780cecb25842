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

test("uses the section without heading as the page's header", () => {
  expect(renderAbout([prose(null, "<h1>About</h1>")])).toBe(
    '<header data-intro=""><h1>About</h1></header>',
  );
});

test("keeps an h3 that precedes every h2", () => {
  expect(renderAbout([prose("Team", "", true)])).toBe(
    '<section><h3 id="team">Team</h3></section>',
  );
});
