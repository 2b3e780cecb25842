/** The file beside each page that runs code (server contract, 18.2). */
export const RUNNER_FILE = "runner.html";
