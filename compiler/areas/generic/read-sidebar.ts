import { join } from "node:path";
import { z } from "zod";
import type { AreaSidebarItem } from "~/domain/areas/area-doc";
import type { GenericPage } from "~/domain/areas/generic-page";
import { describeBadAreaSidebar } from "../../flaws/area-sources";
import { readYaml, TextSchema } from "../../sources/docs/front-matter";
import { readText, reportIn, type AreaReading } from "../read-area-file";
import { orderPages } from "./order-pages";
import type { GenericFolder } from "./read-config";

type Sidebar = NonNullable<GenericPage["sidebar"]>;

const ItemSchema = z.object({
  title: TextSchema,
  link: z.string().regex(/^\/(?![/\\])/, "is no path of this site"),
});
const SidebarSchema = z.object({ title: TextSchema, items: z.array(ItemSchema).min(1) });

/**
 * Reads `sidebars/{folder}.yaml`; without the file, lists the pages of a folder that has
 * several.
 */
export function readGenericSidebar(
  folder: GenericFolder,
  pages: readonly AreaSidebarItem[],
  reading: AreaReading,
): Sidebar | null {
  const file = join(reading.folder, "sidebars", `${folder.name}.yaml`);
  const written = reading.scan.has(file) ? readWritten(file, reading) : null;
  if (written) return written;
  const title = folder.titleSuffix ?? folder.name;
  return pages.length > 1 ? { title, items: orderPages(pages) } : null;
}

function readWritten(file: string, reading: AreaReading): Sidebar | null {
  const report = reportIn(file, reading);
  const { value, flaws } = readYaml(readText(file) ?? "");
  flaws.forEach(report);
  if (flaws.length > 0) return null;
  const { data, error } = SidebarSchema.safeParse(value);
  if (data) return { title: data.title, items: data.items.map(toItem) };
  const issue = error.issues[0];
  report(
    describeBadAreaSidebar(issue?.path.join(".") ?? "", issue?.message ?? "unreadable"),
  );
  return null;
}

/** Accepts links without locale or with the source's locale. */
function toItem({ title, link }: z.infer<typeof ItemSchema>): AreaSidebarItem {
  const slug = link.replace(/^\/(?:en-US\/)?/, "");
  return { url: `/en-US/${slug}`, title, slug };
}
