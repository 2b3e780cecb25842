import { loadStyle } from "./load-styles";

/**
 * Imports a lazy chunk together with its style sheets. The build puts it in the place of Vite's own helper
 * (cli/build/load-lazy-styles.mjs), whose name and arguments it has.
 *
 * @param files Paths of the style sheets, without the slash in front.
 */
export async function __vitePreload<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  const styles = files.map((file) => loadStyle(`/${file}`));
  const [module] = await Promise.all([load(), ...styles]);
  return module;
}
