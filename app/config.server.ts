import { z } from "zod";
import { countEdits } from "~/domain/search/count-edits";
import { parseUrl } from "~/domain/http/parse-url";
import { isLoopback } from "./domain/http/loopback";
import { hasCredentials, type Variable } from "./config-values.server";
import { VARIABLES } from "./config-variables.server";

type Variables = typeof VARIABLES;
type Shape = { [Name in keyof Variables]: Variables[Name]["schema"] };

const SHAPE = Object.fromEntries(
  Object.entries(VARIABLES).map(([name, { schema }]) => [name, schema]),
) as Shape;

interface Ports {
  PORT: number;
  METRICS_PORT?: number | undefined;
  PLAYGROUND_PORT?: number | undefined;
}

const ENVIRONMENT = z.object(SHAPE).superRefine((values, context) => {
  // Servers that share a database need the same secret, or readers are signed out at random.
  const isShared = values.DATABASE_URL?.startsWith("postgres") ?? false;
  if (values.NODE_ENV === "production" && isShared && values.SESSION_SECRET === undefined)
    context.addIssue({ code: "custom", path: ["SESSION_SECRET"] });
  // On the site's own host, samples could read its cookies, which ports share.
  const site = values.SITE_ORIGIN ?? toDefaultOrigin(values.PORT);
  if (isSameHost(values.PLAYGROUND_ORIGIN, site))
    context.addIssue({ code: "custom", path: ["PLAYGROUND_ORIGIN"] });
  for (const name of ["PLAYGROUND_ORIGIN", "UPDATES_URL"] as const)
    if (isMixedContent(values[name], site))
      context.addIssue({ code: "custom", path: [name] });
  for (const name of listTakenPorts(values))
    context.addIssue({ code: "custom", path: [name] });
  if (values.EDITING === "local" && !isLoopback(site))
    context.addIssue({ code: "custom", path: ["EDITING"] });
  if (values.AI_BASE_URL !== undefined && values.AI_MODEL === undefined)
    context.addIssue({ code: "custom", path: ["AI_MODEL"] });
  const isSecret = values.TELEMETRY_URL?.toLowerCase().startsWith("https:") ?? true;
  if (!isSecret && values.NODE_ENV !== "test")
    context.addIssue({ code: "custom", path: ["TELEMETRY_URL"] });
});

/** The validated configuration with defaults, by variable name. */
export type Config = Readonly<z.output<typeof ENVIRONMENT> & { SITE_ORIGIN: string }>;

/** A variable has an invalid value. The message is one line for the operator. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
  readonly variable: string;

  constructor(variable: string, shown: string, accepts: string) {
    super(`${variable}=${shown} can't be used: expected ${accepts}`);
    this.variable = variable;
  }
}

/**
 * Reads the configuration. An empty variable counts as unset.
 *
 * @throws ConfigError for the first bad value.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.keys(VARIABLES).map((name) => [
      name,
      env[name] === "" ? undefined : env[name],
    ]),
  );
  const result = ENVIRONMENT.safeParse(given);
  if (!result.success) throw toConfigError(result.error, given);
  const { PORT, SITE_ORIGIN = toDefaultOrigin(PORT) } = result.data;
  return Object.freeze({ ...result.data, SITE_ORIGIN });
}

/** Shorter names are near those of other programs. */
const MIN_MISSPELLED = 7;

/**
 * Lists names that nearly are those of variables, each in a line for the operator: a misspelled variable
 * has no effect, and its default may be what the operator wanted to leave.
 */
export function listMisspelled(env: Record<string, string | undefined>): string[] {
  const names = Object.keys(VARIABLES);
  return Object.keys(env).flatMap((given) => {
    if (given.length < MIN_MISSPELLED || Object.hasOwn(VARIABLES, given)) return [];
    const findWithin = (limit: number): string | undefined =>
      names.find((name) => countEdits(given.toUpperCase(), name, limit) <= limit);
    const meant = findWithin(1) ?? findWithin(2);
    return meant === undefined ? [] : [`${given} is not a variable: is ${meant} meant?`];
  });
}

/** Lists the variables with a port that this server has for something else; 0 is any free one. */
function listTakenPorts(ports: Ports): string[] {
  const names = ["PORT", "METRICS_PORT", "PLAYGROUND_PORT"] as const;
  return names.filter((name, at) => {
    const others = names.slice(0, at).map((other) => ports[other]);
    return Boolean(ports[name]) && others.includes(ports[name]);
  });
}

/** Compares what may be invalid, because all values are checked before the first issue is shown. */
function isSameHost(one: string | undefined, other: string): boolean {
  const host = one === undefined ? undefined : parseUrl(one)?.hostname;
  return host !== undefined && host === parseUrl(other)?.hostname;
}

/** Browsers load nothing without https into a page with https, except from their own machine. */
function isMixedContent(origin: string | undefined, site: string): boolean {
  const isPlain = origin?.startsWith("http:") === true && !isLoopback(origin);
  return isPlain && site.startsWith("https:");
}

function toDefaultOrigin(port: number): string {
  return `http://localhost:${port}`;
}

function toConfigError(
  error: z.ZodError,
  given: Record<string, string | undefined>,
): ConfigError {
  const name = String(error.issues[0]?.path[0]);
  const found = listVariables().find((variable) => variable.name === name);
  const value = given[name];
  const shown = value === undefined ? "(unset)" : showValue(value, found?.secret);
  return new ConfigError(name, shown, found?.accepts ?? "another value");
}

function showValue(value: string, isSecret = false): string {
  return isSecret || hasCredentials(value) ? "(hidden)" : JSON.stringify(value);
}

/** Lists all variables with their documentation, in the order of docs/configuration.md. */
export function listVariables(): (Omit<Variable, "schema"> & { name: string })[] {
  return Object.entries<Variable>(VARIABLES).map(([name, { schema: _, ...facts }]) => ({
    name,
    ...facts,
  }));
}
