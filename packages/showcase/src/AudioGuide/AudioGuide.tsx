import { useAgency } from "@agency/ui/AgencyProvider";
import { getViewDirection } from "../internal/DirectedText.tsx";
import { type ArtworkProps, Drawing } from "../internal/Drawing.tsx";
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

export interface AudioGuideProps extends ArtworkProps {
  content: AudioGuideContent;
  /**
   * - `hero`: whole visit with a quotation
   * - `phone`: page's language
   * - `landscape`, `portrait`, `small`: covers, the last without words
   * - `words`: first words below their strokes
   * - `silence`: end of the speech
   * - `phoneArabic`, `phoneOther`: Arabic, other language
   * - `mark`: on its colour
   *
   * @default "hero"
   */
  view?: AudioGuideView | undefined;
}

/**
 * Artwork of an audio guide: a waveform with one stroke per second of speech, shaped by a sentence,
 * then a line for silence.
 *
 * Not for playable sound.
 */
export function AudioGuide({ content, view = "hero", ...outer }: AudioGuideProps) {
  const agency = useAgency();
  const { Draw, width, height } = views[view];
  return (
    <Drawing {...outer} width={width} height={height}>
      <rect width={width} height={height} fill={content.colors.ground} />
      <Draw content={content} place={getViewDirection(agency, view, width)} />
    </Drawing>
  );
}
