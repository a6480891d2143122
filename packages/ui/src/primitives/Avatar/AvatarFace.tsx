import * as styles from "./Avatar.css.ts";
import type { AvatarDrawing, Shape } from "./drawAvatar.ts";

const short = (value: number) => Math.round(value * 1000) / 1000;

/** Dense in the shade, sparse towards the light. */
function copies({ towards: [x, y], lines, min, falling }: Shape, every: number) {
  const count = Math.ceil(lines / every);
  return Array.from({ length: count }, (_, index) => {
    const scale = 1 - (1 - min) * ((index + 1) / count) ** 1.35;
    const high = falling ? 1 - (1 - scale) * 0.18 : scale;
    return `translate(${short(x * (1 - scale))} ${short(y * (1 - high))}) scale(${short(scale)} ${short(high)})`;
  });
}

interface AvatarFaceProps {
  drawing: AvatarDrawing;
  size: keyof typeof styles.sizes;
}

/** Drawn face, with fewer lines at small sizes. */
export function AvatarFace({ drawing: { shapes, curls, face }, size }: AvatarFaceProps) {
  // Dense lines would merge.
  const every = size === "small" ? 4 : size === "medium" ? 2 : 1;
  const { x, y, gap } = face;
  const eye = size === "large" ? 8.5 : 13;
  return (
    <svg
      viewBox={size === "large" ? "0 0 400 500" : "40 50 320 320"}
      className={styles.face}
      aria-hidden="true"
    >
      <rect width="400" height="500" className={styles.ground} />
      {shapes.map((shape, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: static
        <g key={index}>
          <path d={shape.path} className={styles.outline} />
          <g className={styles.hatch} opacity={shape.opacity}>
            {copies(shape, every).map((transform) => (
              <path key={transform} d={shape.path} transform={transform} />
            ))}
          </g>
        </g>
      ))}
      {curls.map(([cx, cy, radius]) => (
        <g key={`${cx} ${cy}`}>
          <circle cx={cx} cy={cy} r={radius} className={styles.outline} />
          <g className={styles.hatch} opacity="0.7">
            {[0.76, 0.52, 0.28]
              .filter((_, index) => index % every === 0)
              .map((part) => (
                <circle key={part} cx={cx} cy={cy} r={short(radius * part)} />
              ))}
          </g>
        </g>
      ))}
      <g className={styles.mouth}>
        <path d={`M${x - 15} ${y + 66}q15 7 30 0`} className={styles.clearing} />
        <path d={`M${x - 15} ${y + 66}q15 7 30 0`} />
      </g>
      {/* Keeps hatching away from the line. */}
      <path d={`M${x - gap} ${y}H${x + gap}`} className={styles.clearing} />
      <path d={`M${x - gap} ${y}H${x + gap}`} className={styles.line} />
      <circle cx={x - gap} cy={y} r={eye} className={styles.point} />
      <path
        d={`M${x + gap} ${y - eye * 1.3}l${eye * 1.3} ${eye * 1.3}l${-eye * 1.3} ${eye * 1.3}l${-eye * 1.3} ${-eye * 1.3}Z`}
        className={styles.point}
      />
    </svg>
  );
}
