type Answer = { url: string } | { fault: string };

/**
 * Assembles WebAssembly text in a worker and returns the module as a data URL.
 * @throws Error with the message and position of a fault in the text.
 */
export function assembleAside(text: string): Promise<string> {
  const worker = new Worker(new URL("./assemble-worker.ts", import.meta.url), {
    type: "module",
  });
  return new Promise<string>((resolve, reject) => {
    worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
      if ("url" in data) resolve(data.url);
      else reject(new Error(data.fault));
    });
    worker.addEventListener("error", () => {
      reject(new Error("The assembler can't be loaded."));
    });
    worker.postMessage(text);
  }).finally(() => worker.terminate());
}
