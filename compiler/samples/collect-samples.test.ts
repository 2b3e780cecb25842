import { describe, expect, test } from "vitest";
import type { LiveSample, Sample } from "~/domain/documents/sample";
import { createElement } from "../core/tree";
import { runFinish, type TestRun } from "../sections/test-job";
import { collectSamples } from "./collect-samples";

function code(language: string, text: string, words = ""): string {
  return `<div class="code-example"><pre class="brush: ${language} ${words} notranslate"><code>${text}</code></pre></div>`;
}

function frame(id: string): string {
  return `<div class="code-example"><iframe class="sample-code-frame" id="frame_${id}" src="about:blank" data-live-path="/p/" data-live-id="${id}"></iframe></div>`;
}

function findLive({ samples }: TestRun, id: string): LiveSample | null {
  const isWanted = (sample: Sample): sample is LiveSample =>
    sample.kind === "live" && sample.id === id;
  return samples.find(isWanted) ?? null;
}

test("collects no sample on a page without embeds", () => {
  const run = runFinish(code("css", "a", "live-sample___x"));
  expect(run.samples).toEqual([]);
  expect(run.content).not.toContain("live-sample---");
});

describe("a live sample by the word of its blocks", () => {
  test("joins all of them per language in the order of the page", () => {
    const run = runFinish(
      code("css", "a", "hidden live-sample___x live-sample___y") +
        code("html", "&lt;b&gt;", "live-sample___x") +
        frame("x") +
        code("css", "c", "live-sample___x") +
        code("js", "other"),
    );
    expect(run.samples).toEqual([
      { kind: "live", id: "x", html: "<b>", css: "a\nc", js: "" },
    ]);
  });

  test("ignores case", () => {
    const run = runFinish(code("js", "a", "live-sample___basicUI") + frame("basicui"));
    expect(findLive(run, "basicui")?.js).toBe("a");
  });

  test("goes before the section around it", () => {
    const html = `${code("css", "far", "live-sample___x")}<h2>T</h2>${code("css", "near")}${frame("x")}`;
    expect(findLive(runFinish(html), "x")?.css).toBe("far");
  });

  test("needs HTML, CSS or JavaScript", () => {
    const html = `${code("wat", "no", "live-sample___x")}<h2>T</h2>${code("css", "near")}${frame("x")}`;
    expect(findLive(runFinish(html), "x")?.css).toBe("near");
  });

  test("marks its blocks for the browser, each with all its samples", () => {
    const words = "live-sample___x live-sample___y";
    const { content } = runFinish(code("css", "a", words) + frame("x") + frame("y"));
    expect(content).toContain(`${words} notranslate live-sample---x live-sample---y"`);
  });
});

describe("a live sample by the id of an element", () => {
  test("takes a heading's section with the lower headings in it", () => {
    const run = runFinish(
      `${code("css", "before")}<h3>My part</h3>${code("css", "a")}<h4>JS</h4>${code("js", "b")}<h3>Next</h3>${code("css", "after")}<h2>End</h2>${frame("my_part")}`,
    );
    expect(findLive(run, "my_part")).toMatchObject({ css: "a", js: "b" });
  });

  test("takes a section whose id is another one than written, because the page around has it", () => {
    const html = `<h2>Content</h2>${code("css", "a")}<h2>Result</h2>${frame("content")}`;
    expect(findLive(runFinish(html), "content")?.css).toBe("a");
  });

  test("takes the inside of any other element", () => {
    const run = runFinish(
      `<div id="box">${code("css", "in")}</div>${code("css", "out")}${frame("box")}`,
    );
    expect(findLive(run, "box")?.css).toBe("in");
  });

  test("finds ids that headings get in the second pass", () => {
    const run = runFinish(
      `<h2 data-macro>Late</h2>${code("css", "a")}<h2>End</h2>${frame("late")}`,
    );
    expect(findLive(run, "late")?.css).toBe("a");
  });
});

