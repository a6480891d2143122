import { expect, it } from "vitest";
import { addSnippets } from "../../manifest/addSnippets.ts";
import { renderLlms } from "../../manifest/llms.ts";
import type { Component, Manifest } from "../../manifest/types.ts";

const prop = { required: false, description: "", type: { name: "string" }, defaultValue: null };

const button: Component = {
  id: "button",
  name: "Button",
  path: "./packages/ui/src/primitives/Button/Button.stories.tsx",
  import: 'import { Button } from "@agency/ui";\nimport { fn } from "storybook/test";',
  description: "Button.",
  reactComponentMeta: {
    props: {
      size: {
        ...prop,
        name: "size",
        description: "Height.",
        type: { name: "enum", raw: '"medium" | "small"' },
        defaultValue: { value: '"medium"' },
      },
      label: { ...prop, name: "label", required: true },
      id: { ...prop, name: "id", parent: { name: "OuterProps" } },
    },
  },
  stories: [
    { name: "Playground", snippet: "<Button>{words.en.send}</Button>", warning: "Incomplete" },
    { name: "Loading", snippet: "<Button />", warning: "Incomplete" },
    { name: "Two Rows", snippet: "<Button {...args} />", warning: "Incomplete" },
  ],
  docs: {
    a: {
      name: "Accessibility",
      title: "Button",
      content:
        'import { Meta } from "x";\n\n<Meta of={stories} />\n\n# Button: accessibility\n\nNative.\n\n## Keyboard\n\n| Enter |',
    },
  },
};
const own: Component = { ...button, path: "./packages/showcase/src/Cover/Cover.stories.tsx" };
const manifest: Manifest = { components: { button, own } };
const snippets = {
  "Button.stories.tsx#Playground": "<Button>Send</Button>",
  "Button.stories.tsx#TwoRows": "<Button wide>Send</Button>",
};

it("takes rendered examples, and keeps the warning of others", () => {
  const { components } = addSnippets(manifest, snippets);
  expect(components.button?.stories).toEqual([
    { name: "Playground", snippet: "<Button>Send</Button>" },
    { name: "Loading", snippet: "<Button />", warning: "Incomplete" },
    { name: "Two Rows", snippet: "<Button wide>Send</Button>" },
  ]);
  expect(components.button?.import).toBe('import { Button } from "@agency/ui";');
});

it("writes the library's components for language models", () => {
  const about = { name: "@agency/ui", version: "1.0.0", description: "Components." };
  const text = renderLlms(addSnippets(manifest, snippets), about);
  expect(text).toMatch(/^# @agency\/ui 1\.0\.0\n\n> Components\./);
  expect(text).toContain("`@agency/ui/Button`, styles: `@agency/ui/Button/styles.css`");
  expect(text).toContain('- `size?: "medium" | "small"` (default "medium"): Height.');
  expect(text).toContain("- `label: string`");
  expect(text).toContain("```tsx\n<Button>Send</Button>\n```");
  expect(text).toContain("Native.\n\n#### Keyboard\n\n| Enter |");
  expect(text).not.toMatch(/- `id|import \{|<Meta|Cover/);
});
