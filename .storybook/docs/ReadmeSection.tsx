import { Markdown } from "@storybook/addon-docs/blocks";
import readme from "../../packages/ui/README.md?raw";
import { getSection } from "./getSection.ts";

/** Section of the library's README. */
export const ReadmeSection = ({ heading }: { heading: string }) => (
  <Markdown>{getSection(readme, heading)}</Markdown>
);
