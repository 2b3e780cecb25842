import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { FEATURE_STATUSES } from "~/domain/documents/document";
import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import {
  findFeature,
  listChildren,
  type FeatureTree,
} from "../../sources/platform/compat/features";
import { KEYS_OF_ENGLISH, KEYS_OF_TRANSLATIONS } from "../checks/front-matter-rules";
import { listPageTypes } from "../pages/page-types";
import { readField } from "../text/front-matter-text";
import type { Draft, Project } from "./project";
import type { FieldPlace } from "./text-context";

/** Sidebars that are made from the pages and data, without a file. */
const MADE_SIDEBARS = ["apiref", "defaultapisidebar", "jsref"];
const BANNERS = [
  "Deprecated_Header",
  "Non-standard_Header",
  "SecureContext_Header",
  "SeeCompatTable",
];

interface FieldValue {
  label: string;
  kind: "field" | "value";
  text?: string;
}

interface FieldJob {
  text: string;
  offset: number;
  project: Project | null;
  draft: Draft | null;
}

/** Lists the values that a key of front matter may have; for null the keys that a page lacks. */
export function listFieldValues(field: FieldPlace, job: FieldJob): FieldValue[] {
  if (field.key === null) return listKeys(field, job);
  const written = job.text.slice(field.start, job.offset);
  return listValues(field.key, written, job).map((label) => ({ label, kind: "value" }));
}

function listKeys(field: FieldPlace, { text, draft }: FieldJob): FieldValue[] {
  const isEnglish = (draft?.page.locale ?? DEFAULT_LOCALE) === DEFAULT_LOCALE;
  const known = new Set([...text.matchAll(/^([\w-]+):/gm)].map(([, key]) => key));
  known.delete(text.slice(field.start, field.end));
  const hasColon = text.startsWith(":", field.end);
  return [...(isEnglish ? KEYS_OF_ENGLISH : KEYS_OF_TRANSLATIONS)]
    .filter((key) => !known.has(key))
    .map((key) => ({ label: key, kind: "field", text: hasColon ? key : `${key}: ` }));
}

function listValues(key: string, written: string, { text, project }: FieldJob): string[] {
  switch (key) {
    case "page-type":
      return listPageTypes(readField(text, "slug") ?? "");
    case "status":
      return [...FEATURE_STATUSES];
    case "banners":
      return BANNERS;
    case "sidebar":
      return project ? listSidebars(project) : [];
    case "browser-compat":
      return project ? listCompatKeys(project.environment.platform.compat, written) : [];
    case "l10n":
      return ["sourceCommit"];
    default:
      return [];
  }
}

function listSidebars(
  project: Pick<Project, "contentRoot" | "shippedSidebars">,
): string[] {
  const names = [join(project.contentRoot, "sidebars"), project.shippedSidebars].flatMap(
    (folder) => {
      try {
        return readdirSync(folder).filter((name) => name.endsWith(".yaml"));
      } catch {
        return [];
      }
    },
  );
  const files = names.map((name) => basename(name, ".yaml"));
  return [...new Set([...files, ...MADE_SIDEBARS])].sort();
}

/** Lists the keys one level below what is written. */
function listCompatKeys(compat: FeatureTree, written: string): string[] {
  const end = written.lastIndexOf(".");
  if (end === -1)
    return Object.keys(compat).filter(
      (name) => !name.startsWith("_") && name !== "browsers",
    );
  const feature = findFeature(compat, written.slice(0, end));
  return feature ? listChildren(feature).map(({ key }) => key) : [];
}
