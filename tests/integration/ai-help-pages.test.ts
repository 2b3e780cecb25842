import { randomUUID } from "node:crypto";
import { isRouteErrorResponse } from "@remix-run/react";
import { describe, expect, test } from "vitest";
import { AskError } from "~/domain/ai-help/ask-errors";
import type { ConversationEntry } from "~/domain/ai-help/conversation";
import { UnavailableError } from "~/domain/site/unavailable-error";
import { parseSettings } from "~/domain/accounts/settings";
import type { User } from "~/domain/accounts/user";
import { action as stream } from "~/routes/$locale.plus.ai-help.stream";
import { action, links, loader } from "~/routes/$locale.plus.ai-help/route";
import { createFakeAiHelp } from "../support/fake-ai-help";
import { createLoadContext } from "../support/create-load-context";

const FAILED_HEADING = 'data-outcome="">Error generating your answer!';
const HOME = "/en-US/plus/ai-help";
const OWNER = "hash fay@example.org";

const USER = {
  id: 1,
  email: "fay@example.org",
  formOwner: "hash",
  isSubscriber: false,
  settings: null,
} as User;
const KEEPER: User = {
  ...USER,
  settings: { ...parseSettings({}), ai_help_history: true },
};

type Fake = ReturnType<typeof createFakeAiHelp>;

function createArgs(fake: Fake, request: Request, user: User | null) {
  const context = createLoadContext({
    user,
    config: { features: ["ai-help", "play"], aiReportUrl: "https://code.example/docs" },
    services: {
      aiHelp: fake.aiHelp,
      documents: {
        findPageSummary: (url) =>
          url.startsWith("/en-US/docs/")
            ? { title: "Grid", mdn_url: url, parents: [], summary: "", modified: null }
            : null,
      },
      flash: { write: () => Promise.resolve("flash=1") },
      formDrafts: {
        take: () => Promise.resolve({ form: null, clear: null }),
        keep: () => Promise.resolve(["draft=1"]),
      },
    },
  });
  return { context, request, params: { locale: "en-US" }, response: undefined };
}

async function get(fake: Fake, query = "", user: User | null = USER) {
  const request = new Request(`https://docs.example${HOME}${query}`);
  const { data } = await loader(createArgs(fake, request, user));
  return data.html ?? "";
}

function createPost(fields: Record<string, string>, path = HOME): Request {
  const body = new URLSearchParams({ owner: OWNER, ...fields });
  return new Request(`https://docs.example${path}`, { method: "POST", body });
}

async function post(
  fake: Fake,
  fields: Record<string, string>,
  user: User | null = USER,
) {
  const answer = await action(createArgs(fake, createPost(fields), user));
  if ("headers" in answer)
    return { status: answer.status, location: answer.headers.get("location"), html: "" };
  return {
    status: answer.init?.status ?? 200,
    location: null,
    html: answer.data.html ?? "",
  };
}

/** The hidden fields of a page, which a browser sends with the next form. */
function readFields(html: string): Record<string, string> {
  const inputs = html.matchAll(
    /<input type="hidden" name="(chat|message|carried|page)" value="([^"]*)"/g,
  );
  return Object.fromEntries(
    Array.from(inputs, ([, name = "", value = ""]) => [
      name,
      value
        .replaceAll("&quot;", '"')
        .replaceAll("&#x27;", "'")
        .replaceAll("&gt;", ">")
        .replaceAll("&lt;", "<")
        .replaceAll("&amp;", "&"),
    ]),
  );
}

function readMessageIds(html: string): string[] {
  return Array.from(html.matchAll(/<article id="turn-([^"]+)"/g), ([, id = ""]) => id);
}

test("shows signed-out readers what it is, with a way back to the same address", async () => {
  const html = await get(createFakeAiHelp(), "?page=/en-US/docs/Web", null);
  expect(html).toContain("Ask once, and keep building");
  expect(html).toContain(
    'href="/users/fxa/login/authenticate/?next=%2Fen-US%2Fplus%2Fai-help%3Fpage%3D%2Fen-US%2Fdocs%2FWeb"',
  );
  expect(html).not.toContain("<textarea");
});

