export {
  findFeature,
  findTableKey,
  listKnownKeys,
  listNearKeys,
  type CompatFeature,
} from "./find-feature";
export { describeSupport, type BrowserSupport } from "./describe-support";
export { toDataTree } from "./to-data-tree";
