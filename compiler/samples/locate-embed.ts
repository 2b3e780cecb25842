import type { Source, SourcePlace } from "../core/locate";
import { createLocator } from "../core/line-and-column";
import { parseCalls, type CallToken } from "../macros/parse-calls";
import { toSampleId, type EmbedKind } from "../core/markers";
import type { OutlineEmbed } from "./outline";

type Call = Extract<CallToken, { kind: "call" }>;

const MACRO_NAMES: Readonly<Record<EmbedKind, readonly string[]>> = {
  frame: ["embedlivesample"],
  link: ["livesamplelink", "livesampleurl"],
  example: ["interactiveexample"],
};

/** Finds the call that made an embed; calls and embeds have the same order. */
export function locateEmbed(
  embed: OutlineEmbed,
  embeds: readonly OutlineEmbed[],
  { body, firstLine }: Source,
): SourcePlace {
  const alike = embeds.filter(({ kind, id }) => kind === embed.kind && id === embed.id);
  const calls = parseCalls(body).filter(
    (token): token is Call => token.kind === "call" && isCallOf(token, embed),
  );
  const call = calls[alike.indexOf(embed)];
  return call ? createLocator(body, firstLine)(call.start) : { line: null, column: null };
}

function isCallOf({ name, args }: Call, { kind, id }: OutlineEmbed): boolean {
  if (!MACRO_NAMES[kind].includes(name.toLowerCase())) return false;
  const argument = String(args[0] ?? "");
  return kind === "example" ? argument === id : toSampleId(argument) === id;
}
