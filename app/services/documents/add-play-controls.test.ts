import { expect, test } from "vitest";
import { addPlayControls, type PlayControlsOptions } from "./add-play-controls";

const OPTIONS: PlayControlsOptions = {
  url: "/de/docs/Web/a?b",
  locale: "de",
  translate: (id, args) => (args ? `${id} ${Object.values(args).join()}` : id),
  playgroundOrigin: null,
  hasQueue: false,
};
const ATTRIBUTES = `class="sample-code-frame" title="a > b" id="frame_x" src="about:blank" data-live-id="x"`;
const FRAME = `<iframe ${ATTRIBUTES} sandbox="allow-same-origin allow-scripts"></iframe>`;
const SAMPLE = `<div class="code-example"><div class="example-header"></div>${FRAME}</div>`;
const SANDBOX = "allow-forms allow-same-origin allow-scripts";
const RUNNER = "/de/docs/Web/a%3Fb/runner.html?sample=x";

function add(html: string, options: Partial<PlayControlsOptions> = {}): string {
  return addPlayControls(html, { ...OPTIONS, ...options });
}

function block(name: string): string {
  return `<div class="code-example"><div class="example-header"><span class="language-name">${name}</span></div><pre class="brush: ${name}"><code>x</code></pre></div>`;
}

test("adds to a sample its URL, allow-forms, and a link to the playground", () => {
  const html = add(SAMPLE);
  expect(html).toContain(` src="${RUNNER}"`);
  expect(html).toContain(` sandbox="allow-forms allow-same-origin allow-scripts"`);
  expect(html).toContain(
    `<div class="example-header"><span class="sample-title">sample-result</span><a class="play-link" href="/de/play?page=/de/docs/Web/a%3Fb&amp;sample=x" target="_blank" title="runner-open">sample-play</a></div><iframe`,
  );
});

test("prefixes URLs with the runner's origin", () => {
  const html = add(SAMPLE, { playgroundOrigin: "https://play.example" });
  expect(html).toContain(` src="https://play.example${RUNNER}"`);
});

test("fills a frame without a header", () => {
  expect(add(`<li>${FRAME}</li>`)).toBe(
    `<li><iframe class="sample-code-frame" title="a > b" id="frame_x" data-live-id="x" src="${RUNNER}" sandbox="${SANDBOX}"></iframe></li>`,
  );
});

test.each([
  ["", SANDBOX],
  [
    ` sandbox="allow-popups allow-modals allow-scripts"`,
    "allow-forms allow-popups allow-modals allow-same-origin allow-scripts",
  ],
  [` sandbox="allow-top-navigation allow-popups-to-escape-sandbox"`, SANDBOX],
])("limits the sandbox of the frame%s to what samples may have", (asked, given) => {
  expect(add(`<iframe ${ATTRIBUTES}${asked}>`)).toMatch(
    new RegExp(`^[^]*(?<! sandbox=[^]*) sandbox="${given}">$`),
  );
});

test.each([
  `<iframe src="https://mdn.github.io/x" data-live-id="x"></iframe>`,
  `<iframe class="sample-code-frame" src="about:blank"></iframe>`,
  "<p>text</p>",
])("leaves %s unchanged", (html) => {
  expect(add(html)).toBe(html);
});

test("fills the frame of an interactive example, without a link", () => {
  const frame = `<iframe class="sample-code-frame" src="about:blank" data-live-example="try_it"></iframe>`;
  expect(add(frame)).toBe(
    `<iframe class="sample-code-frame" data-live-example="try_it" src="/de/docs/Web/a%3Fb/runner.html?example=try_it" sandbox="${SANDBOX}"></iframe>`,
  );
});

test("points full-page links of samples to the runner", () => {
  expect(add(`<a href="#livesample_fullscreen=x">open</a>`)).toBe(
    `<a href="${RUNNER}">open</a>`,
  );
});

test("adds check boxes to code blocks that run, and the queue's form", () => {
  const html = add(block("html") + block("json") + block("js"), { hasQueue: true });
  expect(html.match(/<label class="queue-choice" /g)).toHaveLength(2);
  expect(html).toContain(
    `<label class="queue-choice" title="queue-about"><input type="checkbox" name="example" value="1" form="play-queue" aria-label="name-part queue-title,queue-example 2">queue-title</label></div><pre class="brush: js">`,
  );
  expect(html).toMatch(
    /<div class="play-queue" role="region".*<form id="play-queue" action="\/de\/play" method="post" target="_blank".*value="\/de\/docs\/Web\/a\?b".*<details open><summary>queue-title<\/summary>/,
  );
});

test("adds the link to a sample's block, beside the check box", () => {
  const html = add(block("css").replace("brush: css", "brush: css live-sample---x"), {
    hasQueue: true,
  });
  expect(html).toMatch(
    /<\/span><a class="play-link" href="[^"]*&amp;sample=x"[^>]*>sample-play<\/a><label/,
  );
});

test("adds no queue when no block runs", () => {
  const html = block("json");
  expect(add(html, { hasQueue: true })).toBe(html);
  expect(add(block("js"))).toBe(block("js"));
});
