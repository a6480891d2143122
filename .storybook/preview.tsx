import * as library from "@agency/ui";
import type { Preview } from "@storybook/react-vite";
import { ComponentPage } from "./docs/ComponentPage.tsx";
import { DocsFrame } from "./docs/DocsFrame.tsx";
import { addImport, shortenPictures } from "./docs/exampleCode.ts";
import stories from "./stories.tsx";

const exported = new Set(Object.keys(library));
const isFramed = new URLSearchParams(location.search).has("framed");

const preview: Preview = {
  ...stories,
  tags: ["autodocs"],
  parameters: {
    ...stories.parameters,
    // Here, because Storybook reads it from the text of this file.
    options: {
      storySort: {
        order: [
          "Design system",
          [
            "Get started",
            "Introduction",
            "Writing a microsite",
            "Workshop",
            "Guides",
            "Foundations",
            "Providers",
            "Primitives",
            "Forms",
            "Overlays",
            "Shell",
            "Page headers",
            "Sections",
            "Articles",
            "Charts",
            "Mail",
          ],
          "Showcase (this agency)",
        ],
      },
    },
    docs: {
      container: DocsFrame,
      page: ComponentPage,
      source: {
        // Stories that render several elements print them too, instead of the story's own source.
        // A frame on a component's page would replace the page's example by its own.
        type: isFramed ? "code" : "dynamic",
        transform: (code: string) => addImport(shortenPictures(code), exported),
      },
    },
    // Minified, Storybook's placeholder for functions has a meaningless name.
    jsx: { functionValue: () => "() => {}" },
  },
};

export default preview;
