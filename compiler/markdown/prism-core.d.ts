/** The core alone, which its package's types describe only together with the default languages. */
declare module "prismjs/components/prism-core.js" {
  const prism: typeof import("prismjs");
  export default prism;
}
