import * as styles from "../internal/vehicleArt.css.ts";
import { drawHeap, getDash, type Heap } from "./heapMarks.ts";
import { ground } from "./pieceOffsets.ts";
import { drawCircle, type Shape } from "./shapes.ts";

export function ShapePaths({ shape }: { shape: Shape }) {
  const { outline, detail, over, glass, open } = shape;
  const look = open ? "open" : glass ? "glass" : "solid";
  return (
    <>
      <path className={styles.outlines[look]} d={outline} />
      {detail && <path className={styles.detail} d={detail} />}
      {over && <path className={styles.over} d={over} />}
    </>
  );
}

export function GroundLine({ solid = false }: { solid?: boolean | undefined }) {
  const { length, y } = ground;
  const r = solid ? 10 : 9;
  return (
    <>
      <path className={styles.ground} d={`M8 ${y}H${length - (solid ? r : 18)}`} />
      <path className={styles.start} d={drawCircle(7.5, y, 7.5)} />
      <path
        className={styles.ends[solid ? "solid" : "hollow"]}
        d={`M${length - r} ${y - r}l${r} ${r}-${r} ${r}-${r}-${r}z`}
      />
    </>
  );
}

interface HeapMarksProps {
  heaps: readonly Heap[];
  accents: readonly boolean[];
  pitch: number;
  /** Ground. @default the vehicle's */
  y?: number | undefined;
  className?: string | undefined;
}

export function HeapMarks({ heaps, accents, pitch, y = ground.y - 8, className }: HeapMarksProps) {
  return heaps.map((heap, index) => {
    const place = accents.slice(0, index).filter((accent) => !accent).length;
    const tone = accents[index] ? "accent" : (Math.min(place, 2) as 0 | 1 | 2);
    return (
      <path
        key={heap.x}
        className={className ? `${styles.heapTones[tone]} ${className}` : styles.heapTones[tone]}
        d={drawHeap(heap, pitch, y)}
        strokeWidth={Math.round(pitch * 48) / 100}
        strokeDasharray={getDash(pitch)}
      />
    );
  });
}
