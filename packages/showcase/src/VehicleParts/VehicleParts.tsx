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
  level?: 3 | 4 | undefined;
}

/**
 * Vehicle that comes apart along its ground line: whole, lifted, apart, and as kilograms.
 * Scrolling, keys and pointer select a part. Below it parts are grouped by material, at one scale.
 * On a narrow page the vehicle is vertical.
 *
 * Not for other objects (`Figures`, `UnitChart`), nor for a page's header (`VehicleOpening`).
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
