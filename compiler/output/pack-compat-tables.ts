import { packJson } from "~/content-store/packed-json.server";
import type { PackedCompatTable } from "~/content-store/writer.server";
import type { Section } from "~/domain/documents/document";
import type { PlatformData } from "../sources/platform/platform-data";

/** Packs the browser-compatibility tables that sections show, each at its first mention only. */
export function createCompatPacker(
  platform: PlatformData,
): (sections: readonly Section[]) => PackedCompatTable[] {
  const packed = new Set<string>();
  return (sections) =>
    sections.flatMap((section) => {
      if (section.type !== "browser_compatibility") return [];
      const { query } = section.value;
      if (packed.has(query)) return [];
      packed.add(query);
      const table = platform.findCompatTable(query);
      return table ? [{ query, packed: packJson(JSON.stringify(table)) }] : [];
    });
}
