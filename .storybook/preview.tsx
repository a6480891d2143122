import type { Preview } from "@storybook/react-vite";
import { ComponentPage } from "./docs/ComponentPage.tsx";
import { DocsFrame } from "./docs/DocsFrame.tsx";
import stories from "./stories.tsx";

const preview: Preview = {
  ...stories,
  tags: ["autodocs"],
  parameters: {
    ...stories.parameters,
    docs: { container: DocsFrame, page: ComponentPage },
  },
};

export default preview;
