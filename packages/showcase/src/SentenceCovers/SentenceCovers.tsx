import { useAgency } from "@agency/ui/AgencyProvider";
import { Drawing } from "../internal/Drawing.tsx";
import {
  Bilingual,
  bilingualSize,
  Measure,
  measureSize,
  Stops,
  stopsSize,
  Turned,
  turnedSize,
} from "./details.tsx";
import { rounded } from "./numbers.ts";
import { Ground, Hero, heroSize, Phone, phoneSize, Row, type Scene } from "./rows.tsx";
import type { SentenceCoversProps } from "./types.ts";
import { countWords } from "./typesetting.ts";

const selections = {
  landscape: { width: 720, height: 450, count: 3, cover: 204, gap: 24 },
  portrait: { width: 480, height: 576, count: 1, cover: 320, gap: 0 },
  small: { width: 350, height: 256, count: 2, cover: 144, gap: 14 },
};
const strip = { width: 1440, gap: 24 };
const pieces = {
  hero: [Hero, heroSize],
  phone: [Phone, phoneSize],
  turned: [Turned, turnedSize],
  bilingual: [Bilingual, bilingualSize],
  measure: [Measure, measureSize],
  stops: [Stops, stopsSize],
} as const;

/**
 * Artwork of book covers set with their first sentences, as large as they fit. A translation gives
 * half of the cover to each language.
 *
 * Not for covers that exist as pictures (`Gallery`) or accessible text.
 */
export function SentenceCovers({ content, view = "hero", ...outer }: SentenceCoversProps) {
  const { language } = useAgency();
  const script = language.split("-")[0] === "ar" ? "ar" : "en";
  const books = content.books.toSorted((a, b) => countWords(a) - countWords(b));
  const featured = books.filter((book) => book.featured);
  const scene: Scene = { content, books, featured: featured.length > 0 ? featured : books, script };
  const mirrored = script === "ar";

  if (view === "strip") {
    const width = (strip.width + strip.gap) / books.length - strip.gap;
    return (
      <Drawing {...outer} width={strip.width} height={rounded(width * 1.5)}>
        <Row {...{ books, width, mirrored }} total={strip.width} start={0} gap={strip.gap} />
      </Drawing>
    );
  }
  if (view === "landscape" || view === "portrait" || view === "small") {
    const { width, height, count, cover, gap } = selections[view];
    const shown = scene.featured.slice(0, count);
    const margin = (width + gap - shown.length * (cover + gap)) / 2;
    return (
      <Drawing {...outer} width={width} height={height}>
        <Ground content={content} width={width} height={height} />
        <Row
          books={shown}
          total={width}
          start={margin}
          y={(height - cover * 1.5) / 2}
          width={cover}
          {...{ gap, mirrored }}
        />
      </Drawing>
    );
  }
  const [Piece, size] = pieces[view];
  return (
    <Drawing {...outer} {...size}>
      <Piece {...scene} />
    </Drawing>
  );
}
