export { createDialect } from "./create-dialect.server";
export { idColumn } from "./id-column";
export { isUnavailable } from "./is-unavailable";