describe("a live sample by the section around it", () => {
  test("takes the nearest h1 to h3, ignoring deeper headings", () => {
    const run = runFinish(
      `<h2>A</h2>${code("css", "far")}<h3>B</h3>${code("css", "a")}<h4>Ergebnis</h4>${frame("example")}`,
    );
    expect(findLive(run, "example")?.css).toBe("a");
  });

  test("steps up to a higher heading as long as there is no code", () => {
    const run = runFinish(
      `<h2>A</h2>${code("json", "{}")}<h3>Code</h3>${code("css", "a")}<h3>Ergebnis</h3>${frame("example")}<h2>B</h2>${code("css", "b")}`,
    );
    expect(findLive(run, "example")?.css).toBe("a");
  });

  test("steps up from style sheets alone, which show nothing", () => {
    const run = runFinish(
      `<h2>A</h2><h3>HTML</h3>${code("html", "x")}<h3>CSS</h3>${code("css", "a")}${frame("example")}`,
    );
    expect(findLive(run, "example")).toMatchObject({ html: "x", css: "a" });
  });

  test("takes style sheets alone if no heading above has more", () => {
    const run = runFinish(
      `<h2>A</h2><h3>B</h3>${code("css", "a")}${frame("example")}<h3>C</h3>${code("css", "c")}`,
    );
    expect(findLive(run, "example")?.css).toBe("a");
  });

  test("does not step to an earlier heading of the same level", () => {
    const html = `<h2>A</h2>${code("css", "a")}<h2>Ergebnis</h2>${frame("example")}`;
    expect(runFinish(html).samples).toEqual([]);
  });

  test("gives embeds of one id that mean different code ids of their own", () => {
    const section = (css: string): string =>
      `<h2>Teil</h2>${code("css", css)}${frame("example")}`;
    const run = runFinish(section("a") + section("b") + frame("example"));
    expect(run.samples).toMatchObject([
      { id: "example", css: "a" },
      { id: "example_2", css: "b" },
    ]);
    expect(run.content.match(/ id="frame_[^"]*"/g)).toEqual([
      ' id="frame_example"',
      ' id="frame_example_2"',
      ' id="frame_example_3"',
    ]);
    expect(run.content.match(/data-live-id="[^"]*"/g)).toEqual([
      'data-live-id="example"',
      'data-live-id="example_2"',
      'data-live-id="example_2"',
    ]);
  });

  test("leaves an id to the embed that was written with it", () => {
    const section = (css: string, id: string): string =>
      `<h2>Teil</h2>${code("css", css)}${frame(id)}`;
    const run = runFinish(section("a", "x") + section("b", "x") + section("c", "x_2"));
    expect(findLive(run, "x_2")?.css).toBe("c");
    expect(findLive(run, "x_3")?.css).toBe("b");
  });
});

test("collects the code of a sample that is only linked to", () => {
  const link = '<p><a href="#livesample_fullscreen=x">open</a></p>';
  const run = runFinish(code("css", "a", "live-sample___x") + link);
  expect(findLive(run, "x")?.css).toBe("a");
  expect(run.content).toContain('href="#livesample_fullscreen=x"');
});

describe("an embed without code", () => {
  const source = {
    body: 'Text.\n\n{{EmbedLiveSample("other")}} {{ embedlivesample("exmaple") }}\n\n{{EmbedLiveSample("Exmaple")}}',
    firstLine: 5,
  };

  test("is a flaw at the place of its call, with the id that is meant", () => {
    const html = `${frame("exmaple")}<h2>A</h2>${code("css", "a")}${frame("exmaple")}<h2>B</h2>${code("css", "b", "live-sample___example")}`;
    const { flaws } = runFinish(html, { source });
    expect(flaws).toMatchObject([
      { check: "sample", line: 7, column: 30, suggestion: "example" },
    ]);
  });

  test("counts the calls before its own", () => {
    const html = `<h2>A</h2>${code("css", "a")}${frame("exmaple")}<h2>B</h2>${frame("exmaple")}`;
    const { flaws } = runFinish(html, { source });
    expect(flaws).toMatchObject([{ line: 9, column: 1 }]);
  });

  test("is told the last section with code when no name is like it", () => {
    const html = `<h2>Beispiel</h2>${code("css", "a")}<h2>Ergebnis</h2>${frame("some_demo")}`;
    expect(runFinish(html).flaws).toMatchObject([{ line: null, suggestion: "beispiel" }]);
  });

  test("is not told a heading of a like name that has no code", () => {
    const html = `<h2>Beispiel</h2>${code("css", "a")}<h2>Ergebnis</h2><p>Text</p><h2>Mehr</h2>${frame("ergebnisse")}`;
    expect(runFinish(html).flaws).toMatchObject([{ suggestion: "beispiel" }]);
  });

  test("is placed among thousands with headings between them", () => {
    const many = Array.from({ length: 4_000 }, (_, at) => at);
    const body = many.map(() => '{{EmbedLiveSample("x")}}\n').join("");
    const html = many.map((at) => `<h2 id="h${at}">A</h2>${frame("x")}`).join("");
    const { flaws } = runFinish(html, { source: { body, firstLine: 1 } });
    expect(flaws).toHaveLength(4_000);
    expect(flaws.at(-1)).toMatchObject({ line: 4_000, column: 1, suggestion: null });
  });

  test("names no sample that could be asked for, and links nowhere", () => {
    const link = '<a href="#livesample_fullscreen=x">open</a>';
    const { content, samples } = runFinish(frame("x") + link);
    expect(samples).toEqual([]);
    expect(content).not.toContain("data-live");
    expect(content).toContain("<a>open</a>");
  });
});

