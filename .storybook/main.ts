import { globSync, readFileSync } from "node:fs";
import type { StorybookConfig } from "@storybook/react-vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import remarkGfm from "remark-gfm";
import { mergeConfig } from "vite";
import { fromSourcePlugin } from "../scripts/vitest/fromSource.ts";
import { docgenOptions, include, tsconfigPath } from "./docgen.ts";

/** From the most general to the most specific. */
const groups = [
  "foundations",
  "primitives",
  "forms",
  "overlays",
  "shell",
  "openings",
  "sections",
  "articles",
  "charts",
];

const packages = new URL("../packages/", import.meta.url).pathname;

/** Found while stories run, dependencies would be bundled again in the middle of one. */
const taken = new Set(
  globSync("ui/src/**/*.{ts,tsx}", {
    cwd: packages,
    exclude: (name) => /\.(test|css)\.tsx?$/.test(name),
  })
    .map((file) => readFileSync(packages + file, "utf8"))
    .flatMap((text) => [
      ...text.matchAll(/^(?:import|export) (?!type\b)[^;]*? from "([^".][^"]*)";/gm),
    ])
    .map(([, name = ""]) => name)
    .filter((name) => !/^(node:|@agency|@vanilla|@storybook|storybook)/.test(name)),
);

const sources = fromSourcePlugin();

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: [
    "../packages/ui/docs/*.mdx",
    ...groups.map((group) => ({
      directory: `../packages/ui/src/${group}`,
      files: "*/*.stories.tsx",
      titlePrefix: `Design system/${group[0]?.toUpperCase()}${group.slice(1)}`,
    })),
    {
      directory: "../packages/showcase/src",
      files: "*/*.stories.tsx",
      titlePrefix: "Showcase (this agency)",
    },
    // "Accessibility" follows "Docs" in the sidebar.
    "../packages/{ui,showcase}/src/**/*.docs.mdx",
  ],
  addons: [
    {
      name: "@storybook/addon-docs",
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Sidebar search finds headings and synonyms.
  features: {
    experimentalSearchDocsHeadings: true,
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
  },
  // Font of the manager.
  staticDirs: [{ from: "../packages/ui/src/theme/fonts/files", to: "/fonts" }],
  // `react-docgen` makes unions of optional properties and resolves no style types.
  typescript: {
    reactDocgen: "react-docgen-typescript",
    reactDocgenTypescriptOptions: { ...docgenOptions, tsconfigPath, include },
  },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [
        vanillaExtractPlugin({ unstable_pluginFilter: ({ name }) => name === sources.name }),
        sources,
      ],
      optimizeDeps: { include: [...taken].map((name) => `@agency/ui > ${name}`) },
    }),
};

export default config;
