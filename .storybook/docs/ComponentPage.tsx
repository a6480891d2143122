import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
} from "@storybook/addon-docs/blocks";
import { Guidance } from "./Guidance.tsx";

/** A component's page: description, example, guidance, all states. */
export function ComponentPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
      <Guidance />
      <Stories />
    </>
  );
}
