import { expect, test } from "vitest";
import type { Section } from "../documents/document";
import { splitLanding } from "./split-landing";

function prose(id: string | null, title: string | null, content: string): Section {
  return { type: "prose", value: { id, title, isH3: false, content } };
}

test("sorts the sections into their places and drops the list of modules", () => {
  const body = [
    prose(null, null, ""),
    prose("skills", "Skills", "<p>All.</p>"),
    prose("about_the_curriculum", "About", "<p>Who.</p>"),
    prose("modules", "Modules", ""),
    prose("where", "Where?", "<ul></ul>"),
  ];
  expect(splitLanding(body, null)).toEqual({
    intro: '<section><h2 id="skills">Skills</h2><p>All.</p></section>',
    about: '<section><h2 id="about_the_curriculum">About</h2><p>Who.</p></section>',
    rest: '<section><h2 id="where">Where?</h2><ul></ul></section>',
  });
});

test("includes text before the first heading in the introduction", () => {
  const body = [prose(null, null, "<p>Hi.</p>"), prose(null, "Skills", "")];
  expect(splitLanding(body, null).intro).toBe(
    "<p>Hi.</p><section><h2>Skills</h2></section>",
  );
});

test("is empty for a page without sections", () => {
  expect(splitLanding([], null)).toEqual({ intro: "", about: "", rest: "" });
});

test("shows the configured screencast, or the source's own, or none", () => {
  const toAbout = (content: string, url: string | null) =>
    splitLanding([prose("about_the_curriculum", "About", content)], url).about;
  const url = "https://v2.scrimba.com/a?b&c";
  expect(toAbout("<p>Who.</p>", url)).toContain(
    '<scrim-inline url="https://v2.scrimba.com/a?b&amp;c" scrimtitle="About the curriculum"><a href="https://v2.scrimba.com/a?b&amp;c"',
  );
  const own = '<mdn-scrim-inline url="https://v2.scrimba.com/own"></mdn-scrim-inline>';
  expect(toAbout(own, url).match(/<(?:mdn-)?scrim-inline/g)).toHaveLength(1);
  expect(toAbout("<p>Who.</p>", null)).not.toContain("scrim");
});
