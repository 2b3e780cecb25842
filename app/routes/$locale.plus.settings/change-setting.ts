import type { AppLoadContext } from "@remix-run/node";
import { isUnavailable } from "~/domain/site/unavailable-error";
import {
  isSwitch,
  SETTINGS,
  SWITCHES,
  type SwitchName,
} from "~/domain/accounts/settings";
import type { User } from "~/domain/accounts/user";

/** Intents of the page's forms. */
export const INTENTS = [
  ...SWITCHES,
  "newsletter",
  "delete-ai-history",
  "end-session",
  "end-sessions",
] as const;
export type Intent = (typeof INTENTS)[number];

/** Reasons of a failed change; each has a text of its own. */
export type SettingProblem =
  | "form"
  | "subscribers"
  | "left"
  | "unavailable"
  /** The session had expired when the form was submitted. */
  | "signed-out";

export type ChangeOutcome =
  | { isOk: true; intent: Intent; value: boolean }
  | { isOk: false; problem: SettingProblem };

export const PROBLEM_STATUSES: Readonly<Record<SettingProblem, number>> = {
  form: 400,
  subscribers: 403,
  left: 409,
  unavailable: 503,
  "signed-out": 401,
};

/** Applies a form for its reader. An unavailable database is returned as a problem. */
export async function changeSetting(
  form: FormData,
  user: User,
  { services, logger }: Pick<AppLoadContext, "services" | "logger">,
): Promise<ChangeOutcome> {
  const intent = INTENTS.find((known) => known === form.get("intent"));
  const value = form.get("value") ?? "true";
  if (!intent || (value !== "true" && value !== "false")) return fail("form");
  const change = { intent, value: value === "true" };
  try {
    const problem = isSwitch(intent)
      ? await changeSwitch(intent, change.value, user, services)
      : await CHANGES[intent](change.value, user, services, form);
    return problem ? fail(problem) : { isOk: true, ...change };
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    logger.error({ err: error }, "a setting could not be stored");
    return fail("unavailable");
  }
}

type Services = AppLoadContext["services"];
type Change = (
  value: boolean,
  user: User,
  services: Services,
  form: FormData,
) => Promise<SettingProblem | null>;

async function changeSwitch(
  name: SwitchName,
  value: boolean,
  user: User,
  { settings }: Services,
): Promise<SettingProblem | null> {
  if (SETTINGS[name].changer === "subscriber" && !user.isSubscriber) return "subscribers";
  await settings.saveSettings(user, { [name]: value });
  return null;
}

const CHANGES: Readonly<Record<Exclude<Intent, SwitchName>, Change>> = {
  async newsletter(value, user, { newsletter }) {
    if (!value) await newsletter.unsubscribe(user);
    else if (!(await newsletter.subscribe(user)).isSubscribed) return "left";
    return null;
  },
  async "delete-ai-history"(_value, user, { settings }) {
    await settings.deleteAiHistory(user.id);
    return null;
  },
  async "end-session"(_value, user, { accounts }, form) {
    const handle = form.get("session");
    if (typeof handle !== "string") return "form";
    await accounts.endSession(user.id, handle);
    return null;
  },
  async "end-sessions"(_value, user, { accounts }) {
    await accounts.endAllSessions(user.id);
    return null;
  },
};

function fail(problem: SettingProblem): ChangeOutcome {
  return { isOk: false, problem };
}
