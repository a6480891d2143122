import { useAgency } from "@agency/ui/AgencyProvider";
import { type Crop, Drawing, type DrawingOuterProps } from "../internal/Drawing.tsx";
import type { HillsideContent } from "./content.ts";
import { Hours } from "./Hours.tsx";
import { Letter } from "./Letter.tsx";
import { Identity, MarkOnAccent } from "./Mark.tsx";
import { Cover, covers, Hero, Phone } from "./Scene.tsx";

/** Size of each view, in units. */
const sizes = {
  hero: [1440, 880],
  phone: [390, 844],
  landscape: [720, 450],
  portrait: [480, 576],
  small: [350, 256],
  window: [1440, 880],
  letter: [450, 608],
  mark: [320, 640],
  hours: [784, 470],
  markOnAccent: [784, 470],
} as const;

export type HillsideView = keyof typeof sizes;

/** The highest flat and the one below it, with their hours. */
const windowCrop: Crop = [944, 112, 496, 248];

export interface HillsideProps extends DrawingOuterProps {
  /** What is drawn, in both languages. */
  content: HillsideContent;
  /**
   * - `hero`: the slope across the whole page, 1440 × 880.
   * - `phone`: the same upright, 390 × 844.
   * - `landscape`: cover, all flats, 720 × 450.
   * - `portrait`: cover, the upper flats, 480 × 576.
   * - `small`: cover on a phone, the upper flats, 350 × 256.
   * - `window`: the highest flat, a crop of `hero`, 496 × 248.
   * - `letter`: what was sent to the neighbours, 450 × 608.
   * - `mark`: name, mark and colours, 320 × 640.
   * - `hours`: a line from sunrise to the hour of each window, 784 × 470.
   * - `markOnAccent`: the mark on the accent, 784 × 470.
   * @default "hero"
   */
  view?: HillsideView | undefined;
}

/**
 * Flats on a steep street, seen from the side: each with its number, its height above the foot of
 * the street and the hour at which the sun reaches its window. Heights make the hill, hours the
 * lines above the windows; the first flat to have the sun is lit. The hill is a place, so it rises
 * to the right in both scripts; words follow the page, and so does the chart of `hours`.
 *
 * Not for a profile with measured distances (flats stand equally far apart), nor for charts of
 * results.
 */
export function Hillside({ content, view = "hero", ...outer }: HillsideProps) {
  const lang = useAgency().language.startsWith("ar") ? "ar" : "en";
  const [width, height] = sizes[view];
  return (
    <Drawing
      {...outer}
      width={width}
      height={height}
      crop={view === "window" ? windowCrop : undefined}
    >
      <View content={content} lang={lang} view={view} />
    </Drawing>
  );
}

interface ViewProps {
  content: HillsideContent;
  lang: "en" | "ar";
  view: HillsideView;
}

function View({ view, ...scene }: ViewProps) {
  switch (view) {
    case "phone":
      return <Phone {...scene} />;
    case "landscape":
    case "portrait":
    case "small":
      return <Cover {...scene} layout={covers[view]} />;
    case "letter":
      return <Letter {...scene} />;
    case "mark":
      return <Identity {...scene} />;
    case "hours":
      return <Hours {...scene} />;
    case "markOnAccent":
      return <MarkOnAccent {...scene} />;
    default:
      return <Hero {...scene} moves={view === "hero"} />;
  }
}
