import { packJson } from "~/content-store/packed-json.server";
import type { PackedCompatTable } from "~/content-store/writer.server";
import type { Section } from "~/domain/documents/document";
import type { PlatformData } from "../sources/platform/platform-data";

/** Packs the compatibility tables of sections, each only at its first use. */
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
