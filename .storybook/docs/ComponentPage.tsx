import { Controls, Heading, Stories, Title } from "@storybook/addon-docs/blocks";
import { AccessibilityNotes } from "./AccessibilityNotes.tsx";
import { Code } from "./Code.tsx";
import { ComponentStatus } from "./ComponentStatus.tsx";
import { Guidance } from "./Guidance.tsx";
import { Stage } from "./Stage.tsx";
import { Usage } from "./Usage.tsx";

/** Page of every component. All content is read from its stories, docstrings and notes. */
export function ComponentPage() {
  return (
    <>
      <Title />
      <ComponentStatus />
      <Stage />
      <Usage />
      <Guidance />
      <Stories title="States" includePrimary={false} />
      <AccessibilityNotes />
      <Heading>Code</Heading>
      <Code />
      <Heading>Props</Heading>
      <div className="agency-scroll">
        <Controls />
      </div>
    </>
  );
}
