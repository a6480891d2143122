import { getVarName } from "@agency/ui/theme";
import { sizes } from "@agency/ui/theme/type";
import { type CSSProperties, type PointerEvent, useId, useRef } from "react";
import * as art from "../internal/vehicleArt.css.ts";
import { getPiece, getWeight, totalWeight, type VehicleContent } from "./content.ts";
import { getEqualColumns, heaps } from "./heapMarks.ts";
import {
  findPiece,
  getBox,
  getMiddle,
  getOffset,
  ground,
  isCovered,
  piecesAlongGround,
} from "./pieceOffsets.ts";
import { drawCircle, pieces, shapes, type VehiclePiece } from "./shapes.ts";
import { usePieceSelection } from "./usePieceSelection.ts";
import { GroundLine, HeapMarks, ShapePaths } from "./VehicleArt.tsx";
import * as styles from "./VehicleParts.css.ts";
import { view } from "./view.ts";

export interface VehiclePartsLabels {
  parts: string;
  /** From 1: "Part 22 of 27". */
  position: (position: number, total: number) => string;
  value: (name: string, weight: string, text: string) => string;
  hint: string;
  hintScrolled: string;
  states: Readonly<Record<"whole" | "lifted" | "apart" | "sorted", string>>;
}

const count = piecesAlongGround.length;
const pitch = 7.3;
const px = (value: number) => `${Math.round(value)}px`;

function offsets(piece: VehiclePiece, heap: { x: number } | undefined): CSSProperties {
  const lifted = getOffset(piece, "lifted");
  const apart = getOffset(piece, "apart");
  const [x, y, width, height] = shapes[piece].box;
  return {
    [getVarName(styles.liftedX)]: px(lifted[0]),
    [getVarName(styles.liftedY)]: px(lifted[1]),
    [getVarName(styles.apartX)]: px(apart[0]),
    [getVarName(styles.apartY)]: px(apart[1]),
    [getVarName(styles.heapX)]: px((heap?.x ?? 0) + 30 - x - width / 2),
    [getVarName(styles.heapY)]: px(ground.y - y - height),
  } as CSSProperties;
}

export function VehicleScene({
  content,
  labels,
}: {
  content: VehicleContent;
  labels: VehiclePartsLabels;
}) {
  const track = useRef<HTMLDivElement>(null);
  const scene = useRef<HTMLDivElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const { place, last, choose } = usePieceSelection({ track, scene, drawing });

  const { materials, weight } = content;
  const stacks = heaps(
    materials.map(({ id }) => getWeight(content, id)),
    getEqualColumns(18),
    { pitch, end: ground.length - 60, gap: 3 * pitch },
  );
  const index = typeof place === "number" ? place : undefined;
  const piece = index === undefined ? undefined : piecesAlongGround[index];
  const of = piece && getPiece(content, piece);
  const name = piece ? content.pieces[piece] : content.name;
  const kg = weight(of ? of.kg : totalWeight(content));
  const text = typeof place === "number" ? of?.material?.text : labels.states[place];

  const pick = ({ clientX, clientY }: PointerEvent) => {
    const matrix = drawing.current?.getScreenCTM?.()?.inverse();
    if (!matrix) return;
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
    slider.current?.focus({ preventScroll: true });
    choose(piecesAlongGround.indexOf(findPiece(x, y)));
  };

  return (
    <div ref={track} className={styles.track}>
      <div ref={scene} className={styles.scene}>
        <div className={styles.head}>
          <p className={`${sizes.d2} ${styles.name}`}>{name}</p>
          <p className={`${sizes.d3} ${styles.weight}`}>{kg}</p>
          <p className={`${sizes.lead} ${styles.text}`}>{text}</p>
        </div>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the slider takes the keys */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut to the slider */}
        <div
          className={styles.stage}
          onClick={(event) => pick(event as unknown as PointerEvent)}
          onPointerMove={(event) => {
            if (event.buttons & 1) pick(event);
          }}
        >
          <svg
            ref={drawing}
            aria-hidden="true"
            viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
            preserveAspectRatio="xMidYMax meet"
            className={`${art.drawing} ${styles.drawing}`}
          >
            {piece && <Leader piece={piece} />}
            <GroundLine />
            {/* Below animated parts, because browsers blur things above them. */}
            <HeapMarks
              heaps={stacks}
              accents={materials.map(({ accent }) => accent === true)}
              pitch={pitch}
              className={styles.heap}
            />
            <g className={piece && styles.others}>
              {pieces.map((each) => {
                const material = getPiece(content, each).material;
                const heap = stacks[materials.findIndex(({ id }) => id === material?.id)];
                const look = isCovered(each) ? styles.inner : styles.seen;
                return (
                  <g
                    key={each}
                    className={each === piece ? `${look} ${styles.chosen}` : look}
                    style={offsets(each, heap)}
                  >
                    <ShapePaths shape={shapes[each]} />
                  </g>
                );
              })}
            </g>
            <path
              className={styles.ticks}
              d={piecesAlongGround
                .map((each) => `M${Math.round(getMiddle(each, "apart"))} ${ground.y + 11}v8`)
                .join("")}
            />
            {piece && <Mark piece={piece} />}
          </svg>
          <input
            ref={slider}
            className={styles.slider}
            type="range"
            min={1}
            max={count}
            step={1}
            value={(index ?? last) + 1}
            aria-label={labels.parts}
            aria-describedby={hintId}
            aria-valuetext={labels.value(name, kg, text ?? "")}
            onFocus={() => {
              if (index === undefined) choose(last);
            }}
            onChange={({ currentTarget }) => choose(Number(currentTarget.value) - 1)}
          />
        </div>
        <div className={`${sizes.sm} ${styles.foot}`}>
          <p>{index === undefined ? "\u00a0" : labels.position(index + 1, count)}</p>
          <p id={hintId} className={styles.hint}>
            <span className={styles.hintKeys}>{labels.hint}</span>
            <span className={styles.hintScrolled}>{labels.hintScrolled}</span>
          </p>
        </div>
      </div>
    </div>
  );
}

function Leader({ piece }: { piece: VehiclePiece }) {
  const middle = Math.round(getMiddle(piece, "apart"));
  const starts = [
    [view.y + 4, styles.short],
    [view.y - 64, styles.long],
  ] as const;
  return starts.map(([start, className]) => (
    <g key={start} className={className}>
      <path className={styles.leader} d={`M${middle} ${start}V${ground.y}`} />
      <path className={styles.leaderPoint} d={drawCircle(middle, start, 4)} />
    </g>
  ));
}

function Mark({ piece }: { piece: VehiclePiece }) {
  const [x, y, width, height] = getBox(piece, "apart");
  const room = 12;
  const [across, down] = [width + 2 * room, height + 2 * room].map(Math.round);
  return (
    <>
      <path
        className={styles.tick}
        d={`M${Math.round(getMiddle(piece, "apart"))} ${ground.y + 11}v16`}
      />
      <path
        className={styles.square}
        d={`M${Math.round(x - room)} ${Math.round(y - room)}h${across}v${down}h-${across}z`}
      />
    </>
  );
}
