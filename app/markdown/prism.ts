/**
 * Loads Prism with the grammars that pages use. The components find Prism as a global, each
 * needs those above it, and `http` uses the languages of message bodies that are loaded before
 * it.
 */
import Prism from "prismjs/components/prism-core.js";
import "prismjs/components/prism-markup.js";
import "prismjs/components/prism-css.js";
import "prismjs/components/prism-clike.js";
import "prismjs/components/prism-javascript.js";
import "prismjs/components/prism-markup-templating.js";
import "prismjs/components/prism-json.js";
import "prismjs/components/prism-yaml.js";
import "prismjs/components/prism-c.js";
import "prismjs/components/prism-cpp.js";
import "prismjs/components/prism-typescript.js";
import "prismjs/components/prism-jsx.js";
import "prismjs/components/prism-tsx.js";
import "prismjs/components/prism-scss.js";
import "prismjs/components/prism-markdown.js";
import "prismjs/components/prism-apacheconf.js";
import "prismjs/components/prism-bash.js";
import "prismjs/components/prism-batch.js";
import "prismjs/components/prism-csharp.js";
import "prismjs/components/prism-diff.js";
import "prismjs/components/prism-django.js";
import "prismjs/components/prism-glsl.js";
import "prismjs/components/prism-ini.js";
import "prismjs/components/prism-java.js";
import "prismjs/components/prism-latex.js";
import "prismjs/components/prism-nginx.js";
import "prismjs/components/prism-php.js";
import "prismjs/components/prism-powershell.js";
import "prismjs/components/prism-pug.js";
import "prismjs/components/prism-python.js";
import "prismjs/components/prism-regex.js";
import "prismjs/components/prism-rust.js";
import "prismjs/components/prism-sql.js";
import "prismjs/components/prism-toml.js";
import "prismjs/components/prism-wasm.js";
import "prismjs/components/prism-web-idl.js";
import "prismjs/components/prism-http.js";

/** Far more than code has that people read. */
const MOST_LEVELS = 100;

const { tokenize } = Prism;
let level = 0;

/** Leaves text below so many levels plain: the grammar of C contains itself, so that a line of `#` fills the stack. */
Prism.tokenize = (text, grammar) => {
  if (level === MOST_LEVELS) return [text];
  level += 1;
  try {
    return tokenize(text, grammar);
  } finally {
    level -= 1;
  }
};

// Removes the global, so that no other code can depend on it.
Reflect.deleteProperty(globalThis, "Prism");

export { Prism };
