import js from "@eslint/js";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";
import { plainComments } from "./cli/lint/plain-comments.mjs";

export default tseslint.config(
  {
    ignores: [
      ".cache/",
      "build/",
      "data/",
      "node_modules/",
      "content/",
      "tests/fixtures/",
      "public/",
      "test-results/",
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  {
    plugins: { local: { rules: { "plain-comments": plainComments } } },
    rules: { "local/plain-comments": "error" },
  },
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      // Numbers and booleans read well in templates; objects stay forbidden.
      "@typescript-eslint/restrict-template-expressions": [
        "error",
        { allowNumber: true, allowBoolean: true },
      ],
      "@typescript-eslint/no-confusing-void-expression": [
        "error",
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // Objects of this project are closures: no method uses `this`.
      "@typescript-eslint/unbound-method": "off",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", ignoreRestSiblings: true },
      ],
      // `void statement.run()` marks an ignored result.
      "@typescript-eslint/no-meaningless-void-operator": "off",
      "@typescript-eslint/consistent-type-imports": "error",
      // `import { type X }` remains as a side-effect import, which the browser build would resolve.
      "@typescript-eslint/no-import-type-side-effects": "error",
    },
  },
  {
    files: ["**/*.tsx"],
    ...jsxA11y.flatConfigs.strict,
    languageOptions: { ...jsxA11y.flatConfigs.strict.languageOptions },
  },
  {
    files: ["app/**/*.{ts,tsx}"],
    plugins: { "react-hooks": reactHooks },
    rules: {
      "react-hooks/rules-of-hooks": "error",
      "react-hooks/exhaustive-deps": "error",
    },
  },
  {
    // Throwing a Response or data() is Remix's way out of a loader.
    files: [
      "app/routes/**/*.{ts,tsx}",
      "app/services/accounts/require-*.ts",
      "app/services/api-answers/*.ts",
      "app/ui/areas/*.server.ts",
    ],
    rules: { "@typescript-eslint/only-throw-error": "off" },
  },
  {
    files: ["**/*.{js,cjs,mjs}"],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: {
      globals: {
        Buffer: "readonly",
        clearInterval: "readonly",
        console: "readonly",
        module: "writable",
        performance: "readonly",
        process: "readonly",
        setInterval: "readonly",
        URL: "readonly",
      },
    },
  },
  {
    files: ["**/*.test.{ts,tsx}"],
    ignores: ["**/*.timers.test.{ts,tsx}"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector:
            "CallExpression[callee.property.name='useFakeTimers'][arguments.length=0]",
          message:
            "Name the file *.timers.test.ts, which has a process of its own, or name what to fake: other files' servers run in this process.",
        },
      ],
    },
  },
  {
    files: ["packages/**/*.cjs"],
    languageOptions: { sourceType: "commonjs", globals: { require: "readonly" } },
    rules: { "@typescript-eslint/no-require-imports": "off" },
  },
);
