/** The address that old clients use (server contract, 11.2). */
export { action, loader } from "./api.v1.plus.ai.help";
