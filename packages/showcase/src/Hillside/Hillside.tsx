import { useAgency } from "@agency/ui/AgencyProvider";
import { type ArtworkProps, type Crop, Drawing } from "../internal/Drawing.tsx";
import type { HillsideContent } from "./content.ts";
import { Hours } from "./Hours.tsx";
import { Letter } from "./Letter.tsx";
import { Identity, MarkOnAccent } from "./Mark.tsx";
import { Cover, covers, Hero, Phone } from "./Scene.tsx";

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

const windowCrop: Crop = [944, 112, 496, 248];

export interface HillsideProps extends ArtworkProps {
  content: HillsideContent;
  /**
   * - `hero`: whole slope, 1440 × 880
   * - `phone`: 390 × 844
   * - `landscape`: all flats, 720 × 450
   * - `portrait`: upper flats, 480 × 576
   * - `small`: 350 × 256
   * - `window`: highest flat, 496 × 248
   * - `letter`: to neighbours, 450 × 608
   * - `mark`: name, mark, colours, 320 × 640
   * - `hours`: chart from sunrise, 784 × 470
   * - `markOnAccent`: 784 × 470
   *
   * @default "hero"
   */
  view?: HillsideView | undefined;
}

/**
 * Artwork of flats on a steep street, each with its height and hour of first sun. Texts and `hours`
 * are mirrored in right-to-left pages, the hill never.
 *
 * Not for measured distances (flats are evenly spaced) or charts of results.
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
