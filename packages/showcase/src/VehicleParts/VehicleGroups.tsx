import type { HeadingLevel } from "@agency/ui/Heading";
import { getVarName } from "@agency/ui/theme";
import { emphasis, sizes } from "@agency/ui/theme/type";
import type { CSSProperties } from "react";
import * as art from "../internal/vehicleArt.css.ts";
import { getWeight, type VehicleContent, type VehicleMaterial } from "./content.ts";
import { layOutParts, type VehicleKind } from "./partShapes.ts";
import { ShapePaths } from "./VehicleArt.tsx";
import * as styles from "./VehicleGroups.css.ts";

const set = (values: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      getVarName(name),
      Math.round(value * 1e4) / 1e4,
    ]),
  ) as CSSProperties;

function KindDrawing({ kind }: { kind: VehicleKind }) {
  const { parts, width, height } = layOutParts(kind);
  const size = [width + 2, height + 2].map((value) => Math.round(value * 10) / 10);
  return (
    <svg
      aria-hidden="true"
      viewBox={`-1 -1 ${size.join(" ")}`}
      className={`${art.drawing} ${styles.drawing}`}
      style={set({ [styles.width]: size[0] ?? 0, [styles.height]: size[1] ?? 0 })}
    >
      {parts.map(({ shape, x, y }) => (
        <g key={x} transform={`translate(${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10})`}>
          <ShapePaths shape={shape} />
        </g>
      ))}
    </svg>
  );
}

interface GroupProps {
  content: VehicleContent;
  material: VehicleMaterial;
  heaviest: number;
  as: "h3" | "h4";
}

function Group({ content, material, heaviest, as: Title }: GroupProps) {
  const kg = getWeight(content, material.id);
  const look = material.accent ? "accent" : "plain";
  return (
    <section>
      <div className={styles.bar}>
        <div className={styles.fills[look]} style={set({ [styles.share]: kg / heaviest })} />
      </div>
      <div className={styles.head}>
        <Title className={styles.title}>
          <span className={`${sizes.h4} ${styles.weights[look]}`}>{content.weight(kg)}</span>{" "}
          <span className={`${sizes.body} ${emphasis}`}>{material.name}</span>
        </Title>
        <p className={`${sizes.sm} ${styles.becomes}`}>{material.becomes}</p>
      </div>
      <ul className={styles.rows}>
        {content.kinds
          .filter(({ material: id }) => id === material.id)
          .map(({ kind, name, kg: weight }) => (
            <li key={kind}>
              <KindDrawing kind={kind} />
              <p className={sizes.sm}>{name}</p>
              <p className={`${sizes.xs} ${styles.kilograms}`}>{content.weight(weight)}</p>
            </li>
          ))}
      </ul>
    </section>
  );
}

export function VehicleGroups({
  content,
  level,
}: {
  content: VehicleContent;
  level: Extract<HeadingLevel, 3 | 4>;
}) {
  const { materials } = content;
  const heaviest = Math.max(1, ...materials.map(({ id }) => getWeight(content, id)));
  const sides = [
    materials.filter((_, index) => index === 0 || index > 2),
    materials.filter((_, index) => index === 1 || index === 2),
  ];
  return (
    <div className={styles.root}>
      <div className={styles.columns}>
        {sides.map((side) => (
          <div key={side[0]?.id} className={styles.side}>
            {side.map((material) => (
              <Group
                key={material.id}
                content={content}
                material={material}
                heaviest={heaviest}
                as={`h${level}`}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