describe("an interactive example", () => {
  const EXAMPLE = "interactive-example";
  const CHOICE = "interactive-example-choice";

  function example(blocks: string, attributes = ""): TestRun {
    return runFinish(
      `<p>Intro</p>${code("css", "before", EXAMPLE)}<h2 id="try_it">Try it</h2><interactive-example name="Demo" ${attributes}></interactive-example>${blocks}<h2>Next</h2>${code("css", "after", EXAMPLE)}`,
    );
  }

  test("takes the marked code of its section and its choices in order", () => {
    const blocks =
      code("css", "a: 1", CHOICE) +
      code("css", "a: 2", CHOICE) +
      code("html", "h", EXAMPLE) +
      code("css", "s", EXAMPLE) +
      code("css", "t", EXAMPLE) +
      code("css", "unmarked");
    const run = example(blocks, 'height="taller"');
    expect(run.samples).toEqual([
      {
        kind: "interactive",
        id: "try_it",
        template: "choice",
        name: "Demo",
        height: "taller",
        html: "h",
        css: "s\nt",
        js: "",
        wat: "",
        choices: ["a: 1", "a: 2"],
      },
    ]);
    expect(run.content).toContain('data-live-id="try_it"');
  });

  test.each([
    ["console", code("js", "a", EXAMPLE)],
    ["console", code("wat", "w", EXAMPLE) + code("js", "a", EXAMPLE)],
    ["tabbed", code("js", "a", EXAMPLE) + code("html", "h", EXAMPLE)],
    ["tabbed", code("css", "s", EXAMPLE)],
    ["choice", code("css", "a: 1", CHOICE) + code("js", "a", EXAMPLE)],
  ])("is shown as %s", (template, blocks) => {
    expect(example(blocks).samples).toMatchObject([{ template, height: null }]);
  });

  test("is a flaw without marked code in its section", () => {
    const { samples, flaws, content } = example(code("js", "a"));
    expect(samples).toEqual([]);
    expect(flaws).toMatchObject([{ check: "sample" }]);
    expect(content).not.toContain("data-live-id");
  });

  test("stands in its element whole: code with its languages, and a frame", () => {
    const { content } = example(code("js", "a", EXAMPLE) + code("html", "h", EXAMPLE));
    const [, inside = ""] =
      /<interactive-example[^>]*>([^]*)<\/interactive-example>/.exec(content) ?? [];
    expect(inside).toMatch(
      /<span class="language-name">js<\/span>.*js:a.*>html<.*html:h/s,
    );
    expect(inside).toMatch(
      /<iframe [^>]*src="about:blank"[^>]* data-live-example="try_it"/,
    );
    expect(inside).not.toContain("hidden");
    expect(content.replace(inside, "")).not.toMatch(/js:a|html:h/);
  });

  test("is found in one walk with all others of the page", () => {
    const countReads = (count: number): number => {
      let reads = 0;
      const paragraph = createElement("p", {}, []);
      Object.defineProperty(paragraph, "childNodes", { get: () => (reads++, []) });
      const sections = Array.from({ length: count }, (_, at) => [
        createElement("h2", { id: `h${at}` }, []),
        createElement("interactive-example", { name: "Demo" }, []),
        createElement("pre", { class: `brush: js ${EXAMPLE}` }, []),
      ]);
      const root = createElement("div", {}, [paragraph, ...sections.flat()]);
      const source = { body: "", firstLine: 1 };
      const samples = collectSamples(root, { source, report: () => undefined });
      expect(samples).toHaveLength(count);
      expect(root.childNodes).toHaveLength(1 + 2 * count);
      return reads;
    };
    expect(countReads(9)).toBe(countReads(1));
  });

  test("shows no frame for a console, which only messages fill", () => {
    expect(example(code("js", "a", EXAMPLE)).content).toMatch(/<iframe [^>]*hidden=""/);
  });
});

describe("thousands of samples on one page", () => {
  const list = (write: (at: number) => string): string =>
    Array.from({ length: 4_000 }, (_, at) => write(at)).join("");
  const shared = `<h2 id="t">T</h2>${code("js", "a")}`;

  test.each([
    [
      "in sections without code",
      4_000,
      shared + list((at) => `<h4 id="h${at}">A</h4>${frame(`s${at}`)}`),
    ],
    [
      "of one id",
      4_000,
      list((at) => `<h2 id="h${at}">A</h2>${code("css", "a")}${frame("x")}`),
    ],
    [
      "whose names are misspelt",
      0,
      list(
        (at) => code("css", "a", `live-sample___sample-${at}`) + frame(`simple-${at}`),
      ),
    ],
  ])(
    "are collected in seconds %s",
    (_, count, html) => {
      expect(runFinish(html).samples).toHaveLength(count);
    },
    20_000,
  );

  test("share no code without marks beyond a limit", () => {
    const html = `<h2 id="t">T</h2>${list((at) => code("js", `run(${at})`) + frame(`s${at}`))}`;
    const body = list((at) => `{{EmbedLiveSample("s${at}")}}\n`);
    const { samples, flaws, content } = runFinish(html, {
      source: { body, firstLine: 1 },
    });
    expect(samples.length).toBeGreaterThan(1);
    expect(JSON.stringify(samples).length + content.length).toBeLessThan(6_000_000);
    expect(samples.length + flaws.length).toBe(4_000);
    expect(flaws.at(-1)).toMatchObject({
      check: "sample",
      line: 4_000,
      suggestion: "mark the code of the sample with the word live-sample___s3999",
    });
  }, 20_000);
});
