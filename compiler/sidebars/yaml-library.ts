import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Flaw } from "~/domain/documents/flaw";
import type { Site } from "../core/site";
import { describeUnreadableSidebar } from "../flaws/sidebar";
import { withFile } from "../flaws/with-file";
import { isMissing } from "../sources/folder-listings";
import type { YamlSidebar } from "./yaml-schema";
import { parseYamlSidebar } from "./yaml-sidebar";

export interface YamlLibraryOptions {
  /**
   * Folders of sidebar files in order of precedence. Links to missing pages are shown as
   * missing.
   */
  yamlFolders: readonly string[];
  /**
   * Folder of the shipped files, used last. They serve any content, so that links to missing
   * pages are left out.
   */
  shippedFolder?: string | undefined;
  report: (flaw: Flaw) => void;
  /** The pages that entries of `yamlFolders` lead to. */
  site?: Pick<Site, "resolveLink"> | undefined;
}

export interface LibrarySidebar extends YamlSidebar {
  dropMissing: boolean;
}

/** The sidebar files by name. */
export interface YamlLibrary {
  find(name: string): LibrarySidebar | null;
}

/** Opens the folders; a file is read when its sidebar is first needed. */
export function createYamlLibrary(options: YamlLibraryOptions): YamlLibrary {
  const { yamlFolders, shippedFolder, report, site } = options;
  const known = new Map<string, LibrarySidebar | null>();

  function read(name: string): LibrarySidebar | null {
    // Accepts plain file names only, because names come from pages.
    if (!/^[\w-]+$/.test(name)) return null;
    for (const folder of yamlFolders) {
      const sidebar = readYamlSidebar(folder, name, { report, site });
      if (sidebar) return { ...sidebar, dropMissing: false };
    }
    const shipped = shippedFolder
      ? readYamlSidebar(shippedFolder, name, { report })
      : null;
    return shipped && { ...shipped, dropMissing: true };
  }

  function find(name: string): LibrarySidebar | null {
    let sidebar = known.get(name);
    if (sidebar === undefined) {
      sidebar = read(name);
      known.set(name, sidebar);
    }
    return sidebar;
  }

  return { find };
}

function readYamlSidebar(
  folder: string,
  name: string,
  { report, site }: Pick<YamlLibraryOptions, "report" | "site">,
): YamlSidebar | null {
  const path = join(folder, `${name}.yaml`);
  const file = `${basename(folder)}/${name}.yaml`;
  try {
    return parseYamlSidebar({ file, text: readFileSync(path, "utf8") }, report, site);
  } catch (error) {
    if (!(error instanceof Error) || !("code" in error)) throw error;
    if (!isMissing(error)) report(withFile(describeUnreadableSidebar(error.code), file));
    return null;
  }
}
