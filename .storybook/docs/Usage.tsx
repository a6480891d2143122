import { Heading, Markdown } from "@storybook/addon-docs/blocks";
import { linkComponents } from "./linkComponents.ts";
import { useComponent } from "./useComponent.ts";

export function Usage() {
  const { purpose, avoid, getHref } = useComponent();
  return (
    <>
      {purpose && <Heading>When to use it</Heading>}
      {purpose && <Markdown>{linkComponents(purpose, getHref)}</Markdown>}
      {avoid.length > 0 && <Heading>When not to use it</Heading>}
      {avoid.length > 0 && (
        <Markdown>{linkComponents(avoid.map((item) => `- ${item}`).join("\n"), getHref)}</Markdown>
      )}
    </>
  );
}
