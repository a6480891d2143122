import { AnchorMdx, Markdown } from "@storybook/addon-docs/blocks";
import { version } from "../../packages/ui/package.json" with { type: "json" };
import { useComponent } from "./useComponent.ts";

const labels = { stable: "Stable", experimental: "Experimental", deprecated: "Deprecated" };

/** Status and version of the page's component. */
export function ComponentStatus() {
  const { isPublished, status, statusNote, since } = useComponent();
  if (!isPublished) return <p className="agency-status">Not in a published package</p>;
  return (
    <>
      <p className={`agency-status agency-${status}`}>
        <strong>{labels[status]}</strong> <span>@agency/ui {version}</span>{" "}
        {since && <span>since {since}</span>}{" "}
        <AnchorMdx href="?path=/docs/design-system-guides-changelog--docs" target="_self">
          Changelog
        </AnchorMdx>
      </p>
      {statusNote && <Markdown>{statusNote}</Markdown>}
    </>
  );
}
