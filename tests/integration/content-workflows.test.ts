import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";

const StepSchema = z.object({
  name: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
  env: z.record(z.string()).optional(),
  with: z.record(z.unknown()).optional(),
});
type Step = z.infer<typeof StepSchema>;
const WorkflowSchema = z.object({
  name: z.string(),
  on: z.record(z.unknown()),
  permissions: z.record(z.enum(["read", "write"])),
  jobs: z.record(z.object({ steps: z.array(StepSchema) })),
});

const guide = (name: string): URL =>
  new URL(`../../docs/guides/${name}.yml`, import.meta.url);
const readWorkflow = (name: string) =>
  WorkflowSchema.parse(parse(readFileSync(guide(name), "utf8")));
const listSteps = (name: string): Step[] =>
  Object.values(readWorkflow(name).jobs).flatMap(({ steps }) => steps);
const findStep = (name: string, title: string): Step => {
  const found = listSteps(name).find((step) => step.name === title);
  if (!found) throw new Error(`there is no step ${title}`);
  return found;
};

describe.each(["content-checks", "content-preview"])("%s", (name) => {
  test("puts no expression into a script, which would run what it says", () => {
    for (const { run = "", with: { script = "" } = {} } of listSteps(name))
      expect(`${run}${String(script)}`).not.toContain("${{");
  });
});

test("the workflow that checks runs commands that this project has", () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string()) })
    .parse(
      JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")),
    );
  const commands = listSteps("content-checks").flatMap(({ run = "" }) =>
    [...run.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(
      ([, script = ""]) => script,
    ),
  );
  expect(commands).toEqual(["content", "build", "preview"]);
  for (const command of commands) expect(scripts).toHaveProperty([command]);
});

test("the workflow that has the files of strangers may read only, and keeps no token", () => {
  const { permissions, on } = readWorkflow("content-checks");
  expect(permissions).toEqual({ contents: "read" });
  expect(Object.keys(on)).toEqual(["pull_request"]);
  const checkouts = listSteps("content-checks").filter(({ uses }) =>
    uses?.startsWith("actions/checkout@"),
  );
  const kept = checkouts.map((step) => step.with?.["persist-credentials"]);
  expect(kept).toEqual([false, false]);
});

test("the workflow that may write checks nothing out, and verifies before it deploys", () => {
  const { permissions, on } = readWorkflow("content-preview");
  expect(permissions).toEqual({ actions: "read", "pull-requests": "write" });
  expect(Object.keys(on)).toEqual(["workflow_run"]);
  const steps = listSteps("content-preview");
  expect(steps.some(({ uses }) => uses?.startsWith("actions/checkout@"))).toBe(false);
  expect(steps.map(({ name }) => name)).toEqual([
    undefined,
    "Find the pull request",
    "Put the preview on the host",
    "Post the addresses",
  ]);
});

interface Comment {
  id: number;
  body: string;
  user: { type: string };
}

describe("the scripts of content-preview, with a stub of the host", () => {
  let folder: string;
  const came = process.cwd();
  const SHA = "a".repeat(40);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "workflow-"));
    mkdirSync(join(folder, "preview"));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  /** Runs a step's script; its files are read below the test's folder. */
  async function runScript(title: string, comments: Comment[] = [], head = SHA) {
    const posted: unknown[] = [];
    const note = (kind: string) => (options: object) =>
      Promise.resolve(void posted.push({ kind, ...options }));
    const github = {
      paginate: () => Promise.resolve(comments),
      rest: {
        pulls: { get: () => Promise.resolve({ data: { head: { sha: head } } }) },
        issues: {
          listComments: null,
          createComment: note("create"),
          updateComment: note("update"),
        },
      },
    };
    const context = {
      repo: { owner: "o", repo: "r" },
      payload: { workflow_run: { head_sha: SHA } },
    };
    const inFolder = {
      readFileSync: (path: string) => readFileSync(join(folder, path), "utf8"),
      existsSync: (path: string) => existsSync(join(folder, path)),
    };
    const env = { NUMBER: "7", PREVIEW_URL: "https://pr{number}.review.example/" };
    const script = String(findStep("content-preview", title).with?.["script"]);
    // oxlint-disable-next-line typescript/no-implied-eval -- the script of the guide, as the host runs it
    const run = new Function(
      "github",
      "context",
      "require",
      "process",
      `return (async () => {${script}})()`,
    ) as (...values: unknown[]) => Promise<unknown>;
    const result = await run(github, context, () => inFolder, { env });
    expect(process.cwd()).toBe(came);
    return { result, posted };
  }

  const write = (name: string, text: string): void =>
    writeFileSync(join(folder, "preview", name), text);

  test("take the number of a pull request of the same commit", async () => {
    write("number.txt", "7\n");
    expect((await runScript("Find the pull request")).result).toBe("7");
    await expect(runScript("Find the pull request", [], "b".repeat(40))).rejects.toThrow(
      "another commit",
    );
  });

  test.each(["", "0", "7; rm -rf /", "1\n2", "-1", "99999999999"])(
    "refuse the number %j",
    async (written) => {
      write("number.txt", written);
      await expect(runScript("Find the pull request")).rejects.toThrow("no pull request");
    },
  );

  test("post the addresses, with titles that can neither link nor mention", async () => {
    const pages = [
      { title: "[x](https://evil.example) @all <b>", file: "en-US/a (b).html" },
    ];
    write("preview.json", JSON.stringify({ pages }));
    const { posted } = await runScript("Post the addresses");
    expect(posted).toEqual([
      {
        kind: "create",
        owner: "o",
        repo: "r",
        issue_number: 7,
        body: expect.stringContaining(
          "(https://pr7.review.example/en-US/a%20&#40;b&#41;.html)",
        ) as string,
      },
    ]);
    const [{ body }] = z
      .array(z.object({ body: z.string() }))
      .min(1)
      .parse(posted) as [{ body: string }];
    expect(body).not.toMatch(/\]\(https:\/\/evil|@all|<b>/);
  });

  test("edit their own comment, and no one else's of the same beginning", async () => {
    const body = "<!-- content-preview -->\nold";
    const comments = [
      { id: 1, body, user: { type: "User" } },
      { id: 2, body, user: { type: "Bot" } },
    ];
    const { posted } = await runScript("Post the addresses", comments);
    expect(posted).toMatchObject([{ kind: "update", comment_id: 2 }]);
    expect(JSON.stringify(posted)).toContain("The preview could not be built.");
  });
});
