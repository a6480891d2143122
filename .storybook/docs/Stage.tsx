import { DocsContext, Primary, Story } from "@storybook/addon-docs/blocks";
import { useContext } from "react";
import { Frame } from "./Frame.tsx";
import { useComponent } from "./useComponent.ts";

/** Groups of components that are as wide as a page. */
const pageWide = ["Shell", "Page headers", "Sections", "Articles"];

const viewports = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const languages = ["en", "ar"] as const;

function Frames() {
  const context = useContext(DocsContext);
  const { id, moduleExport } = context.storyById();
  return (
    <div className="agency-frames">
      {viewports.flatMap((viewport) =>
        languages.map((language) => (
          <Frame
            key={`${language}-${viewport.width}`}
            storyId={id}
            language={language}
            {...viewport}
          />
        )),
      )}
      {/* The code example is printed from a rendered story. */}
      <div hidden>
        <Story of={moduleExport} />
      </div>
    </div>
  );
}

/** First example: at full width, or in the viewports of a desktop and a phone. */
export function Stage() {
  const { groups } = useComponent();
  return pageWide.includes(groups.at(-1) ?? "") ? <Frames /> : <Primary />;
}
