/** The same answers under an address of its own, so that no cache keeps personal ones (server contract, 8). */
export { action, loader } from "./api.v2.updates/route";
