/**
 * Declares the core alone, because the package's types cover it only together with the default
 * languages.
 */
declare module "prismjs/components/prism-core.js" {
  import type * as PrismModule from "prismjs";
  const prism: typeof PrismModule;
  export default prism;
}
