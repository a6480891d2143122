import {
  DOCS_RENDERED,
  GLOBALS_UPDATED,
  SET_GLOBALS,
  STORY_RENDERED,
} from "storybook/internal/core-events";
import { type API, addons } from "storybook/manager-api";
import { synonyms } from "./synonyms.ts";
import { managerThemes, type ThemeName } from "./theme.ts";

addons.setConfig({
  theme: managerThemes.dark,
  sidebar: {
    filters: {
      // Part of each component's page.
      notes: ({ type, name }) => type !== "docs" || name !== "Accessibility",
    },
  },
});

function syncTheme(api: API) {
  const wear = ({ globals }: { globals: { theme?: ThemeName } }) =>
    api.setOptions({ theme: managerThemes[globals.theme ?? "dark"] });
  api.on(SET_GLOBALS, wear);
  api.on(GLOBALS_UPDATED, wear);
}

/**
 * Adds synonyms to the sidebar search as headings. No event announces a new index, so every render
 * checks.
 */
async function addSynonyms(api: API) {
  for (const { id, type, title } of Object.values(api.getIndex()?.entries ?? {})) {
    const entry = type === "docs" ? api.getData(id) : undefined;
    const component = title.split("/").at(-1) ?? "";
    if (entry?.type !== "docs" || title.split("/").length < 2) continue;
    const anchors = (synonyms[component] ?? []).map((name) => ({
      id: `is-${name}`,
      title: name,
    }));
    if (anchors.length === 0 || entry.anchors?.[0]?.id === anchors[0]?.id) continue;
    const update: { anchors: typeof anchors } & Parameters<API["updateStory"]>[1] = { anchors };
    await api.updateStory(id, update);
  }
}

addons.register("agency", (api) => {
  syncTheme(api);
  const name = () => void addSynonyms(api);
  api.on(DOCS_RENDERED, name);
  api.on(STORY_RENDERED, name);
});
