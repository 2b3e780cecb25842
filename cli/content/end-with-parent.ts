/**
 * Ends this process when the server that started it ends, however that may be: the watch would go on
 * writing beside the next server's.
 */
export function endWithParent(): void {
  // It may have ended while this module was loaded; a process without a parent to talk to has no state.
  if ("connected" in process && !process.connected) process.exit();
  process.once("disconnect", () => process.exit());
}
