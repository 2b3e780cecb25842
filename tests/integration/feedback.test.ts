import type { ActionFunctionArgs, AppLoadContext } from "@remix-run/node";
import { describe, expect, test } from "vitest";
import { createUserServices } from "~/composition/create-user-services.server";
import { action as postToApi, loader as readApi } from "~/routes/api.v1.feedback";
import type { FailedFeedbackPageProps } from "~/routes/$locale.feedback/failed-feedback-page";
import { action as postForm } from "~/routes/$locale.feedback/route";
import { createFeedbackCounts } from "~/services/feedback/index.server";
import { createLoadContext } from "../support/create-load-context";
import { provideUserDatabase } from "../support/provide-user-database";

const PAGE = "/en-US/docs/Web/CSS/größe";

const users = provideUserDatabase();

function createContext(from = users.database): AppLoadContext {
  const services = createUserServices({
    database: from,
    sessionSecret: "a secret of at least 32 characters",
    siteOrigin: "https://docs.example",
    documents: {
      findPageSummary: () => null,
      findDocumentCard: (url) =>
        url.toLowerCase() === PAGE.toLowerCase()
          ? { mdn_url: PAGE, locale: "en-US", short_title: "größe", summary: "" }
          : null,
    },
  });
  return createLoadContext({ services });
}

type Action = (args: ActionFunctionArgs) => Promise<unknown>;

function post(action: Action, fields: Record<string, string>, context = createContext()) {
  const body = new URLSearchParams(fields);
  const request = new Request("https://docs.example/x", { method: "POST", body });
  return action({ request, params: { locale: "en-US" }, context });
}

/** Returns what the action throws, which Remix shows with its status. */
async function postAndCatch(fields: Record<string, string>, context?: AppLoadContext) {
  const thrown = await post(postForm, fields, context).then(
    () => null,
    (reason: unknown) => reason,
  );
  return thrown as { data: { failure: FailedFeedbackPageProps }; init: ResponseInit };
}

function listPages() {
  return createFeedbackCounts(users.database).listPages({ limit: 10 });
}

describe("the form", () => {
  test("redirects to the page, at the next step", async () => {
    const no = (await post(postForm, { url: PAGE, vote: "no" })) as Response;
    expect(no.status).toBe(303);
    expect(no.headers.get("location")).toBe(
      "/en-US/docs/Web/CSS/gr%C3%B6%C3%9Fe?feedback=reason#feedback",
    );
    const why = { url: PAGE, vote: "no", reason: "outdated" };
    const reason = (await post(postForm, why)) as Response;
    expect(reason.headers.get("location")).toMatch(/\?feedback=thanks#feedback$/);
    expect(await listPages()).toEqual([
      {
        url: PAGE,
        locale: "en-US",
        yes: 0,
        no: 1,
        reasons: [{ reason: "outdated", count: 1 }],
      },
    ]);
  });

  test("returns the form of an invalid vote, with its fault", async () => {
    const fields = { url: PAGE, vote: "no", reason: "bad" };
    const { data, init } = await postAndCatch(fields);
    expect(init.status).toBe(400);
    expect(data.failure.page).toBe(PAGE);
    expect(data.failure.html).toContain("Please choose one of the reasons.");
    expect(data.failure.html).toContain('name="vote" value="no"');
    expect(await listPages()).toEqual([]);
  });

  test("returns it with its heading as title, in the language of the address", async () => {
    const body = new URLSearchParams({ url: PAGE, vote: "maybe" });
    const request = new Request("https://docs.example/x", { method: "POST", body });
    const args = { request, params: { locale: "de" }, context: createContext() };
    const { data } = (await postForm(args).catch((thrown: unknown) => thrown)) as {
      data: { title: string; failure: FailedFeedbackPageProps };
    };
    expect(data.title).toBe("Ihre Stimme wurde nicht gespeichert");
    expect(data.failure.title).toBe(data.title);
    expect(data.failure.html).toContain('action="/de/feedback"');
    expect(data.failure.html).toContain(">Ja<");
  });

  test("never redirects to another site", async () => {
    const { data, init } = await postAndCatch({ url: "//evil.example/", vote: "yes" });
    expect([init.status, data.failure.page]).toEqual([400, null]);
    expect(data.failure.html).not.toContain("evil");
  });

  test("answers 503 without a database", async () => {
    const dead = await users.openDead();
    const vote = { url: PAGE, vote: "yes" };
    const { data, init } = await postAndCatch(vote, createContext(dead));
    expect(init).toMatchObject({ status: 503, headers: { "Retry-After": "10" } });
    expect(data.failure.html).toMatch(/could not be saved.*<form/s);
  });
});

describe("the API", () => {
  test("returns the next step, by name and as HTML", async () => {
    const no = (await post(postToApi, { url: PAGE, vote: "no" })) as Response;
    const why = expect.stringMatching(/<form.*type="radio"/) as string;
    expect(await no.json()).toEqual({ step: "reason", html: why });
    const yes = (await post(postToApi, { url: PAGE, vote: "yes" })) as Response;
    const thanks = expect.stringContaining("Thank you") as string;
    expect(await yes.json()).toEqual({ step: "thanks", html: thanks });
    expect(await listPages()).toMatchObject([{ yes: 1, no: 0 }]);
  });

  test("names the invalid field", async () => {
    const response = (await post(postToApi, { url: PAGE, vote: "maybe" })) as Response;
    expect(response.status).toBe(400);
    const html = expect.stringContaining("Please choose Yes or No.") as string;
    expect(await response.json()).toMatchObject({ code: 400, error: "vote", html });
  });

  test("shows no text of the submitted address as HTML", async () => {
    const url = '/en-US/docs/"><img src=x onerror=alert(1)>';
    const response = (await post(postToApi, { url, vote: "maybe" })) as Response;
    const { html } = (await response.json()) as { html: string };
    expect(html).toContain("&lt;img");
    expect(html).not.toContain("<img");
  });

  test("answers 429 with Retry-After at the limit", async () => {
    const context = createContext();
    const vote = { url: PAGE, vote: "yes" };
    for (let use = 0; use < 40; use++) await post(postToApi, vote, context);
    const response = (await post(postToApi, vote, context)) as Response;
    expect(response.status).toBe(429);
    const seconds = Number(response.headers.get("retry-after"));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(600);
  });

  test("treats a body that is no form as an empty form", async () => {
    const request = new Request("https://docs.example/x", {
      method: "POST",
      body: "{}",
      headers: { "Content-Type": "application/json" },
    });
    const args = { request, params: {}, context: createContext() };
    const response = await postToApi(args);
    expect(response.status).toBe(400);
  });

  test("supports only POST", async () => {
    const request = new Request("https://docs.example/x", { method: "PUT" });
    const put = await postToApi({ request, params: {}, context: createContext() });
    expect([put.status, put.headers.get("allow")]).toEqual([405, "POST"]);
    expect(readApi).toThrow();
  });
});
