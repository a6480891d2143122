import { globSync, readFileSync } from "node:fs";
import type { StorybookConfig } from "@storybook/react-vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import remarkGfm from "remark-gfm";
import { mergeConfig } from "vite";
import { fromSourcePlugin } from "../scripts/vitest/fromSource.ts";
import { docgenOptions, include, tsconfigPath } from "./docgen.ts";

/** Headings of the sidebar by folder, from the most general to the most specific. */
const groups = {
  foundations: "Providers",
  primitives: "Primitives",
  forms: "Forms",
  overlays: "Overlays",
  shell: "Shell",
  openings: "Page headers",
  sections: "Sections",
  articles: "Articles",
  charts: "Charts",
};

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
    { directory: "../packages/ui/docs", files: "*.mdx", titlePrefix: "Design system" },
    ...Object.entries(groups).map(([folder, heading]) => ({
      directory: `../packages/ui/src/${folder}`,
      files: "*/*.stories.tsx",
      titlePrefix: `Design system/${heading}`,
    })),
    { directory: "./mail", files: "*.stories.tsx", titlePrefix: "Design system" },
    {
      directory: "../packages/showcase/src",
      files: "*/*.stories.tsx",
      titlePrefix: "Showcase (this agency)",
    },
    // Part of a component's page, and of its manifest. The sidebar hides them.
    "../packages/{ui,showcase}/src/**/*.docs.mdx",
  ],
  addons: [
    {
      name: "@storybook/addon-docs",
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
    "@storybook/addon-mcp",
  ],
  // Tests without a look of their own. The filter menu shows them.
  tags: { interaction: { defaultFilterSelection: "exclude", excludeFromDocsStories: true } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Sidebar search finds headings and synonyms.
  features: {
    experimentalSearchDocsHeadings: true,
    // The MCP server and `manifests/` of the build need it.
    componentsManifest: true,
    // `react-docgen-typescript` finds components of the nearest tsconfig only.
    experimentalReactComponentMeta: true,
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
      // Code examples print the names of components.
      build: { rolldownOptions: { output: { keepNames: true } } },
      plugins: [
        vanillaExtractPlugin({ unstable_pluginFilter: ({ name }) => name === sources.name }),
        sources,
      ],
      optimizeDeps: { include: [...taken].map((name) => `@agency/ui > ${name}`) },
    }),
};

export default config;
