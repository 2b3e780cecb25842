import { createRequire } from "node:module";
import type ts from "typescript";
import { memoize } from "../../core/memoize";

const require = createRequire(import.meta.url);

export type TypeScript = typeof ts;

/** Loads the parser at its first use, because most compiles render no page that needs it. */
export const loadTypeScript = memoize(() => require("typescript") as TypeScript);
