// Threads don't inherit the TypeScript loader of the thread that starts them.
import { register } from "tsx/esm/api";

register();
await import("./render-worker.ts");
