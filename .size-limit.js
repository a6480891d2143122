import { globSync } from "node:fs";
import { basename } from "node:path";

/** Limits of a component of `@agency/ui` with its dependencies except React, in bytes of gzip. */
const maxScript = 3000;
const maxStyles = 3400;
/** Includes the fonts. */
const maxIntroStyles = 4000;
/** Limits of scripts that differ. */
const scripts = {
  Accordion: 10300,
  AlertDialog: 18600,
  Artwork: 12800,
  Combobox: 45900,
  Countdown: 640,
  DateField: 63600,
  DetailHeader: 3300,
  Dialog: 14600,
  Drawer: 14700,
  FileField: 6900,
  Form: 4000,
  Gallery: 15900,
  LanguageSelect: 38200,
  Menu: 37400,
  Nav: 42900,
  NumberField: 25200,
  ParticleBackground: 1650,
  PhoneField: 35100,
  Popover: 29200,
  Portrait: 11900,
  RadioGroup: 12500,
  RangeField: 13600,
  Select: 3300,
  Switch: 6500,
  Tabs: 10500,
  Testimonial: 22700,
  ToastProvider: 16300,
  Tooltip: 22700,
  UnitChart: 3600,
};

const dist = "packages/ui/dist";
const components = globSync("packages/ui/src/entries/[A-Z]*.ts")
  .map((file) => basename(file, ".ts"))
  .sort();
/** Scripts that components load by their addresses. */
const workers = { ParticleBackground: [`${dist}/shell/ParticleBackground/worker.js`] };

/** Drops React Aria's texts in other languages, as the README tells sites to do. */
const locales = {
  name: "locales",
  setup(build) {
    build.onLoad({ filter: /react-(aria|stately)\/.*\/[a-z]{2}-[A-Z]{2}\.m?js$/ }, ({ path }) =>
      /(en-US|ar-AE)\.m?js$/.test(path) ? undefined : { contents: "export default undefined;" },
    );
  },
};

const script = (names, max, name = names[0]) => ({
  name: `${name}, script`,
  path: names.flatMap((one) => [`${dist}/entries/${one}.js`, ...(workers[one] ?? [])]),
  limit: `${max} B`,
  ignore: ["react", "react-dom"],
  gzip: true,
  modifyEsbuildConfig: (config) => ({
    ...config,
    format: "esm",
    splitting: true,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [locales],
  }),
});

const styles = (name) => ({
  name: `${name}, styles`,
  path: `${dist}/styles/${name}.css`,
  limit: `${name === "IntroLoader" ? maxIntroStyles : maxStyles} B`,
  gzip: true,
  disablePlugins: ["@size-limit/esbuild"],
});

export default [
  ...components.flatMap((name) => [script([name], scripts[name] ?? maxScript), styles(name)]),
  script(
    ["Button", "TextField", "Select", "TextArea", "Nav", "ToastProvider"],
    62000,
    "Everyday components",
  ),
];
