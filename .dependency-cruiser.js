/** Folders of packages that each package may import. */
const arrows = {
  site: "packages/(showcase|backoffice|search|client|server|ui|content)",
  "packages/showcase": "packages/(ui|content)",
  "packages/backoffice": "packages/(server|mail|content)",
  "packages/client": "packages/(server|ui|content)",
  "packages/server": "packages/(mail|content|content-lake)",
  "packages/search": "packages/(content|server)",
  "packages/ui": "tokens",
  "packages/mail": "tokens",
  "tokens|packages/(?:content|content-lake|create-agency-microsite)": "$1",
};
/** Tests and tools may import from anywhere. */
const pathNot =
  "(^|/)(test|e2e|bench|attack|examples|docs|template)/|^site/dev\\.ts$|\\.(test|stories|config)\\.tsx?$";
const any = "^(site|tokens|packages|scripts)/";

const forbid = (name, from, to) => ({ name, severity: "error", from, to });

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    ...Object.entries(arrows).map(([from, to]) =>
      forbid(
        `imports of ${from}`,
        { path: `^(${from})/`, pathNot },
        { path: any, pathNot: `^($1|${to})/` },
      ),
    ),
    forbid(
      "no internals of another package",
      { path: "^(site|tokens|packages/[^/]+)/", pathNot },
      { path: any, pathNot: "^$1/", dependencyTypes: ["local"] },
    ),
    forbid("no sample content in src", { path: "/src/", pathNot }, { path: "/sample/" }),
    forbid(
      "no cycles by value",
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ["type-only", "dynamic-import"] } },
    ),
    forbid(
      "no server code in browsers",
      { path: "^(site/(src|shared)|packages/(client/src|server/src/forms))/", pathNot },
      {
        path: "^(site/server|packages/server/src/(?!forms/)|packages/content/src/(writer|private-reader))",
        dependencyTypesNot: ["type-only"],
      },
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|desk)/|packages/ui/examples/[^/]+/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.base.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["@agency/source", "import", "types", "default"],
    },
  },
};