test("offers examples that fill the question", async () => {
  const html = await get(createFakeAiHelp());
  expect(html.match(/data-fill-question/g)).toHaveLength(6);
  expect(html).toContain("4 questions remaining today");
  const filled = await get(createFakeAiHelp(), "?q=How+%3Cb%3E");
  expect(filled).toContain("How &lt;b&gt;</textarea>");
  expect(filled).not.toContain("data-fill-question");
});

test("asks about a page of this site", async () => {
  const fake = createFakeAiHelp();
  const html = await get(fake, "?page=/en-US/docs/Web/Grid");
  expect(html).toContain('<a href="/en-US/docs/Web/Grid">Grid</a>');
  await post(fake, { question: "Why?", ...readFields(html) });
  expect(fake.asked[0]?.page).toBe("/en-US/docs/Web/Grid");
  expect(await get(fake, "?page=https://evil.example/")).not.toContain("evil");
});

describe("without a history", () => {
  test("shows the answer on the page, and carries the conversation to the next question", async () => {
    const fake = createFakeAiHelp();
    const first = await post(fake, { question: "One?\r\nTwo" });
    expect(first.status).toBe(200);
    expect(first.html).toContain("<p>It works.</p>");
    expect(first.html).toContain("One?\nTwo");
    expect(first.html).toContain("Written by a language model");
    expect(first.html).toContain('href="/en-US/docs/Web/Grid#b"');
    const second = await post(fake, { question: "And?", ...readFields(first.html) });
    const [id] = readMessageIds(first.html);
    expect(fake.asked[1]).toMatchObject({
      parent_id: id,
      messages: [
        { role: "user", content: "One?\nTwo" },
        { role: "assistant", content: "It works." },
        { role: "user", content: "And?" },
      ],
    });
    expect(readMessageIds(second.html)).toHaveLength(2);
    expect(fake.stored.size).toBe(0);
  });

  test("branches at an edited question, and leads back to its first version", async () => {
    const fake = createFakeAiHelp();
    const first = await post(fake, { question: "One?" });
    const [id = ""] = readMessageIds(first.html);
    const edited = await post(fake, {
      ...readFields(first.html),
      act: `edit:${id}`,
      [`question-${id}`]: "Other?",
      question: "typed",
    });
    expect(fake.asked[1]).toMatchObject({ messages: [{ content: "Other?" }] });
    expect(fake.asked[1]?.parent_id).toBeUndefined();
    expect(edited.html).toContain('aria-label="Version 2 of 2"');
    expect(edited.html).toContain("typed</textarea>");
    const back = await post(fake, { ...readFields(edited.html), act: `show:${id}` });
    expect(readMessageIds(back.html)).toEqual([id]);
    expect(back.html).toContain('aria-label="Version 1 of 2"');
  });

  test("keeps a question that was begun beside an edited one of a stored conversation", async () => {
    const fake = createFakeAiHelp();
    const first = await post(fake, { question: "One?" }, KEEPER);
    const [chat = "", id = ""] =
      /c=([\w-]+)&m=([\w-]+)/.exec(first.location ?? "")?.slice(1) ?? [];
    const fields = { chat, message: id, act: `edit:${id}`, [`question-${id}`]: "Other?" };
    const edited = await post(fake, { ...fields, question: "begun" }, KEEPER);
    expect(edited.html).toContain("begun</textarea>");
    expect(edited.html).toContain('aria-label="Version 2 of 2"');
    expect((await post(fake, fields, KEEPER)).location).toContain(`?c=${chat}`);
  });

  test("keeps an edited question that failed in its own field, and one that was begun beside it", async () => {
    const script: Parameters<typeof createFakeAiHelp>[0] = {};
    const fake = createFakeAiHelp(script);
    const first = await post(fake, { question: "How?", act: "ask" });
    const [id = ""] = readMessageIds(first.html);
    const fields = {
      ...readFields(first.html),
      question: "begun",
      [`question-${id}`]: "Edited?",
    };
    script.fault = "away";
    const edited = await post(fake, { ...fields, act: `edit:${id}` });
    expect(edited.status).toBe(503);
    expect(edited.html.split("Edited?</textarea>")).toHaveLength(2);
    expect(edited.html).toContain("begun</textarea>");
    const [before = "", after = ""] = edited.html.split("Edited?</textarea>");
    expect(before).toMatch(/<details[^>]* open=""/);
    expect(before.slice(before.lastIndexOf("<textarea"))).toContain("autofocus");
    expect(after.indexOf('role="alert"'), "its message follows").toBeLessThan(
      after.indexOf("<textarea"),
    );
    expect(after).toContain('aria-invalid="false"');

    const retried = await post(fake, { ...fields, act: `retry:${id}` });
    expect(retried.status).toBe(503);
    expect(retried.html).toContain("begun</textarea>");
  });

  test("does not ask a question that was begun beside an edited one that was emptied", async () => {
    const fake = createFakeAiHelp();
    const first = await post(fake, { question: "One?" });
    const [id = ""] = readMessageIds(first.html);
    const fields = { ...readFields(first.html), act: `edit:${id}` };
    await post(fake, { ...fields, [`question-${id}`]: "", question: "begun" });
    expect(fake.asked[1]?.messages).toEqual([{ role: "user", content: "" }]);
  });

  test("clears a question that the page was opened with, and keeps its page", async () => {
    const fake = createFakeAiHelp();
    const page = "/en-US/docs/Web/Grid";
    const html = await get(fake, `?q=One%3F&page=${page}`);
    expect(html).not.toMatch(/type="reset"/);
    const fields = { ...readFields(html), question: "One?", act: "clear" };
    const cleared = await post(fake, fields);
    expect(cleared.html).not.toContain("One?");
    expect(cleared.html).toContain("data-fill-question");
    expect(readFields(cleared.html)).toMatchObject({ page });
    expect(fake.asked).toEqual([]);
  });

  test("keeps the conversation and the typed question while the reader votes", async () => {
    const fake = createFakeAiHelp();
    const first = await post(fake, { question: "One?" });
    const [id = ""] = readMessageIds(first.html);
    const { html } = await post(fake, {
      ...readFields(first.html),
      act: `down:${id}`,
      question: "next",
    });
    const sources = [{ url: "/en-US/docs/Web/Grid#b", title: "Grid › B" }];
    const shared = { question: "One?", answer: "It works.", sources };
    expect(fake.votes).toEqual([[id, "down", shared]]);
    expect(html).toContain("Your vote has been saved.");
    expect(html).toMatch(/value="down:[^>]*aria-pressed="true"/);
    expect(html).toContain("next</textarea>");
  });

  test("does not believe a carried conversation that is none", async () => {
    const fake = createFakeAiHelp();
    const message = { messageId: "x", question: "<script>", sources: [] };
    for (const carried of [
      "{",
      "null",
      JSON.stringify({ chatId: "x", messages: [message] }),
    ]) {
      const { status } = await post(fake, { question: "One?", carried });
      expect(status).toBe(200);
    }
    expect(fake.asked.map(({ messages }) => messages.length)).toEqual([1, 1, 1]);
  });

  test("renders a forged answer as safely as any", async () => {
    const forged = {
      chatId: randomUUID(),
      label: "",
      messages: [
        {
          messageId: randomUUID(),
          parentId: null,
          createdAt: 0,
          sources: [],
          question: "<script>1</script>",
          answer: {
            content:
              "<script>2</script> [a](javascript:x) ![b](https://spy.example/c.png)",
            kind: "quoted",
            isComplete: true,
          },
        },
      ],
    };
    const fields = { carried: JSON.stringify(forged), act: "show:x", question: "" };
    const { html } = await post(createFakeAiHelp(), fields);
    expect(html).toContain("&lt;script&gt;2");
    expect(html).not.toMatch(/<script|<img|javascript:x"/);
  });
});

describe("with the history", () => {
  test("redirects to the conversation's own address, which lists it", async () => {
    const fake = createFakeAiHelp();
    const { status, location } = await post(fake, { question: "One?" }, KEEPER);
    expect(status).toBe(303);
    const [, chatId = "", id = ""] =
      /^\/en-US\/plus\/ai-help\?c=([\w-]+)&m=([\w-]+)#turn-\2$/.exec(location ?? "") ??
      [];
    const html = await get(fake, `?c=${chatId}`, KEEPER);
    expect(readMessageIds(html)).toEqual([id]);
    expect(html).toMatch(/<h3>Today<\/h3>.*aria-current="page"[^>]*>A label</);
    expect(readFields(html)).toEqual({ chat: chatId, message: id });
    await post(fake, { question: "And?", ...readFields(html) }, KEEPER);
    expect(fake.asked[1]).toMatchObject({ chat_id: chatId, parent_id: id });
  });

  test("lists conversations by age, each with its label, and deletes the shown one alone", async () => {
    const fake = createFakeAiHelp();
    const [now, old, untitled] = [randomUUID(), randomUUID(), randomUUID()];
    const entries: ConversationEntry[] = [
      { chatId: now, label: "Now <b>", updatedAt: Date.now() },
      { chatId: untitled, label: "", updatedAt: Date.UTC(2024, 4, 31, 23) },
      { chatId: old, label: "Old", updatedAt: Date.UTC(2024, 4, 1) },
    ];
    fake.aiHelp.listConversations = () => Promise.resolve(entries);
    fake.stored.set(old, { chatId: old, label: "Old", messages: [] });
    const html = await get(fake, `?c=${old}`, KEEPER);
    const [, today = "", may = ""] = html.split("<h3>");
    expect(today).toMatch(/^Today<\/h3>.*>Now &lt;b&gt;<\/a><\/li>/);
    expect(today).not.toContain("aria-current");
    expect(may).toMatch(
      /^May 2024<\/h3>.*>New topic<\/a><\/li>.*aria-current="page"[^>]*>Old</,
    );
    expect(html.match(/href="[^"]*confirm=delete[^"]*"/g)).toEqual([
      `href="${HOME}?c=${old}&amp;confirm=delete#delete"`,
    ]);
  });

  test("says that nothing is listed yet", async () => {
    const html = await get(createFakeAiHelp(), "", KEEPER);
    expect(html).toContain("Your questions will be listed here.");
    expect(html).not.toContain("Enable history");
    const off = await get(createFakeAiHelp());
    expect(off).toContain('href="/en-US/plus/settings#ai-help--history-enable"');
    expect(off).not.toContain("will be listed here");
  });

  test("deletes a topic after a question", async () => {
    const fake = createFakeAiHelp();
    await post(fake, { question: "One?" }, KEEPER);
    const [chatId = ""] = fake.stored.keys();
    const html = await get(fake, `?c=${chatId}&confirm=delete`, KEEPER);
    expect(html).toContain("Do you want to permanently delete this topic?");
    const answer = await post(fake, { ...readFields(html), act: "delete" }, KEEPER);
    expect(answer).toMatchObject({ status: 303, location: `${HOME}?d=1` });
    expect(fake.stored.size).toBe(0);
  });

  test.each([
    ["an unknown topic", KEEPER],
    ["a topic while the history is off", USER],
  ])("begins anew for %s", async (_, user) => {
    const fake = createFakeAiHelp();
    await post(fake, { question: "One?" }, KEEPER);
    const chatId = user === USER ? [...fake.stored.keys()][0] : randomUUID();
    const answer = await get(fake, `?c=${chatId ?? ""}`, user).catch(
      (thrown: unknown) => thrown,
    );
    expect(answer).toBeInstanceOf(Response);
    expect((answer as Response).headers.get("location")).toBe(HOME);
  });

  test("keeps the question and the page of an unknown topic's address", async () => {
    const query = "q=Why+%3Cb%3E%3F&page=%2Fen-US%2Fdocs%2FGrid";
    const address = `?c=${randomUUID()}&m=${randomUUID()}&${query}`;
    const answer = await get(createFakeAiHelp(), address, KEEPER).catch(
      (thrown: unknown) => thrown,
    );
    expect((answer as Response).headers.get("location")).toBe(`${HOME}?${query}`);
  });

  test.each([
    [0, false, "The answer is still being written", "stop:"],
    // A script that looked for the answer announces this, not that the answer is complete.
    [0, true, FAILED_HEADING, "retry:"],
    [120_000, false, FAILED_HEADING, "retry:"],
  ])(
    "shows an answer missing after %i ms, failed: %s",
    async (age, isFailed, words, act) => {
      const fake = createFakeAiHelp();
      const [chatId, messageId] = [randomUUID(), randomUUID()];
      const message = {
        messageId,
        parentId: null,
        createdAt: Date.now() - age,
        sources: [],
        question: "One?",
        answer: null,
        isFailed,
      };
      fake.stored.set(chatId, { chatId, label: "", messages: [message] });
      const html = await get(fake, `?c=${chatId}`, KEEPER);
      expect(html).toContain(words);
      expect(html).toContain(`value="${act}${messageId}"`);
      await post(fake, { ...readFields(html), act: `retry:${messageId}` }, KEEPER);
      expect(fake.asked[0]).toMatchObject({ messages: [{ content: "One?" }] });
    },
  );
});

test.each([
  ["quota", 402, "used all your questions"],
  ["flagged", 400, "breaks the rules"],
  ["too-long", 400, "too long"],
  ["busy", 409, "still being answered"],
  ["full", 503, "Too many questions"],
  ["provider", 500, "did not count"],
  ["timeout", 500, "did not come in time"],
] as const)(
  "keeps the question beside the message of %s",
  async (fault, status, words) => {
    const fake = createFakeAiHelp({ fault });
    const answer = await post(fake, { question: "Why <b>?" });
    expect(answer.status).toBe(status);
    expect(answer.html).toContain(words);
    expect(answer.html).toContain('autofocus="" aria-invalid="true"');
    expect(answer.html).toContain("Why &lt;b&gt;?</textarea>");
  },
);

test("keeps the question while the database is away", async () => {
  const fake = createFakeAiHelp();
  fake.aiHelp.ask = () => Promise.reject(new UnavailableError("database"));
  const { status, html } = await post(fake, { question: "Why?" });
  expect(status).toBe(503);
  expect(html).toContain("Why?</textarea>");
});

describe("a question that is sent after the session's end", () => {
  /** Sends a form without a session, and signs in. */
  async function sendSignedOut(
    fake: Fake,
    fields: Record<string, string>,
    { user = KEEPER, at }: { user?: User; at?: string } = {},
  ) {
    const { location } = await post(fake, fields, null).catch((thrown: unknown) => ({
      location: (thrown as Response).headers.get("location"),
    }));
    const next = new URL(location ?? "", "https://docs.example").searchParams.get("next");
    const request = new Request(`https://docs.example${at ?? next ?? ""}`);
    const args = createArgs(fake, request, user);
    const form = new FormData();
    for (const [name, value] of Object.entries({ owner: OWNER, ...fields }))
      form.append(name, value);
    args.context.services.formDrafts.take = () =>
      Promise.resolve({ form, clear: "draft=" });
    const { data } = await loader(args);
    return { next, html: data.html ?? "" };
  }

  async function startConversation(fake: Fake) {
    const { location } = await post(fake, { question: "One?" }, KEEPER);
    const address = (location ?? "").replace(/#.*/, "");
    const fields = readFields(await get(fake, address.slice(HOME.length), KEEPER));
    return { address, fields };
  }

  test("comes back in its conversation", async () => {
    const fake = createFakeAiHelp();
    const { address, fields } = await startConversation(fake);
    const sent = { ...fields, question: "And <b>?" };
    const { next, html } = await sendSignedOut(fake, sent);
    expect(next).toBe(address);
    expect(html).toContain("And &lt;b&gt;?</textarea>");
    expect(readMessageIds(html)).toEqual([fields["message"]]);
    expect(readFields(html)).toEqual(fields);
  });

  test("comes back in its conversation at another address of the page", async () => {
    const fake = createFakeAiHelp();
    const { fields } = await startConversation(fake);
    const sent = { ...fields, question: "And?" };
    const { html } = await sendSignedOut(fake, sent, { at: HOME });
    expect(html).toContain("And?</textarea>");
    expect(readFields(html)).toEqual(fields);
  });

  test("comes back as an edit", async () => {
    const fake = createFakeAiHelp();
    const { fields } = await startConversation(fake);
    const id = fields["message"] ?? "";
    const sent = {
      ...fields,
      question: "Typed",
      [`question-${id}`]: "Two?",
      act: `edit:${id}`,
    };
    const { html } = await sendSignedOut(fake, sent);
    expect(html).toMatch(/<details [^>]*open="".*<textarea [^>]*>Two\?<\/textarea>/);
    expect(html).toContain("Typed</textarea>");
    const late = await sendSignedOut(fake, sent, { at: HOME, user: USER });
    expect(late.html).toContain("Two?</textarea>");
    expect(readMessageIds(late.html)).toEqual([]);
  });

  test("begins a new topic where nothing is stored", async () => {
    const { next, html } = await sendSignedOut(createFakeAiHelp(), { question: "One?" });
    expect(next).toBe(HOME);
    expect(html).toContain("One?</textarea>");
  });
});

test("keeps the question of a reader who cannot be looked up", async () => {
  const args = createArgs(createFakeAiHelp(), createPost({ question: "Why?" }), null);
  const thrown = await action({
    ...args,
    context: { ...args.context, isUserUnknown: true },
  }).then(
    () => null,
    (error: unknown) => error,
  );
  expect(isRouteErrorResponse(thrown)).toBe(false);
  expect(thrown).toMatchObject({
    data: {
      interrupted: {
        address: HOME,
        values: expect.arrayContaining([["question", "Why?"]]) as unknown,
      },
    },
    init: { status: 503 },
  });
});

test("replaces the field by the limit when no question is left", async () => {
  const html = await get(createFakeAiHelp({ remaining: 0 }));
  expect(html).toContain("You have asked your 5 questions for today");
  expect(html).not.toContain("<textarea");
  expect(html, "examples would fill the field").not.toContain("data-fill-question");
});

test("marks the screen on which no question is left, so that earlier ones can't be edited", async () => {
  expect(await get(createFakeAiHelp())).not.toContain("data-used-up");
  const fake = createFakeAiHelp({ remaining: 0 });
  expect(await get(fake)).toMatch(/data-quota="" data-used-up=""/);
  const { html } = await post(fake, { question: "Why?" });
  expect(html).not.toContain("data-edit=");
  const typed = await get(fake, "?q=Why");
  expect(typed).toMatch(/data-part="left" data-used-up="true"/);
});

test("shows a refusal in the page's language, with the nearest pages", async () => {
  const fake = createFakeAiHelp({ pieces: ["I'm sorry, but I can’t answer that."] });
  const { html } = await post(fake, { question: "Cake?" });
  expect(html).toContain("do not answer this question");
  expect(html).toContain("The nearest pages:");
  expect(html).not.toContain("I'm sorry");
});

test("shows a refused question to the writers by a button, and says that it did", async () => {
  const fake = createFakeAiHelp({ pieces: ["I'm sorry, but I can't."] });
  const first = await post(fake, { question: "Cake?" });
  const [id = ""] = readMessageIds(first.html);
  expect(first.html).toMatch(
    /name="act" value="down:[^>]*>Show this question to our writers</,
  );
  expect(first.html).not.toContain("can see your question now");
  expect(fake.votes).toEqual([]);
  const shown = await post(fake, { ...readFields(first.html), act: `down:${id}` });
  expect(shown.html).toContain("Our writers can see your question now.");
  expect(fake.votes).toMatchObject([[id, "down", { question: "Cake?" }]]);
});

test("offers code to the Playground, one block and several", async () => {
  const pieces = ["```css\na > b {}\n```\n\n```js\nlet a;\n```\n\n```sh\nls\n```"];
  const { html } = await post(createFakeAiHelp({ pieces }), { question: "How?" });
  expect(html.match(/<form method="post" action="\/en-US\/play"/g)).toHaveLength(2);
  expect(html).toContain('<input type="hidden" name="css" value="a &gt; b {}\n">');
  expect(html).toMatch(
    /name="js" value="let a;\n" form="play-queue" aria-label="Queue: Example 2"/,
  );
  expect(links()).toMatchObject([{ rel: "stylesheet" }]);
});

test("leaves out of a report who asked", async () => {
  const { html } = await post(createFakeAiHelp(), { question: "Why?" });
  expect(html).toContain("https://code.example/docs/issues/new?title=");
  expect(decodeURIComponent(html)).not.toMatch(/issues\/new[^"]*fay@/);
});

describe("the stream", () => {
  async function read(
    fake: Fake,
    fields: Record<string, string>,
    user: User | null = USER,
  ) {
    const response = await stream(
      createArgs(fake, createPost(fields, `${HOME}/stream`), user),
    );
    const body = await response.text();
    const events = body
      .split("\n\n")
      .filter((part) => part.startsWith("data: "))
      .map((part) => JSON.parse(part.slice(6)) as Record<string, unknown>);
    return { response, body, events };
  }

  test("sends the events of the API with HTML, then the page", async () => {
    const fake = createFakeAiHelp({ pieces: ["One\n\nTwo", " three"] });
    const { response, events } = await read(fake, { question: "Why?" }, KEEPER);
    expect(response.headers.get("content-type")).toMatch(/^text\/event-stream/);
    expect(events[0]).toMatchObject({ type: "metadata", kind: "model" });
    expect(events[0]?.["html"]).toContain("Grid › B");
    expect(events[0]?.["url"]).toMatch(/^\/en-US\/plus\/ai-help\?c=/);
    expect(events[1]).toMatchObject({
      choices: [{ delta: { content: "One\n\nTwo" } }],
      patch: { at: 0, blocks: ["<p>One</p>", "<p>Two</p>"] },
    });
    expect(events[3]).toMatchObject({ patch: { at: 1, blocks: ["<p>Two three</p>"] } });
    expect(events[4]).toMatchObject({ type: "done" });
    expect(events[4]?.["html"]).toContain("<p>One</p>");
    expect(events[5]).toMatchObject({ type: "parts" });
    expect(events[5]?.["html"]).toContain("A label");
  });

  test("looks for a kept answer whose connection is lost, and claims nothing of another", async () => {
    const fake = createFakeAiHelp();
    const mark = '<span data-unfinished="10">';
    const kept = await read(fake, { question: "Why?" }, KEEPER);
    expect(kept.events[0]?.["html"]).toContain(mark);
    const lost = await read(fake, { question: "Why?" });
    expect(lost.events[0]?.["html"]).not.toContain(mark);
    for (const user of [USER, KEEPER]) {
      const [, words = ""] = /data-answer-state="([^"]+)"/.exec(
        await get(fake, "", user),
      ) ?? [""];
      expect(words).toContain("It may have counted");
      expect(words).not.toContain("did not count");
    }
  });

  test("ends with the page when its conversation gets no label", async () => {
    const fake = createFakeAiHelp();
    fake.aiHelp.summarise = () => Promise.reject(new AskError("provider"));
    const { events } = await read(fake, { question: "Why?" }, KEEPER);
    expect(events.at(-1)).toMatchObject({ type: "done" });
  });

  test("never shows the beginning of a refusal", async () => {
    const fake = createFakeAiHelp({ pieces: ["I'm so", "rry, but I can't."] });
    const { events } = await read(fake, { question: "Cake?" });
    expect(events.filter((event) => "patch" in event)).toEqual([]);
    expect(events.at(-1)?.["html"]).toContain("do not answer this question");
  });

  test("answers faults before it as JSON, and those in it by an event", async () => {
    const busy = await read(createFakeAiHelp({ fault: "busy" }), { question: "Why?" });
    expect(busy.response.status).toBe(409);
    expect(JSON.parse(busy.body)).toEqual({
      message: expect.stringContaining("still being answered") as string,
      html: expect.stringMatching(/data-part="left".*>\d questions? remaining/) as string,
    });
    const broken = await read(createFakeAiHelp({ breaksOff: "provider" }), {
      question: "Why?",
    });
    expect(broken.events.at(-1)).toEqual({
      type: "failed",
      message: expect.stringContaining("did not count") as string,
    });
  });

  test("is none for readers whose session has ended, and for forms of others", async () => {
    const out = await read(createFakeAiHelp(), { question: "Why?" }, null);
    expect([out.response.status, out.body]).toEqual([401, "{}"]);
    const foreign = await read(createFakeAiHelp(), {
      question: "Why?",
      owner: "other a@b.c",
    });
    expect(foreign.response.status).toBe(409);
    expect(foreign.body).not.toContain("message");
  });
});
