/**
 * The layers (docs/architecture.md): each may import itself and the layers that its line lists.
 * Any other import is an error.
 */
const LAYERS = {
  "app/domain": [],
  "app/resilience": ["app/domain"],
  "app/database": ["app/domain", "app/resilience"],
  "app/content-store": ["app/domain"],
  "app/browser": ["app/domain"],
  "app/offline-worker": ["app/domain"],
  "app/offline-site": [
    "app/domain",
    "app/content-store",
    "app/http",
    "app/l10n",
    "app/rendering",
    "app/services",
  ],
  "app/l10n": ["app/domain"],
  "app/ui": ["app/domain", "app/browser", "app/styles", "app/l10n"],
  "app/markdown": ["app/domain"],
  "app/services": ["app/domain", "app/database", "app/content-store", "app/resilience"],
  "app/http": ["app/domain", "app/content-store"],
  "app/routes": [
    "app/domain",
    "app/services",
    "app/ui",
    "app/browser",
    "app/styles",
    "app/l10n",
    "app/markdown",
  ],
  "app/rendering": [
    "app/domain",
    "app/http",
    "app/routes",
    "app/services",
    "app/ui",
    "app/l10n",
  ],
  writers: [
    "app/domain",
    "app/content-store",
    "app/http",
    "app/l10n",
    "app/services",
    "compiler",
  ],
  compiler: ["app/domain", "app/content-store", "app/l10n", "app/markdown"],
};

/**
 * The folders of the compiler, nearly in the order of its pipeline (compiler/README.md): each may import
 * itself and earlier ones.
 */
const COMPILER_LAYERS = [
  "core",
  "flaws",
  "sources",
  "markdown",
  "macros",
  "html",
  "samples",
  "sections",
  "sidebars",
  "reference",
  "areas",
  "prebuilt",
  "output",
  "incremental",
  "pipeline",
  "packages",
  "authoring",
];

/** Files outside the layers that a layer may import. */
const SINGLE_FILES = {
  "app/content-store": "^app/(sqlite|make-folder)\\.server",
  "app/database": "^app/(sqlite|make-folder)\\.server",
  "app/services": "^app/make-folder\\.server",
  compiler: "^app/make-folder\\.server",
  "app/rendering": "^app/entry\\.server\\.tsx$",
  "app/routes": "^app/root\\.tsx$",
  writers: "^(cli/content/roots|app/config\\.server)",
};

const TESTS = "\\.test\\.tsx?$|(^|/)test-[a-z-]+\\.ts$";

module.exports = {
  forbidden: [
    ...Object.entries(LAYERS).map(([layer, allowed]) => ({
      name: `${layer.replace("app/", "")} imports only its neighbours`,
      severity: "error",
      from: { path: `^${layer}/`, pathNot: TESTS },
      to: {
        path: "^(app|compiler|cli|server)",
        pathNot: [layer, ...allowed]
          .map((path) => `^${path}/`)
          .concat("^app/load-context", SINGLE_FILES[layer] ?? []),
      },
    })),
    ...COMPILER_LAYERS.map((layer, at) => ({
      name: `compiler/${layer} imports only the steps before it`,
      severity: "error",
      from: { path: `^compiler/${layer}/`, pathNot: TESTS },
      to: {
        path: "^compiler/",
        pathNot: COMPILER_LAYERS.slice(0, at + 1).map((name) => `^compiler/${name}/`),
      },
    })),
    {
      name: "every file of the compiler lies in one of its layers",
      severity: "error",
      from: { path: "^compiler/", pathNot: `^compiler/(${COMPILER_LAYERS.join("|")})/` },
      to: {},
    },
    {
      name: "a service is entered through its index.server.ts",
      severity: "error",
      from: { path: "^app/services/([^/]+)/" },
      to: {
        path: "^app/services/([^/]+)/",
        pathNot: ["^app/services/$1/", "^app/services/[^/]+/index\\.server\\.ts$"],
      },
    },
    {
      name: "services know neither Remix nor Express nor React",
      severity: "error",
      from: { path: "^app/services/", pathNot: TESTS },
      to: {
        path: "^node_modules/(@remix-run|express|react|react-dom)/",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "only server.ts and cli read the configuration and open stores",
      severity: "error",
      from: {
        path: "^app/",
        pathNot: [
          TESTS,
          "^app/(config\\.server|load-context)",
          "^app/content-store/",
          "^app/database/",
          "^app/composition/",
        ],
      },
      to: {
        path: "^app/(config\\.server|content-store/(reader|writer|live-.*)\\.server|database/.*\\.server)",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "code for the browser never imports Node built-ins",
      severity: "error",
      from: { path: "^app/", pathNot: ["\\.server\\.tsx?$", TESTS, "^app/http/"] },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "the writers' tools are loaded on demand, by open-writers alone",
      severity: "error",
      from: {
        path: "^(app|compiler|cli|server|writers)",
        pathNot: ["^writers/", TESTS],
      },
      to: {
        path: "^writers/",
        pathNot: "^writers/open-writers\\.server",
        dependencyTypesNot: ["type-only"],
      },
    },
    { name: "no cycles", severity: "error", from: {}, to: { circular: true } },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".mjs", ".js"] },
  },
};
