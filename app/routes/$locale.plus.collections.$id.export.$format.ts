import type { LoaderFunctionArgs } from "@remix-run/node";
import { getFound, toNotFound } from "./$locale.plus.collections/get-found";
import { readPage } from "./$locale.plus.collections/read-page";
import {
  toStream,
  writeCsv,
  writeJson,
} from "./$locale.plus.collections/export-collection";

const FORMATS = {
  json: { type: "application/json; charset=utf-8", write: writeJson },
  csv: { type: "text/csv; charset=utf-8; header=present", write: writeCsv },
} as const;

/** A collection with all its items, as a file. */
export async function loader(args: LoaderFunctionArgs) {
  const page = readPage(args);
  const format = args.params["format"] ?? "";
  if (!isFormat(format)) throw toNotFound(page);
  const id = args.params["id"] ?? "";
  const outcome = await page.collections.exportItems(page.user.id, id);
  const { collection, items } = getFound(outcome, page);
  const { type, write } = FORMATS[format];
  return new Response(toStream(write(collection, items)), {
    headers: {
      "Content-Type": type,
      "Content-Disposition": `attachment; filename="collection-${collection.id}.${format}"`,
      "Cache-Control": "private, no-store",
    },
  });
}

function isFormat(value: string): value is keyof typeof FORMATS {
  return Object.hasOwn(FORMATS, value);
}
