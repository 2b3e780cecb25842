import { readDocs } from "../../compiler/sources/docs/read-pages";
import { listLocaleFolders } from "../../compiler/sources/docs/list-files";
import { generateScale } from "./generate-scale";
import { symlinkSync } from "node:fs";
const root="/tmp/corpus/content/files";
const { pages } = readDocs(listLocaleFolders(root, root).filter(({locale}) => locale === "en-US"));
generateScale("/tmp/scale/content", { pages, count: 130000 });
try { symlinkSync(root + "/sidebars", "/tmp/scale/content/sidebars"); } catch {}
