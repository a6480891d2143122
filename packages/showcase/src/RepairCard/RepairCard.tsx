import { useAgency } from "@agency/ui/AgencyProvider";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { type ArtworkProps, type Crop, Drawing } from "../internal/Drawing.tsx";
import { Back, cardSize } from "./Back.tsx";
import { MarkAlone, markSize, Portrait, portraitSize } from "./Covers.tsx";
import { Front } from "./Front.tsx";
import { Gears } from "./Gears.tsx";
import { Hero, heroSize } from "./Hero.tsx";
import { Phone, phoneSize, Small, smallSize } from "./Phone.tsx";
import { TimingStrip } from "./TimingStrip.tsx";
import { getTones, type Tones } from "./tones.ts";
import type { RepairCardContent } from "./types.ts";

export type RepairCardView =
  | "hero"
  | "phone"
  | "landscape"
  | "portrait"
  | "small"
  | "back"
  | "gears"
  | "record"
  | "mark";

export interface RepairCardProps extends ArtworkProps {
  content: RepairCardContent;
  /**
   * - `hero`: both sides and stages, 1440 × 900
   * - `phone`: owner's view, 390 × 764
   * - `landscape`: front, 720 × 450
   * - `portrait`: back, 480 × 576
   * - `small`: stages, 350 × 256
   * - `back`: crop of the points
   * - `gears`: movement, 450 × 608
   * - `record`: a trace per position, 322 × 580
   * - `mark`: among ticks, 784 × 470
   *
   * @default "hero"
   */
  view?: RepairCardView | undefined;
}

interface Drawn {
  size: readonly [width: number, height: number];
  crop?: Crop | undefined;
  draw: (content: RepairCardContent, tones: Tones, language: "en" | "ar") => ReactNode;
}

const landscapeSize = [720, 450] as const;
const gearsSize = [450, 608] as const;
const recordSize = [322, 580] as const;

const views: { [View in RepairCardView]: Drawn } = {
  hero: {
    size: heroSize,
    draw: (content, tones, language) => <Hero {...{ content, tones, language }} />,
  },
  phone: {
    size: phoneSize,
    draw: (content, tones, language) => <Phone {...{ content, tones, language }} />,
  },
  landscape: {
    size: landscapeSize,
    draw: (content, tones) => (
      <Front content={content} tones={tones} width={landscapeSize[0]} height={landscapeSize[1]} />
    ),
  },
  portrait: {
    size: portraitSize,
    draw: (content, tones) => <Portrait content={content} tones={tones} />,
  },
  small: {
    size: smallSize,
    draw: (content, tones, language) => <Small {...{ content, tones, language }} />,
  },
  back: {
    size: cardSize,
    crop: [158, 89, 482, 257],
    draw: (content, tones) => <Back content={content} tones={tones} />,
  },
  gears: {
    size: gearsSize,
    draw: ({ gears }, tones) => (
      <>
        <rect width={gearsSize[0]} height={gearsSize[1]} fill={tones.ink} />
        <Gears
          {...{ gears, tones }}
          width={gearsSize[0]}
          height={gearsSize[1]}
          fill={1.4}
          stroke={2.4}
        />
      </>
    ),
  },
  record: {
    size: recordSize,
    draw: ({ record }, tones, language) => (
      <TimingStrip
        {...{ record, tones, language }}
        width={recordSize[0]}
        height={recordSize[1]}
        traces="each"
      />
    ),
  },
  mark: { size: markSize, draw: (_, tones) => <MarkAlone tones={tones} /> },
};

/**
 * Artwork of a watchmaker's repair card: a front like a dial, a bilingual back with completed
 * stages, and a picture per stage.
 *
 * Not for other clients' work or a visitor's steps (`Steps`, `Timeline`).
 */
export function RepairCard({ content, view = "hero", className, ...outer }: RepairCardProps) {
  const { language } = useAgency();
  const { size, crop, draw } = views[view];
  return (
    <Drawing {...outer} width={size[0]} height={size[1]} crop={crop} className={clsx(className)}>
      {draw(content, getTones(content.colors), language.startsWith("ar") ? "ar" : "en")}
    </Drawing>
  );
}
