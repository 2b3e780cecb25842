import { z } from "zod";
import {
  contentSignals,
  crawlerNames,
  file,
  flag,
  folder,
  host,
  hostNames,
  isDatabaseUrl,
  isPingServer,
  isScreencastUrl,
  networks,
  optionalText,
  origin,
  originList,
  secret,
  service,
  sessionSecret,
  source,
  text,
  variable,
  wholeNumber,
} from "./config-values.server";
import { PRIVATE_NETWORKS } from "./http/client-address/trusted-networks.server";

/** All environment variables of the site. */
export const VARIABLES = {
  NODE_ENV: variable(
    z.enum(["production", "development", "test"]).default("production"),
    {
      accepts: "production, development or test",
      fallback: "production",
      meaning: "How the server runs; `npm run dev` sets development",
    },
  ),
  PORT: variable(wholeNumber(0, 65_535).default("3000"), {
    accepts: "a whole number from 0 to 65535",
    fallback: "3000",
    meaning: "Port to listen on; 0 selects a free one",
  }),
  HOST: variable(host.optional(), {
    accepts: "a host name or address",
    fallback: "all interfaces",
    meaning: "Address to listen on",
  }),
  SITE_ORIGIN: variable(origin.optional(), {
    accepts: "an http or https origin such as https://docs.example.org",
    fallback: "http://localhost:PORT",
    meaning: "Public origin of the site, the base of absolute links",
  }),
  SITE_NAME: variable(z.string().trim().min(1).default("MDN"), {
    accepts: "a name",
    fallback: "MDN",
    meaning: "Name of the site; titles of content have it after the next compile",
  }),
  SITE_THEME: variable(optionalText, {
    accepts: "a folder with theme.json, or such a file",
    fallback: "the shipped look",
    meaning: "Name, logo, colours, links and legal texts of the site (guides/theme.md)",
  }),
  HOMEPAGE: flag(
    false,
    "Serves the English home page at `/`; off: `/` redirects to the reader's locale",
  ),
  INDEXABLE: flag(
    true,
    "Allows search engines to index the site; off for a staging copy",
  ),
  CONTENT_SIGNALS: variable(contentSignals().default("search=yes, ai-input=yes"), {
    accepts: "search, ai-input and ai-train, each once with yes or no, or none",
    fallback: "search=yes, ai-input=yes",
    meaning: "Uses of the content that robots.txt allows or forbids (contentsignals.org)",
  }),
  DENIED_CRAWLERS: variable(crawlerNames().default(""), {
    accepts: "comma-separated names such as GPTBot, CCBot",
    fallback: "none",
    meaning: "Crawlers that robots.txt excludes from the whole site",
  }),
  LOG_LEVEL: variable(z.enum(["debug", "info", "warn", "error", "silent"]).optional(), {
    accepts: "debug, info, warn, error or silent",
    fallback: "info; warn on a terminal, which leaves out requests",
    meaning: "Minimum level of log lines",
  }),
  TRUSTED_PROXIES: variable(networks().default(PRIVATE_NETWORKS), {
    accepts: "comma-separated addresses and networks such as 10.0.0.0/8, or none",
    fallback: "loopback and private networks",
    meaning: "Proxies whose X-Forwarded-For header is trusted",
  }),
  RATE_LIMITS: flag(
    true,
    "Limits the rate of writes, searches and sign-ins; off for load tests",
  ),
  GIT_SHA: text("Commit that the server was built from, for /api/v2/version"),
  RUN_ID: text("Number of that build, for /api/v2/version"),
  METRICS_PORT: variable(wholeNumber(0, 65_535).optional(), {
    accepts: "a whole number from 0 to 65535, other than PORT",
    fallback: "no metrics",
    meaning: "Port that serves /metrics for Prometheus",
  }),
  METRICS_HOST: variable(host.default("127.0.0.1"), {
    accepts: "a host name or address",
    fallback: "127.0.0.1",
    meaning: "Address of METRICS_PORT, which readers must not reach",
  }),
  DRAIN_SECONDS: variable(wholeNumber(0, 300).default("0"), {
    accepts: "a whole number from 0 to 300",
    fallback: "0",
    meaning: "Time that a server keeps serving after SIGTERM, so that balancers notice",
  }),
  DATA_DIR: folder("./data", "Content store and embedded database"),
  DOWNLOADS_DIR: variable(optionalText, {
    accepts: "a folder",
    fallback: "no downloads page",
    meaning: "Archives made by `npm run export`, which readers can download",
  }),
  PAGE_CACHE_MB: variable(wholeNumber(0, 100_000).default("32"), {
    accepts: "a whole number from 0 to 100000",
    fallback: "32",
    meaning: "Size of the page cache in megabytes; 0 disables it",
  }),
  CONTENT_ROOT: source("Folder that contains `en-us/`"),
  CONTENT_TRANSLATED_ROOT: source("Folder that contains the other locales"),
  BLOG_ROOT: source("The blog's posts"),
  CURRICULUM_ROOT: source("The curriculum"),
  GENERIC_CONTENT_ROOT: source("About, community and other single pages"),
  CONTRIBUTOR_SPOTLIGHT_ROOT: source("Contributor profiles"),
  BUILD_OUT_ROOT: variable(optionalText, {
    accepts: "a folder",
    fallback: "compile the content",
    meaning: "Tree of prebuilt index.json files to serve instead of compiling",
  }),
  ASSETS_ROOT: variable(optionalText, {
    accepts: "a folder",
    fallback: "the folder `assets` of GENERIC_CONTENT_ROOT",
    meaning: "Images and other files that content refers to as `/assets/...`",
  }),
  IMAGE_ORIGINS: variable(originList().default(""), {
    accepts: "comma-separated http or https origins",
    fallback: "only the built-in ones",
    meaning: "Further origins of images that pages may show",
  }),
  CURRICULUM_SCREENCAST: variable(z.string().refine(isScreencastUrl).optional(), {
    accepts: "an address on https://scrimba.com or https://v2.scrimba.com",
    fallback: "the one in CURRICULUM_ROOT's landing page, if it has one",
    meaning: "The partner's screencast on the curriculum's landing page",
  }),
  PLATFORM_REFERENCE: flag(
    true,
    "Generates pages from open data for features without a written page",
  ),
  DATABASE_URL: variable(z.string().refine(isDatabaseUrl).optional(), {
    accepts: "sqlite:FILE, or postgres://USER:PASSWORD@HOST/NAME, percent-encoded",
    fallback: "a SQLite file in DATA_DIR",
    meaning: "User database; PostgreSQL lets several servers share it",
    secret: true,
  }),
  SESSION_SECRET: variable(sessionSecret.optional(), {
    accepts:
      "at least 32 characters, and a value when production servers share a PostgreSQL database",
    fallback: "generated into DATA_DIR",
    meaning: "Keys cookies, hashes, stored tokens and the addresses of collections",
    secret: true,
  }),
  ACCOUNTS_ISSUER: service("OpenID issuer of the accounts", "the built-in demo provider"),
  ACCOUNTS_CLIENT_ID: text("This site's id at the accounts provider"),
  ACCOUNTS_CLIENT_SECRET: secret("This site's secret at the accounts provider"),
  ACCOUNTS_SETTINGS_URL: service(
    "The accounts provider's page for account settings",
    "`settings` below ACCOUNTS_ISSUER",
  ),
  ACCOUNTS_SUBSCRIPTIONS_URL: service(
    "The accounts provider's page for subscriptions",
    "`subscriptions` below ACCOUNTS_ISSUER",
  ),
  DEMO_ACCOUNTS: flag(
    false,
    "Allows the demo provider on an origin that is not loopback",
  ),
  MAINTENANCE: text("Shows this reason in place of the log-in links; blocks nothing"),
  STRIPE_SECRET_KEY: secret(
    "Secret key of the payments provider, for the paid plans' prices",
  ),
  PAYMENTS_URL: service(
    "Base URL of the payments provider's landing pages; plan and period are appended",
    "plans are shown but can't be bought",
  ),
  AI_BASE_URL: service(
    "Base URL of an OpenAI-compatible API, for AI Help",
    "no model: AI Help quotes pages",
  ),
  AI_API_KEY: secret("Key for AI_BASE_URL"),
  AI_MODEL: variable(optionalText, {
    accepts: "a text, and a value when AI_BASE_URL is set",
    fallback: "none",
    meaning: "Model that answers readers of the free plan",
  }),
  AI_MODEL_PLUS: variable(optionalText, {
    accepts: "a text",
    fallback: "AI_MODEL",
    meaning: "Model that answers subscribers",
  }),
  AI_MODERATION_MODEL: variable(z.string().min(1).default("omni-moderation-latest"), {
    accepts: "a text, or off for an API without moderation",
    fallback: "omni-moderation-latest",
    meaning: "Model that checks questions before they are answered",
  }),
  AI_REPORT_URL: service(
    "Repository on a code host that readers report answers of AI Help to",
    "answers can't be reported",
  ),
  TELEMETRY_ENABLED: flag(
    false,
    "Pages report how they are used to this server, unless the reader opts out",
  ),
  TELEMETRY_APPLICATION: variable(
    z
      .string()
      .regex(/^\w[\w.-]*$/)
      .default("web-docs"),
    {
      accepts: "a letter, digit or _, then also . and -",
      fallback: "web-docs",
      meaning: "Application id in the addresses of telemetry pings",
    },
  ),
  TELEMETRY_URL: variable(z.string().refine(isPingServer).optional(), {
    accepts: "an https URL of a host alone, such as https://telemetry.example.org",
    fallback: "only counted on this server",
    meaning: "Server that telemetry pings are forwarded to",
  }),
  STATS_DAYS: variable(wholeNumber(0, 36_500).default("400"), {
    accepts: "a whole number from 0 to 36500",
    fallback: "400",
    meaning: "Days that counts of pages and searches are kept; 0: nothing is counted",
  }),
  ADS_CONFIG: file(
    "Own advertisements, or the ad server to ask",
    "none; the site's own in development",
  ),
  SURVEYS_CONFIG: file("Surveys: rules, windows, rates, questions", "none"),
  ANNOUNCEMENTS_CONFIG: file("Announcements above all pages", "none"),
  CODE_HOST_API_URL: service(
    "Base URL of the code host's API, for open issues",
    "sample issues",
  ),
  PLAYGROUND_ORIGIN: variable(origin.optional(), {
    accepts: "an origin of another host name than SITE_ORIGIN, with https if that has it",
    fallback: "another host name and port of this machine, else a sandbox",
    meaning: "Origin that runs code samples, isolated from the site's",
  }),
  PLAYGROUND_PORT: variable(wholeNumber(0, 65_535).optional(), {
    accepts: "a whole number from 0 to 65535, other than PORT and METRICS_PORT",
    fallback:
      "PORT + 10000, above 55535 PORT - 10000, when SITE_ORIGIN is this machine, else none",
    meaning: "Port that serves only code samples",
  }),
  PLUS_ENABLED: flag(true, "The paid tier"),
  AI_HELP_ENABLED: flag(true, "AI Help; it also needs PLUS_ENABLED"),
  AI_HELP_LINKS: flag(true, "Links on document pages to ask AI Help about the page"),
  ADS_ENABLED: flag(true, "Ad placements"),
  NEWSLETTER_ENABLED: flag(true, "The newsletter page"),
  OBSERVATORY_ENABLED: flag(true, "The scanner of sites' headers"),
  OFFLINE_ENABLED: flag(true, "Pages that a reader has seen open without a network"),
  UPDATES_URL: variable(origin.optional(), {
    accepts:
      "an origin such as https://updates.example.org, with https if SITE_ORIGIN has it",
    fallback: "this site",
    meaning: "Origin that serves content packages for reading offline",
  }),
  OBSERVATORY_ALLOW_PRIVATE: variable(networks().optional(), {
    accepts: "addresses and networks such as 10.0.0.0/8, with commas between them",
    fallback: "none: public sites on ports 80 and 443",
    meaning: "Private networks that readers may have scanned, on any port",
  }),
  WRITER_MODE: flag(
    false,
    "Adds the writers' tools: flaws, translations, sources; compiles whatever is saved",
  ),
  WRITER_HOSTNAMES: variable(hostNames().default("localhost,127.0.0.1,[::1]"), {
    accepts: "comma-separated host names",
    fallback: "localhost, 127.0.0.1, [::1]",
    meaning: "Hosts that writers' tools may change files on; elsewhere they only show",
  }),
  EDITING: variable(z.enum(["off", "local"]).default("off"), {
    accepts: "off, or local when SITE_ORIGIN is this machine",
    fallback: "off",
    meaning: "Editing of sources in the browser, in WRITER_MODE",
  }),
  EDITOR: variable(optionalText, {
    accepts: "a program, or an address with {file}, {line} and {column}",
    fallback: "sources can't be opened from pages",
    meaning: "Editor that WRITER_MODE opens sources in",
  }),
} as const;
