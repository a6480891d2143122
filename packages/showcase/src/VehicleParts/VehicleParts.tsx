import type { HeadingLevel } from "@agency/ui/Heading";
import type { OuterProps } from "@agency/ui/utils";
import { clsx } from "clsx";
import type { VehicleContent } from "./content.ts";
import * as styles from "./root.css.ts";
import { VehicleGroups } from "./VehicleGroups.tsx";
import { type VehiclePartsLabels, VehicleScene } from "./VehicleScene.tsx";

export interface VehiclePartsProps extends OuterProps<HTMLDivElement> {
  content: VehicleContent;
  labels: VehiclePartsLabels;
  /** Heading level. @default 3 */
  level?: Extract<HeadingLevel, 3 | 4> | undefined;
}

/**
 * Vehicle that comes apart along its ground line: whole, lifted, apart, then grouped by material.
 * Scrolling, keys and pointer select a part. Vertical on narrow pages.
 *
 * Not for other objects (`Figures`, `UnitChart`) or page headers (`VehicleOpening`).
 */
export function VehicleParts({
  content,
  labels,
  level = 3,
  className,
  ...outer
}: VehiclePartsProps) {
  return (
    <div {...outer} className={clsx(styles.root, className)}>
      <VehicleScene content={content} labels={labels} />
      <VehicleGroups content={content} level={level} />
    </div>
  );
}
