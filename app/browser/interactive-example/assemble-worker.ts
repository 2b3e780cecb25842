import { toReason } from "~/domain/text/to-reason";
import { assembleWat } from "./assemble-wat";

/** Runs in a worker, because the page's CSP does not allow compiling WebAssembly. */
addEventListener("message", ({ data }: MessageEvent<string>) => {
  void assembleWat(data).then(
    (url) => postMessage({ url }),
    (error: unknown) => postMessage({ fault: toReason(error) }),
  );
});
