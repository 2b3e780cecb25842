import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { z } from "zod";
import type { Flaw } from "~/domain/documents/flaw";
import { toReason } from "~/domain/text/to-reason";
import { describeBadApiGroups } from "../flaws/sidebar";
import { withFile } from "../flaws/with-file";
import {
  createGroup,
  type ApiGroup,
  type ApiGroups,
  type GroupMember,
} from "./api-groups";
import { WEB_APIS } from "./areas";
import { toSlug } from "./sidebar-path";

const NamesSchema = z.array(z.string()).default([]);
const GroupSchema = z.object({
  overview: NamesSchema,
  guides: NamesSchema,
  tutorial: NamesSchema,
  interfaces: NamesSchema,
  methods: NamesSchema,
  properties: NamesSchema,
  events: NamesSchema,
});

/** Schema of jsondata/GroupData.json: an array with one map from group name to lists. */
const GroupDataSchema = z.tuple([z.record(z.string(), GroupSchema)]);

/**
 * Reads the groups from a content folder's jsondata/GroupData.json. Null without the file, or
 * with a flaw if it is invalid; `collectGroups` rebuilds them then.
 */
export function readApiGroups(
  contentRoot: string,
  report: (flaw: Flaw) => void,
): ApiGroups | null {
  const file = join(contentRoot, "jsondata/GroupData.json");
  try {
    return parseGroupData(readFileSync(file, "utf8"));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    const name = `${basename(dirname(file))}/${basename(file)}`;
    report(withFile(describeBadApiGroups(explain(error)), name));
    return null;
  }
}

/** Parses the text of GroupData.json; throws on another shape. */
export function parseGroupData(text: string): ApiGroups {
  const [groups] = GroupDataSchema.parse(JSON.parse(text));
  return new Map(
    Object.entries(groups).map(([name, group]) => [
      name.toLowerCase(),
      toGroup(name, group),
    ]),
  );
}

function toGroup(name: string, data: z.infer<typeof GroupSchema>): ApiGroup {
  return {
    ...createGroup(name),
    overviews: data.overview.map((title) => `${WEB_APIS}/${title.replaceAll(" ", "_")}`),
    guides: data.guides.map(toSlug),
    tutorials: data.tutorial.map(toSlug),
    interfaces: data.interfaces,
    methods: data.methods.map(toMember),
    properties: data.properties.map(toMember),
    events: data.events.map(toEvent),
  };
}

/** Maps `Window.fetch()` to the page Window/fetch. */
function toMember(label: string): GroupMember {
  const path = label.replace(/\(\)$/, "").replaceAll(".", "/");
  return { label, slug: `${WEB_APIS}/${path}` };
}

/** Maps `Window: load` to the page Window/load_event. */
function toEvent(label: string): GroupMember {
  return { label, slug: `${WEB_APIS}/${label.replace(/:\s*/, "/")}_event` };
}

function explain(error: unknown): string {
  if (error instanceof z.ZodError) {
    const [issue] = error.issues;
    return `${issue?.path.join(".") ?? ""}: ${issue?.message ?? ""}`;
  }
  return toReason(error);
}
