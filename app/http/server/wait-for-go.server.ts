/** Given to the server by `npm start`, which checks the content while the server loads. */
export const WAIT_ARGUMENT = "--wait-for-go";

/** Resolves when the parent process says go; at once for a server that was started by itself. */
export async function waitForGo(): Promise<void> {
  if (!process.argv.includes(WAIT_ARGUMENT) || !process.connected) return;
  await new Promise<void>((resolve) => {
    process.once("message", resolve);
    // The parent is gone: there is nothing left to wait for, nor to serve.
    process.once("disconnect", () => process.exit(1));
  });
  process.removeAllListeners("disconnect");
  process.disconnect();
}
