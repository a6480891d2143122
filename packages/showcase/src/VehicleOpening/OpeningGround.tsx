import { getVarName } from "@agency/ui/theme";
import { sizes } from "@agency/ui/theme/type";
import type { CSSProperties } from "react";
import * as art from "../internal/vehicleArt.css.ts";
import { getPiece, getWeight } from "../VehicleParts/content.ts";
import { heaps } from "../VehicleParts/heapMarks.ts";
import {
  getMiddle,
  getOffset,
  ground,
  isCovered,
  isVisible,
  threads,
} from "../VehicleParts/pieceOffsets.ts";
import { pieces, shapes, type VehiclePiece } from "../VehicleParts/shapes.ts";
import { GroundLine, HeapMarks, ShapePaths } from "../VehicleParts/VehicleArt.tsx";
import * as styles from "./VehicleOpening.css.ts";
import type { VehicleOpeningContent } from "./VehicleOpening.tsx";
import { hangingPieces, stacks, view } from "./view.ts";

const usual: readonly VehiclePiece[] = [
  "frontDoor",
  "wing",
  "frontWheel",
  "gearbox",
  "engine",
  "frontBumper",
];
const at = (x: number) =>
  ({ [getVarName(styles.at)]: Math.round((x / ground.length) * 10000) / 10000 }) as CSSProperties;

function Piece({ piece, state }: { piece: VehiclePiece; state: "whole" | "lifted" }) {
  const [x, y] = getOffset(piece, state);
  if (!x && !y) return <ShapePaths shape={shapes[piece]} />;
  return (
    <g
      className={isCovered(piece) ? styles.out : styles.moved}
      style={{ transform: `translate(${x}px, ${y}px)` }}
    >
      <ShapePaths shape={shapes[piece]} />
    </g>
  );
}

export function OpeningGround({
  content,
  launched,
}: {
  content: VehicleOpeningContent;
  launched: boolean;
}) {
  const { vehicle, caption, legend, launchedLegend, named = usual } = content;
  const state = launched ? "whole" : "lifted";
  const { columns, ...place } = stacks[launched ? "launched" : "before"];
  const weights = vehicle.materials.map(({ id }) => getWeight(vehicle, id));
  const laid = heaps(weights, columns, place);
  return (
    <div className={styles.figure} aria-hidden="true">
      <svg
        aria-hidden="true"
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
        className={`${art.drawing} ${styles.drawing}`}
      >
        {!launched && <path className={art.threads} d={threads(hangingPieces, state)} />}
        <GroundLine solid={launched} />
        {pieces.map(
          (piece) => isVisible(piece, state) && <Piece key={piece} piece={piece} state={state} />,
        )}
        <HeapMarks
          heaps={laid}
          accents={vehicle.materials.map(({ accent }) => accent === true)}
          pitch={place.pitch}
        />
      </svg>
      <div className={`${sizes.xs} ${styles.labels}`}>
        <p className={styles.caption}>{caption}</p>
        {!launched &&
          named.map((piece) => (
            <p key={piece} className={styles.piece} style={at(getMiddle(piece, state))}>
              {vehicle.pieces[piece]}
              <br />
              <span className={styles.quiet}>{vehicle.weight(getPiece(vehicle, piece).kg)}</span>
            </p>
          ))}
        {laid.map(({ x, count }, index) => (
          <p
            key={x}
            className={styles.heaps[vehicle.materials[index]?.accent ? "accent" : "plain"]}
            style={at(x)}
          >
            {count}
          </p>
        ))}
        <p className={`${styles.legend} ${styles.quiet}`} style={at(laid[0]?.x ?? 0)}>
          {launched ? launchedLegend : legend}
        </p>
      </div>
    </div>
  );
}
