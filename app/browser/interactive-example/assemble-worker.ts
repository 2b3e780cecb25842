import { assembleWat } from "./assemble-wat";

/** Beside the page, whose policy lets nobody compile WebAssembly. */
addEventListener("message", ({ data }: MessageEvent<string>) => {
  void assembleWat(data).then(
    (url) => postMessage({ url }),
    (error: unknown) =>
      postMessage({ fault: error instanceof Error ? error.message : String(error) }),
  );
});
