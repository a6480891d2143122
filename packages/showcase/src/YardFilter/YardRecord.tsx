import { sizes } from "@agency/ui/theme/type";
import type { ReactNode } from "react";
import * as art from "../internal/vehicleArt.css.ts";
import { getEqualColumns, heapSize, heaps } from "../VehicleParts/heapMarks.ts";
import { drawCircle } from "../VehicleParts/shapes.ts";
import { HeapMarks } from "../VehicleParts/VehicleArt.tsx";
import * as styles from "./YardFilter.css.ts";
import type { YardFilterLabels, YardMaterial } from "./YardFilter.tsx";
import type { YardLot } from "./yard.ts";

const size = { width: 330, height: 126 } as const;
const pitch = 5;
const rows = 20;

interface YardRecordProps {
  lot: YardLot;
  state: string | undefined;
  materials: readonly YardMaterial[];
  labels: YardFilterLabels;
  action: ReactNode;
}

export function YardRecord({ lot, state, materials, labels, action }: YardRecordProps) {
  const { id, title, kg, parts } = lot;
  const weight = kg === undefined ? undefined : labels.weight(kg);
  return (
    <>
      <p className={`${sizes.sm} ${styles.faint}`}>{labels.lot(id)}</p>
      <p className={sizes.h4}>{title}</p>
      <p className={`${sizes.sm} ${styles.quiet}`}>
        {labels.join([state, weight].filter((word) => word !== undefined))}
      </p>
      {parts ? (
        <>
          <Marks parts={parts} materials={materials} />
          <dl className={`${sizes.sm} ${styles.materials}`}>
            {materials.map(({ name, accent }, index) => (
              <div key={name} className={styles.material}>
                <dt className={accent ? styles.accent : undefined}>{name}</dt>
                <dd className={styles.amount}>{labels.weight(parts[index] ?? 0)}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : (
        <p className={`${sizes.sm} ${styles.unknown}`}>{labels.unknown}</p>
      )}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </>
  );
}

function Marks({
  parts,
  materials,
}: {
  parts: readonly number[];
  materials: readonly YardMaterial[];
}) {
  const { height } = size;
  const ground = height - 6;
  const place = { pitch, gap: 2 * pitch, end: 0 };
  const first = heaps(parts, getEqualColumns(rows), place)[0]?.x ?? 0;
  const laid = heaps(parts, getEqualColumns(rows), { ...place, end: -first });
  const end = laid.reduce((max, heap) => Math.max(max, heap.x + heapSize(heap, pitch).width), 0);
  const width = Math.max(size.width, end + 2);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      className={`${art.drawing} ${styles.marks}`}
    >
      <HeapMarks
        heaps={laid}
        accents={materials.map(({ accent }) => accent === true)}
        pitch={pitch}
        y={ground - 6}
      />
      <path className={art.ground} d={`M4 ${ground}H${width - 6}`} />
      <path className={art.start} d={drawCircle(5, ground, 5)} />
      <path className={art.ends.solid} d={`M${width - 12} ${ground}l6-6 6 6-6 6z`} />
    </svg>
  );
}
