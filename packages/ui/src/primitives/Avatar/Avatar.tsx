import { clsx } from "clsx";
import { useTheme } from "../../foundations/ThemeProvider/index.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import * as styles from "./Avatar.css.ts";
import { type AvatarHair, drawAvatar, type Shape } from "./drawAvatar.ts";

export interface AvatarProps extends OuterProps<SVGSVGElement> {
  /** Name or id. Equal seeds draw equal portraits. */
  seed: string;
  /** Text alternative: the person, and that it is a drawing. Empty beside the name. */
  alt: string;
  /**
   * `small` is 44 px and `medium` 96 px square, `large` 4:5 and as wide as its container.
   *
   * @default "large"
   */
  size?: keyof typeof styles.sizes | undefined;
  /**
   * Hair or head covering. Set it for real people: a name does not determine it.
   *
   * @default short, curls or long, by the seed
   */
  hair?: AvatarHair | undefined;
  /** Background. @default by the seed */
  ground?: keyof typeof styles.grounds | undefined;
}

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

/**
 * Line portrait generated from a seed: a placeholder for a photograph, not a likeness.
 *
 * Not beside photographs of other people.
 */
export function Avatar({
  seed,
  alt,
  hair,
  size = "large",
  ground: chosen,
  className,
  ...outer
}: AvatarProps) {
  const { theme } = useTheme();
  const { shapes, curls, face, ground: own } = drawAvatar(seed, hair);
  const ground = chosen ?? own;
  const inverse = ground === "inverse" && (theme === "dark" ? "light-theme" : "dark-theme");
  // Dense lines would merge.
  const every = size === "small" ? 4 : size === "medium" ? 2 : 1;
  const { x, y, gap } = face;
  const eye = size === "large" ? 8.5 : 13;
  return (
    <svg
      {...outer}
      viewBox={size === "large" ? "0 0 400 500" : "40 50 320 320"}
      className={clsx(styles.root, styles.sizes[size], styles.grounds[ground], inverse, className)}
      role={alt === "" ? undefined : "img"}
      aria-label={alt === "" ? undefined : alt}
      aria-hidden={alt === ""}
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
