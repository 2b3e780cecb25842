/**
 * Tells the parent process of each module that is transformed and each chunk that is rendered. A
 * message is one step, because the two builds of a site have a copy of this module each.
 *
 * @returns {import("vite").Plugin}
 */
export function reportProgress() {
  const report = () => {
    process.send?.("step");
    return null;
  };
  return { name: "report-progress", transform: report, renderChunk: report };
}
