import type { Locale } from "~/domain/locales/locale";
import { readLocale } from "../../command/option-values";
import { parseCommand } from "../../command/parse-options";
import { UsageError } from "../../command/usage-error";

/** Commands that change the sources, with their arguments. */
const AUTHORING_COMMANDS = {
  new: "SLUG",
  move: "OLD NEW",
  delete: "SLUG",
  redirect: "FROM TO",
  sync: "",
  fix: "[PATH…]",
  fmt: "[PATH…]",
  undo: "",
  stats: "",
} as const;
export type AuthoringCommand = keyof typeof AUTHORING_COMMANDS;

const OPTIONS = {
  locale: { type: "string", multiple: true },
  "no-links": { type: "boolean" },
  recursive: { type: "boolean", short: "r" },
  redirects: { type: "boolean" },
  images: { type: "boolean" },
  json: { type: "boolean" },
  redirect: { type: "string" },
  type: { type: "string" },
  title: { type: "string" },
} as const;
type Option = keyof typeof OPTIONS;

/** The options that each command has besides those of all. */
const OWN_OPTIONS: Readonly<Record<AuthoringCommand, readonly Option[]>> = {
  new: ["locale", "type", "title"],
  move: ["locale", "no-links"],
  delete: ["locale", "recursive", "redirect"],
  redirect: ["locale"],
  sync: ["locale"],
  fix: ["locale", "redirects", "images"],
  fmt: [],
  undo: [],
  stats: ["json"],
};

export interface AuthoringOptions {
  command: AuthoringCommand;
  args: string[];
  help: boolean;
  dryRun: boolean;
  yes: boolean;
  locales: Locale[];
  links: boolean;
  recursive: boolean;
  redirects: boolean;
  images: boolean;
  json: boolean;
  redirect: string | null;
  type: string | undefined;
  title: string | undefined;
}

export const AUTHORING_USAGE = `Changes the sources of the documentation. Everything is shown first, and written after a yes on a
terminal or with --yes; either all of it is done or nothing.

Usage: npm run content -- COMMAND [options]

  new SLUG           create a page from the template of its page type; in another locale than
                     en-US, from the English page (--locale, --type, --title)
  move OLD NEW       move a page with its children, translations, files, redirects, histories,
                     sidebars and the links to it; with --locale, in that locale alone (--no-links)
  delete SLUG        delete a page (--locale, --recursive, --redirect TARGET)
  redirect FROM TO   add a redirect
  sync               move translations after English pages; all locales, or --locale
  fix [PATH…]        repair the flaws that can be repaired safely, in all pages or in these files;
                     with --redirects, the redirect files instead; with --images, compress images
  fmt [PATH…]        order front matter and tidy Markdown, where no reader sees a difference
  undo               take back the last of these commands
  stats              count pages, translations and flaws; with --json, list the English pages with
                     their front matter

A SLUG, OLD or NEW is a page's slug (Web/CSS) or its address (/en-US/docs/Web/CSS).

  --dry-run          show only
  --yes, -y          write without asking
  --locale LOCALE    may be repeated for sync and fix --redirects
  --help             show this text`;

/** True when the first argument is a command instead of an option. */
export function isAuthoringCommand(word: string | undefined): boolean {
  return word !== undefined && !word.startsWith("-");
}

/** Throws UsageError. */
export function readAuthoringOptions(args: readonly string[]): AuthoringOptions {
  const { values, positionals } = parseCommand(args, {
    command: "content",
    hint: HELP,
    allowPositionals: true,
    options: {
      "dry-run": { type: "boolean" },
      yes: { type: "boolean", short: "y" },
      help: { type: "boolean", short: "h" },
      ...OPTIONS,
    },
  });
  const [command = "", ...rest] = positionals;
  if (!isCommand(command))
    throw new UsageError(`there is no command ${command}\n${HELP}`);
  const help = values.help === true;
  if (!help) checkArguments(command, rest);
  if (!help) checkOptions(command, values, rest);
  return {
    command,
    args: rest,
    help,
    dryRun: values["dry-run"] === true,
    yes: values.yes === true,
    locales: (values.locale ?? []).map((written) => readLocale("--locale", written)),
    links: values["no-links"] !== true,
    recursive: values.recursive === true,
    redirects: values.redirects === true,
    images: values.images === true,
    json: values.json === true,
    redirect: values.redirect ?? null,
    type: values.type,
    title: values.title?.trim() || undefined,
  };
}

const HELP = "npm run content -- new --help lists the commands";

function isCommand(word: string): word is AuthoringCommand {
  return Object.hasOwn(AUTHORING_COMMANDS, word);
}

/** Refuses what would be ignored, because an author means something by it. */
function checkOptions(
  command: AuthoringCommand,
  given: Partial<Record<Option, string | boolean | string[]>>,
  args: readonly string[],
): void {
  const refuse = (reason: string): never => {
    throw new UsageError(`${reason}\n${HELP}`);
  };
  for (const option of Object.keys(OPTIONS) as Option[])
    if (given[option] !== undefined && !OWN_OPTIONS[command].includes(option))
      refuse(`${command} has no option --${option}`);
  const { locale, redirects, images } = given;
  const takesMany = command === "sync" || redirects === true;
  if (Array.isArray(locale) && locale.length > 1 && !takesMany)
    refuse(`${command} takes one --locale`);
  if (command !== "fix") return;
  if (locale !== undefined && redirects !== true)
    refuse("fix --locale needs --redirects");
  if (redirects === true && (images === true || args.length > 0))
    refuse("fix --redirects takes neither --images nor files");
}

function checkArguments(command: AuthoringCommand, args: readonly string[]): void {
  const wanted = AUTHORING_COMMANDS[command];
  const count = wanted === "" ? 0 : wanted.split(" ").length;
  if (wanted.endsWith("…]") || args.length === count) return;
  throw new UsageError(`expected: npm run content -- ${command} ${wanted}`.trimEnd());
}
