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

interface SettingForm {
  form: FormData;
  user: User;
  context: Pick<AppLoadContext, "services" | "logger">;
}

/** Applies a form for its reader. An unavailable database is returned as a problem. */
export async function changeSetting({
  form,
  user,
  context: { services, logger },
}: SettingForm): Promise<ChangeOutcome> {
  const intent = INTENTS.find((known) => known === form.get("intent"));
  const value = form.get("value") ?? "true";
  if (!intent || (value !== "true" && value !== "false")) return fail("form");
  const change: SentChange = { value: value === "true", user, services, form };
  try {
    const problem = isSwitch(intent)
      ? await changeSwitch(intent, change)
      : await CHANGES[intent](change);
    return problem ? fail(problem) : { isOk: true, intent, value: change.value };
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    logger.error({ err: error }, "a setting could not be stored");
    return fail("unavailable");
  }
}

interface SentChange {
  value: boolean;
  user: User;
  services: AppLoadContext["services"];
  form: FormData;
}

type Change = (change: SentChange) => Promise<SettingProblem | null>;

async function changeSwitch(
  name: SwitchName,
  { value, user, services }: SentChange,
): Promise<SettingProblem | null> {
  if (SETTINGS[name].changer === "subscriber" && !user.isSubscriber) return "subscribers";
  await services.settings.saveSettings(user, { [name]: value });
  return null;
}

const CHANGES: Readonly<Record<Exclude<Intent, SwitchName>, Change>> = {
  async newsletter({ value, user, services }) {
    if (!value) await services.newsletter.unsubscribe(user);
    else if (!(await services.newsletter.subscribe(user)).isSubscribed) return "left";
    return null;
  },
  async "delete-ai-history"({ user, services }) {
    await services.settings.deleteAiHistory(user.id);
    return null;
  },
  async "end-session"({ user, services, form }) {
    const handle = form.get("session");
    if (typeof handle !== "string") return "form";
    await services.accounts.endSession(user.id, handle);
    return null;
  },
  async "end-sessions"({ user, services }) {
    await services.accounts.endAllSessions(user.id);
    return null;
  },
};

function fail(problem: SettingProblem): ChangeOutcome {
  return { isOk: false, problem };
}
