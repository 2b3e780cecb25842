import { isScalar, parse, type ScalarTag, type Tags } from "yaml";

const NUMBER_TAG = /:(?:int|float)$/;

/**
 * Reads a number that JavaScript would write in another way, such as `3.10` or `0755`, as the text that is written
 * there, because titles and slugs are texts also when they look like numbers.
 */
export const WRITTEN_NUMBERS = { customTags: keepWrittenNumbers };

/** Parses YAML whose numbers are texts as written; throws for invalid YAML. */
export function parseYaml(yaml: string): unknown {
  return parse(yaml, { logLevel: "error", ...WRITTEN_NUMBERS });
}

function keepWrittenNumbers(tags: Tags): Tags {
  return tags.map((tag) =>
    typeof tag === "object" && !tag.collection && NUMBER_TAG.test(tag.tag)
      ? keepWritten(tag)
      : tag,
  );
}

function keepWritten(tag: ScalarTag): ScalarTag {
  return {
    ...tag,
    resolve(written, onError, options) {
      const found = tag.resolve(written, onError, options);
      const value: unknown = isScalar(found) ? found.value : found;
      return String(value) === written ? value : written;
    },
  };
}
