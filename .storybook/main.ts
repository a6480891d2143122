import { globSync, readFileSync } from "node:fs";
import type { StorybookConfig } from "@storybook/react-vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { mergeConfig } from "vite";
import { roomNames, titleOf } from "../scripts/groups.ts";
import { docgenOptions, include, tsconfigPath } from "./docgen.ts";

const ui = new URL("../packages/ui/src/", import.meta.url).pathname;

/**
 * What the library takes of other packages, with what it loads later. Found by Vite while stories
 * run, it would be bundled anew in the middle of one.
 */
const taken = new Set(
  globSync("**/*.{ts,tsx}", { cwd: ui, exclude: (name) => /\.(test|css)\.tsx?$/.test(name) })
    .map((file) => readFileSync(ui + file, "utf8"))
    .flatMap((text) => [
      ...text.matchAll(/^(?:import|export) (?!type\b)[^;]*? from "([^".][^"]*)";/gm),
    ])
    .map(([, name = ""]) => name)
    .filter((name) => !/^(node:|@agency|@vanilla|@storybook|storybook)/.test(name)),
);

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: [
    "../packages/ui/docs/*.mdx",
    // The group of a component is its room.
    ...roomNames.map((room) => ({
      directory: `../packages/ui/src/${room}`,
      files: "*/*.stories.tsx",
      titlePrefix: titleOf(room),
    })),
  ],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Headings of pages, and the other names of components, are found by the search of the sidebar.
  features: {
    experimentalSearchDocsHeadings: true,
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
  },
  // The manager is drawn in the library's own font.
  staticDirs: [{ from: "../packages/ui/src/theme/fonts/files", to: "/fonts" }],
  // `react-docgen` makes a union of every optional property and resolves no type of a style file.
  typescript: {
    reactDocgen: "react-docgen-typescript",
    reactDocgenTypescriptOptions: { ...docgenOptions, tsconfigPath, include },
  },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [vanillaExtractPlugin()],
      resolve: { conditions: ["@agency/source"] },
      optimizeDeps: { include: [...taken].map((name) => `@agency/ui > ${name}`) },
    }),
};

export default config;
