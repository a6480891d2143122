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
  /** Content in both languages. */
  content: AudioGuideContent;
  /**
   * - `hero`: the whole visit and a quotation, as wide as a page.
   * - `phone`: the same on a phone, in the page's language.
   * - `landscape`, `portrait`: covers.
   * - `small`: a cover on a phone, without words.
   * - `words`: the first words below their strokes.
   * - `silence`: the end of the speech.
   * - `phoneArabic`: the phone in Arabic on any page.
   * - `phoneOther`: the phone in the other language.
   * - `mark`: the mark on its colour.
   *
   * @default "hero"
   */
  view?: AudioGuideView | undefined;
}

/**
 * Drawing of an audio guide for one room: a waveform with one stroke per second of speech, shaped
 * by a sentence of the guide, then a line for the silence. Speech and silence share one scale and
 * follow the reading direction.
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
