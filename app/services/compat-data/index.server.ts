export { findFeature, findTableKey, type CompatFeature } from "./find-feature";
export { listKnownKeys, listNearKeys } from "./near-keys";
export { describeSupport, type BrowserSupport } from "./describe-support";
export { toDataTree } from "./to-data-tree";
