import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
} from "@storybook/addon-docs/blocks";
import { Guidance } from "./Guidance.tsx";

/** The page of a component: what it is for, an example to change, do and don't, all of its states. */
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
