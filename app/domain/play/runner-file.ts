/** Runner file below each page's path (server contract, 18.2). */
export const RUNNER_FILE = "runner.html";
