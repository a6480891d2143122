import { useAgency } from "@agency/ui/AgencyProvider";
import { Drawing, type DrawingOuterProps } from "../internal/Drawing.tsx";
import { placeOn } from "../internal/drawnPlace.tsx";
import type { AudioGuideContent } from "./content.ts";
import { LargeMark, Silence } from "./details.tsx";
import { Hero, Landscape, Phone, Portrait, Small, SpokenWords } from "./views.tsx";

const views = {
  hero: { Draw: Hero, width: 1440, height: 900 },
  phone: { Draw: Phone, width: 390, height: 844 },
  landscape: { Draw: Landscape, width: 720, height: 450 },
  portrait: { Draw: Portrait, width: 480, height: 576 },
  small: { Draw: Small, width: 350, height: 256 },
  words: { Draw: SpokenWords, width: 924, height: 456 },
  silence: { Draw: Silence, width: 450, height: 608 },
  phoneArabic: { Draw: Phone, width: 390, height: 844 },
  phoneOther: { Draw: Phone, width: 390, height: 844 },
  mark: { Draw: LargeMark, width: 784, height: 470 },
} as const;

export type AudioGuideView = keyof typeof views;

export interface AudioGuideProps extends DrawingOuterProps {
  /** What is drawn, in both languages. */
  content: AudioGuideContent;
  /**
   * - `hero`: the guide's time from edge to edge of a page, and what it says.
   * - `phone`: the same on a visitor's phone, in the page's language.
   * - `landscape`, `portrait`: covers.
   * - `small`: a cover on a phone, time and silence alone.
   * - `words`: the first words, each below its strokes.
   * - `silence`: the moment at which the guide falls silent.
   * - `phoneArabic`: the phone in Arabic on any page.
   * - `phoneOther`: the phone in the other language.
   * - `mark`: the mark on its colour.
   *
   * @default "hero"
   */
  view?: AudioGuideView | undefined;
}

/**
 * An audio guide for one room: a stroke for each second that it speaks, shaped by the words and
 * pauses of a sentence it says, then a line for as long as it is silent. Speech and line are to one
 * scale and run from the page's side.
 *
 * Not for sound that can be played: it is a drawing.
 */
export function AudioGuide({ content, view = "hero", ...outer }: AudioGuideProps) {
  const agency = useAgency();
  const { Draw, width, height } = views[view];
  return (
    <Drawing {...outer} width={width} height={height}>
      <rect width={width} height={height} fill={content.colors.ground} />
      <Draw content={content} place={placeOn(agency, view, width)} />
    </Drawing>
  );
}
