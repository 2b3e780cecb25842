/** Argument by which `npm start` makes the server wait until the content has been checked. */
const WAIT_ARGUMENT = "--wait-for-start-signal";

/** Resolves when the parent process sends its signal; at once for a server started by itself. */
export async function waitForStartSignal(): Promise<void> {
  if (!process.argv.includes(WAIT_ARGUMENT) || !process.connected) return;
  await new Promise<void>((resolve) => {
    process.once("message", resolve);
    // The parent has died before its signal.
    process.once("disconnect", () => process.exit(1));
  });
  process.removeAllListeners("disconnect");
  process.disconnect();
}
