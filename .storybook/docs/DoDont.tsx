import { CheckIcon, CloseIcon } from "@agency/ui/Icons";
import { Text } from "@agency/ui/Text";
import type { Example, Pair } from "../../packages/ui/docs/guidance/index.ts";

function Side({ kind, side, scale }: { kind: "do" | "dont"; side: Example; scale: number }) {
  return (
    <figure className={`agency-example agency-${kind}`}>
      {/* The sentence describes it. */}
      <div className="agency-stage" inert>
        <div style={{ zoom: scale }}>{side.example}</div>
      </div>
      <figcaption>
        <Text size="sm" emphasis as="span">
          {kind === "do" ? <CheckIcon size={16} /> : <CloseIcon size={16} />}
          {kind === "do" ? "Do" : "Don’t"}
        </Text>
        <Text size="sm" tone="secondary">
          {side.why}
        </Text>
      </figcaption>
    </figure>
  );
}

export const DoDont = ({ do: good, dont, scale = 1 }: Pair) => (
  <div className="agency-pair">
    <Side kind="do" side={good} scale={scale} />
    <Side kind="dont" side={dont} scale={scale} />
  </div>
);
