import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ConfigError, listMisspelled, listVariables, readConfig } from "./config.server";

test("uses the defaults when nothing is set", () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    NODE_ENV: "production",
    PORT: 3000,
    SITE_ORIGIN: "http://localhost:3000",
    DATA_DIR: "./data",
    PLUS_ENABLED: true,
    WRITER_MODE: false,
  });
  expect(config.CONTENT_ROOT).toBeUndefined();
});

test("treats an empty variable as unset and derives the origin from the port", () => {
  expect(readConfig({ PORT: "8080", SITE_ORIGIN: "" }).SITE_ORIGIN).toBe(
    "http://localhost:8080",
  );
});

test("lists names that are nearly those of variables", () => {
  const env = { SITE_ORIGN: "x", data_dir: "x", TRUSTED_PROXIES: "x", PORTS: "x" };
  const others = { METRICS_HOT: "x", XDG_DATA_DIRS: "x", npm_config_cache: "x" };
  expect(listMisspelled({ ...others, ...env })).toEqual([
    "METRICS_HOT is not a variable: is METRICS_HOST meant?",
    "SITE_ORIGN is not a variable: is SITE_ORIGIN meant?",
    "data_dir is not a variable: is DATA_DIR meant?",
  ]);
  const known = listVariables().map(({ name }) => [name, "x"] as const);
  expect(listMisspelled(Object.fromEntries(known))).toEqual([]);
});

test("is frozen", () => {
  expect(Object.isFrozen(readConfig({}))).toBe(true);
});

test.each([
  ["PORT", "70000"],
  ["PORT", "3000x"],
  ["PORT", "-1"],
  ["NODE_ENV", "staging"],
  ["SITE_ORIGIN", "docs.example.org"],
  ["SITE_ORIGIN", "https://docs.example.org/"],
  ["SITE_ORIGIN", "ftp://docs.example.org"],
  ["PLUS_ENABLED", "yes"],
  ["ACCOUNTS_ISSUER", "javascript:alert(1)"],
  ["LOG_LEVEL", "loud"],
  ["TELEMETRY_ENABLED", "maybe"],
  ["MAINTENANCE", " "],
  ["TELEMETRY_APPLICATION", "  "],
  ["TELEMETRY_APPLICATION", "web/docs"],
  ["TELEMETRY_APPLICATION", ".."],
  ["CONTENT_SIGNALS", "search=yes, ai-train=no, search=no"],
  ["TELEMETRY_URL", "https://telemetry.example/submit"],
  ["TELEMETRY_URL", "https://telemetry.example?x"],
  ["TELEMETRY_URL", "ftp://telemetry.example"],
  ["TELEMETRY_URL", "http://telemetry.example"],
  ["STATS_DAYS", "-1"],
  ["HOST", "any host"],
  ["METRICS_HOST", "http://127.0.0.1"],
  ["PLAYGROUND_ORIGIN", "http://localhost:3001"],
])("refuses %s=%s in one line with name, value and what is accepted", (name, value) => {
  const { accepts } = listVariables().find((variable) => variable.name === name) ?? {};
  expect(() => readConfig({ [name]: value })).toThrow(
    new ConfigError(name, JSON.stringify(value), accepts ?? ""),
  );
});

test.each([
  ["SESSION_SECRET", "too short"],
  ["SESSION_SECRET", " ".repeat(40)],
  ["DATABASE_URL", "mysql://user:password@host"],
  ["DATABASE_URL", "sqlite://data/users.sqlite"],
  ["DATABASE_URL", "postgres://user:pass#word@host/db"],
  // `fetch` refuses credentials in a URL.
  ["AI_BASE_URL", "https://user:password@ai.example/v1"],
  ["ACCOUNTS_ISSUER", "https://user@accounts.example"],
  ["TELEMETRY_URL", "https://user@telemetry.example"],
  ["SITE_ORIGIN", "https://user:password@docs.example"],
])("never prints the value of %s", (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(`${name}=(hidden) can't be used`);
});

test.each([
  "sqlite:data/users.sqlite",
  "sqlite:/srv/users.sqlite",
  "sqlite:///srv/users.sqlite",
  "postgresql://user:password@host:5432/db?sslmode=require",
  "postgres://user:password@/db?host=/run/postgresql",
])("accepts the database %s", (DATABASE_URL) => {
  const env = { DATABASE_URL, SESSION_SECRET: "x".repeat(32) };
  expect(readConfig(env).DATABASE_URL).toBe(DATABASE_URL);
});

test("accepts a ping server with https, and without it in tests alone", () => {
  const given = { TELEMETRY_URL: "https://telemetry.example:8443/" };
  expect(readConfig(given)).toMatchObject(given);
  const plain = { TELEMETRY_URL: "http://127.0.0.1:9", NODE_ENV: "test" };
  expect(readConfig(plain)).toMatchObject(plain);
});

test.each(["PLAYGROUND_ORIGIN", "UPDATES_URL"])(
  "refuses a %s that browsers would block as mixed content",
  (name) => {
    const env = { SITE_ORIGIN: "https://docs.example.org", [name]: "http://b.example" };
    expect(() => readConfig(env)).toThrow(`${name}="http://b.example" can't be used`);
    const plain = { ...env, SITE_ORIGIN: "http://docs.example.org" };
    expect(readConfig(plain)).toMatchObject(plain);
    const local = { ...env, [name]: "http://127.0.0.1:4000" };
    expect(readConfig(local)).toMatchObject(local);
  },
);

test.each([
  { PORT: "4000", METRICS_PORT: "4000" },
  { METRICS_PORT: "3000" },
  { METRICS_PORT: "4000", PLAYGROUND_PORT: "4000" },
])("refuses a port that the server has for something else: %o", (env) => {
  const [name = "", port] = Object.entries(env).at(-1) ?? [];
  expect(() => readConfig(env)).toThrow(`${name}="${port}" can't be used: expected a`);
});

test("takes any free ports", () => {
  const any = { PORT: "0", METRICS_PORT: "0", PLAYGROUND_PORT: "0" };
  expect(() => readConfig(any)).not.toThrow();
});

test("requires a session secret when production servers share a database", () => {
  const shared = { DATABASE_URL: "postgres://host/db" };
  expect(() => readConfig(shared)).toThrow("SESSION_SECRET=(unset)");
  expect(
    readConfig({ ...shared, SESSION_SECRET: "x".repeat(32) }).SESSION_SECRET,
  ).toHaveLength(32);
  expect(
    readConfig({ ...shared, NODE_ENV: "development" }).SESSION_SECRET,
  ).toBeUndefined();
});

test("equals the table in docs/configuration.md", () => {
  const text = readFileSync(new URL("../docs/configuration.md", import.meta.url), "utf8");
  const lines = text.split("\n").map((line) => line.replace(/ +/g, " "));
  const rows = lines.filter((line) => line.startsWith("| `"));
  expect(rows).toEqual(
    listVariables().map(
      ({ name, meaning, accepts, fallback }) =>
        `| \`${name}\` | ${meaning} | ${accepts} | ${fallback} |`,
    ),
  );
});

test("refuses to edit files in the browser of a public site", () => {
  const env = { WRITER_MODE: "on", EDITING: "local" };
  expect(readConfig(env).EDITING).toBe("local");
  expect(() => readConfig({ ...env, SITE_ORIGIN: "https://docs.example.org" })).toThrow(
    "EDITING=",
  );
});
