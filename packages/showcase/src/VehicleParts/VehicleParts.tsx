import type { OuterProps } from "@agency/ui/utils";
import { clsx } from "clsx";
import type { VehicleContent } from "./content.ts";
import * as styles from "./root.css.ts";
import { VehicleGroups } from "./VehicleGroups.tsx";
import { type VehiclePartsLabels, VehicleScene } from "./VehicleScene.tsx";

export interface VehiclePartsProps extends OuterProps<HTMLDivElement> {
  /** The vehicle, its parts with their weights, and what becomes of them. */
  content: VehicleContent;
  /** The words of the control and of what is to be seen. */
  labels: VehiclePartsLabels;
  /** Level of the groups' headings, below the section's own. @default 3 */
  level?: 3 | 4 | undefined;
}

/**
 * A vehicle that comes apart along its ground: whole, lifted, apart, and as kilograms, one mark
 * each. Scrolling takes it apart and goes from part to part; so do keys and a pointer, which scroll
 * to the part they choose. Below it the parts lie in groups by what becomes of them, drawn at one
 * scale. On a narrow page the vehicle stands on its nose and words keep the reading half.
 *
 * Not for any other object than the vehicle that is drawn (`Figures`, `UnitChart`), nor for a page's
 * opening (`VehicleOpening`).
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
