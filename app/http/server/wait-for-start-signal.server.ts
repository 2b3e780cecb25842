/** `npm start` passes it, because it checks the content while the server loads. */
export const WAIT_ARGUMENT = "--wait-for-start-signal";

/** Resolves when the parent process sends its signal; at once for a server started by itself. */
export async function waitForStartSignal(): Promise<void> {
  if (!process.argv.includes(WAIT_ARGUMENT) || !process.connected) return;
  await new Promise<void>((resolve) => {
    process.once("message", resolve);
    // The parent has ended before its signal, so the server ends too.
    process.once("disconnect", () => process.exit(1));
  });
  process.removeAllListeners("disconnect");
  process.disconnect();
}
