import { expect, test } from "vitest";
import { markTeam, renderPeople } from "./render-people";

const OPTIONS = { day: "2026-11-22", imageOrigins: [] };
const AVATARS = "https://avatars.githubusercontent.com";

function renderList(names: readonly string[], options = {}) {
  const items = names.map((name) => {
    const url = `https://github.com/${name.toLowerCase()}`;
    return `<li>${name} Name <a href="${url}" class="external">${url}</a> Org &amp; Co</li>`;
  });
  const html = `<p>Hi</p><contributor-list>\n<ul>\n${items.join("\n")}</ul>\n</contributor-list>`;
  return renderPeople(html, { ...OPTIONS, ...options });
}

const NAMES = Array.from({ length: 17 }, (_, index) => String.fromCharCode(65 + index));

test("shows a contributor with name, account and organisation", () => {
  expect(renderList(["Ann"])).toBe(
    '<p>Hi</p><ul data-people=""><li><span data-avatar="" aria-hidden="true">A</span>' +
      '<a href="https://github.com/ann" rel="noopener">Ann Name</a><span>Org &amp; Co</span></li></ul>',
  );
});

test("shows pictures of the code host only where the operator allows them", () => {
  expect(renderList(["Ann"])).not.toContain("<img");
  expect(renderList(["Ann"], { imageOrigins: [AVATARS] })).toContain(
    `<img src="${AVATARS}/ann?size=160" alt="" width="80" height="80" loading="lazy">`,
  );
});

test("chooses eight contributors, constant for a day and different on other days", () => {
  const [today, again, tomorrow] = ["2026-11-22", "2026-11-22", "2026-11-23"].map((day) =>
    renderList(NAMES, { day }),
  );
  expect(today?.match(/<li>/g)).toHaveLength(8);
  expect(again).toBe(today);
  expect(tomorrow).not.toBe(today);
});

test("shows every contributor on some day", () => {
  const seen = new Set<string>();
  for (let day = 1; day <= 28; day++)
    for (const [, name = ""] of renderList(NAMES, { day: `2026-02-${day}` }).matchAll(
      />(\w) Name</g,
    ))
      seen.add(name);
  expect([...seen].toSorted()).toEqual(NAMES);
});

test("keeps a list without recognizable contributors", () => {
  const html = "<contributor-list><ul><li>Somebody</li></ul></contributor-list>";
  expect(renderPeople(html, OPTIONS)).toBe("<ul><li>Somebody</li></ul>");
});

test("names both sizes of a screenshot", () => {
  const html =
    '<mdn-image-history><img src="/a-960x540@0.5x.png" alt="A"></mdn-image-history>';
  expect(renderPeople(html, OPTIONS)).toBe(
    '<mdn-image-history><img src="/a-960x540@0.5x.png" srcset="/a-960x540@0.5x.png 1x, /a-960x540@1x.png 2x" alt="A"></mdn-image-history>',
  );
});

test("replaces a picture that the policy blocks by a link, and drops it from a card", () => {
  const image = '<img src="https://pics.example/a.jpg" alt="Ann &amp; me">';
  const html = `${image}<team-member><ul><li>${image}</li><li>Role</li></ul></team-member>`;
  expect(renderPeople(html, OPTIONS)).toBe(
    '<a class="external" href="https://pics.example/a.jpg" target="_blank" rel="noopener">Ann &amp; me</a>' +
      "<team-member><ul><li>Role</li></ul></team-member>",
  );
  const imageOrigins = ["https://pics.example"];
  expect(renderPeople(html, { ...OPTIONS, imageOrigins })).toBe(html);
});

test("gives each card of a team an id below its panel's id", () => {
  const html = '<team-member>\n<h4 id="joe_walker">Joe</h4></team-member>';
  expect(markTeam(html, "our_team")).toBe(
    '<team-member id="our_team_joe_walker" tabindex="-1">\n<h4 id="joe_walker">Joe</h4></team-member>',
  );
});

test.each([
  `<contributor-list><ul><li>Some${" ".repeat(300_000)}body</li></ul></contributor-list>`,
  `<team-member><li>${" ".repeat(300_000)}<p>${" ".repeat(300_000)}Ann</li></team-member>`,
])("reads a long run of spaces once", (html) => {
  expect(renderPeople(html, OPTIONS)).toHaveLength(
    html.replace(/<\/?contributor-list>/g, "").length,
  );
});
