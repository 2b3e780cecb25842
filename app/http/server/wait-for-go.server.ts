/** Argument by which `npm start` makes the server wait until the content has been checked. */
export const WAIT_ARGUMENT = "--wait-for-go";

/** Resolves on the parent process's message; at once when there is no parent. */
export async function waitForGo(): Promise<void> {
  if (!process.argv.includes(WAIT_ARGUMENT) || !process.connected) return;
  await new Promise<void>((resolve) => {
    process.once("message", resolve);
    // The parent has died, so that the message will never come.
    process.once("disconnect", () => process.exit(1));
  });
  process.removeAllListeners("disconnect");
  process.disconnect();
}
