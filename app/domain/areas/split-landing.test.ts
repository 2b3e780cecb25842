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
  expect(splitLanding(body)).toEqual({
    intro: '<section><h2 id="skills">Skills</h2><p>All.</p></section>',
    about: expect.stringMatching(
      /^<section><h2 id="about_the_curriculum">About<\/h2><p>Who.<\/p><scrim-inline /,
    ) as string,
    rest: '<section><h2 id="where">Where?</h2><ul></ul></section>',
  });
});

test("includes text before the first heading in the introduction", () => {
  const body = [prose(null, null, "<p>Hi.</p>"), prose(null, "Skills", "")];
  expect(splitLanding(body).intro).toBe("<p>Hi.</p><section><h2>Skills</h2></section>");
});

test("is empty for a page without sections", () => {
  expect(splitLanding([])).toEqual({ intro: "", about: "", rest: "" });
});

test("adds a screencast to the section about the curriculum unless the source has one", () => {
  const toAbout = (content: string) =>
    splitLanding([prose("about_the_curriculum", "About", content)]).about;
  expect(toAbout("<p>Who.</p>")).toMatch(
    /<scrim-inline url="https:\/\/v2\.scrimba\.com\/[^"]+" scrimtitle="[^"]+"><a href=/,
  );
  const own = '<mdn-scrim-inline url="https://v2.scrimba.com/own"></mdn-scrim-inline>';
  expect(toAbout(own).match(/<(?:mdn-)?scrim-inline/g)).toHaveLength(1);
});
